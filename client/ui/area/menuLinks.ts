import type { CSSObject, Theme } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from '../buttons/Link.tsx';
import { motion } from '../theme/motion.ts';
import { radius, touchTarget } from '../theme/shape.ts';

/**
 * Styles of links and of buttons among them; the current one has the brand colour and a line, in light and dark mode.
 */
export const menuLinkStyles = ({ theme }: { theme: Theme }): CSSObject => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  minHeight: touchTarget,
  padding: theme.spacing(2, 3),
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: theme.vars.palette.text.secondary,
  font: 'inherit',
  fontWeight: 500,
  lineHeight: 1.3,
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background ${motion.quick}, color ${motion.quick}`,
  '&:hover': { background: theme.vars.palette.primary.light, color: theme.vars.palette.primary.main },
  '&[data-current="true"]': { color: theme.vars.palette.primary.main, fontWeight: 650 },
  '&[aria-current]': {
    background: theme.vars.palette.primary.light,
    color: theme.vars.palette.primary.main,
    fontWeight: 650,
    boxShadow: `inset 3px 0 0 ${theme.vars.palette.primary.main}`,
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 },
  },
});

export const MenuLink = styled(Link)(menuLinkStyles);
export const MenuButton = styled('button')(menuLinkStyles);

export const MenuList = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));
