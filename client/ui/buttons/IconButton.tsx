import type { ComponentProps } from 'react';
import styled from '@emotion/styled';
import { Icon } from '../graphics/Icon.tsx';
import { motion } from '../theme/motion.ts';
import { radius, touchTarget } from '../theme/shape.ts';

const Root = styled('button')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: touchTarget,
  height: touchTarget,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: radius.control,
  background: 'transparent',
  color: theme.vars.palette.text.secondary,
  font: 'inherit',
  fontSize: '1.125rem',
  cursor: 'pointer',
  transition: `background ${motion.quick}, color ${motion.quick}`,
  '&:hover': { background: theme.vars.palette.primary.light, color: theme.vars.palette.primary.main },
  '@media print': { display: 'none' },
}));

/** A button with only an icon; its label is its accessible name and is shown on hover. */
export const IconButton = ({ icon, label, ...rest }: { icon: string; label: string } & ComponentProps<'button'>) => (
  <Root type="button" aria-label={label} title={label} {...rest}>
    <Icon path={icon} />
  </Root>
);
