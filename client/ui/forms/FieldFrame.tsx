import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { mdiAlertCircleOutline } from '@mdi/js';
import { Icon } from '../graphics/Icon.tsx';
import { motion } from '../theme/motion.ts';
import { radius } from '../theme/shape.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // In a row with a taller field the free height stays below.
  alignContent: 'start',
  gap: theme.spacing(1.5),
  minWidth: 0,
}));
const Label = styled('label')({ fontWeight: 600 });
const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  border: `1px solid ${theme.vars.palette.control.border}`,
  borderRadius: radius.control,
  background: theme.vars.palette.background.paper,
  transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
  '&:focus-within': {
    borderColor: theme.vars.palette.focus,
    boxShadow: `0 0 0 2px ${theme.vars.palette.focus}`,
  },
  '&:has([aria-invalid="true"])': { borderColor: theme.vars.palette.error.main },
}));
const Help = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  gap: theme.spacing(1),
  alignItems: 'center',
  minHeight: '1.55em',
  margin: 0,
  color: theme.vars.palette.text.secondary,
  '&[data-error="true"]': { color: theme.vars.palette.error.main },
}));

type FieldFrameProps = {
  /** Of the control; the help has the same id with `-help`. */
  id: string;
  label: string;
  /** The error of the value; replaces `help`. */
  error?: string | undefined;
  help?: string | undefined;
  children: ReactNode;
};

/** Label above, help below; the line for help is always reserved, so that an error moves nothing. */
export const FieldFrame = ({ id, label, error, help, children }: FieldFrameProps) => (
  <Root>
    <Label htmlFor={id}>{label}</Label>
    <Frame>{children}</Frame>
    <Help id={`${id}-help`} data-error={error !== undefined} aria-live="polite">
      {error !== undefined && <Icon path={mdiAlertCircleOutline} />}
      {error ?? help}
    </Help>
  </Root>
);
