import { type ComponentProps, type ReactNode, useId } from 'react';
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
const Input = styled('input')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  height: 46,
  padding: theme.spacing(0, 4),
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  '&:focus-visible': { outline: 'none' },
  '@media (forced-colors: active)': { '&:focus-visible': { outline: '2px solid Highlight' } },
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

type TextFieldProps = ComponentProps<'input'> & {
  label: string;
  /** The error of the value; replaces `help`. */
  error?: string | undefined;
  help?: string | undefined;
  /** A control inside the frame, e.g. "show password". */
  action?: ReactNode;
};

/** Label above, help below; the line for help is always reserved, so that an error moves nothing. */
export const TextField = ({ label, error, help, action, ...input }: TextFieldProps) => {
  const id = useId();
  return (
    <Root>
      <Label htmlFor={id}>{label}</Label>
      <Frame>
        <Input {...input} id={id} aria-invalid={error !== undefined} aria-describedby={`${id}-help`} />
        {action}
      </Frame>
      <Help id={`${id}-help`} data-error={error !== undefined} aria-live="polite">
        {error !== undefined && <Icon path={mdiAlertCircleOutline} />}
        {error ?? help}
      </Help>
    </Root>
  );
};
