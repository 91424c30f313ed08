import type { CSSObject, Theme } from '@emotion/react';
import { motion } from './motion.ts';
import { radius, touchTarget } from './shape.ts';

/** primary: the one thing to do here; secondary: also possible; quiet: beside a text; danger: takes something away. */
export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

const looks: Readonly<Record<ButtonLook, (theme: Theme) => CSSObject>> = {
  primary: ({ vars: { palette } }) => ({
    background: palette.primary.main,
    borderColor: palette.primary.main,
    color: palette.primary.contrastText,
    '&:hover': { background: palette.primary.dark, borderColor: palette.primary.dark },
  }),
  secondary: ({ vars: { palette } }) => ({
    background: palette.background.paper,
    borderColor: palette.control.border,
    color: palette.text.primary,
    '&:hover': { borderColor: palette.primary.main, color: palette.primary.main },
  }),
  quiet: ({ vars: { palette }, spacing }) => ({
    paddingInline: spacing(3),
    background: 'transparent',
    borderColor: 'transparent',
    color: palette.primary.main,
    '&:hover': { background: palette.primary.light },
  }),
  danger: ({ vars: { palette } }) => ({
    background: palette.error.main,
    borderColor: palette.error.main,
    color: palette.error.contrastText,
    '&:hover': { background: palette.error.dark, borderColor: palette.error.dark },
  }),
};

export const buttonStyles = ({ theme, look = 'primary' }: { theme: Theme; look?: ButtonLook }): CSSObject => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(2),
  minHeight: touchTarget,
  padding: theme.spacing(2, 5),
  border: '1px solid',
  borderRadius: radius.control,
  font: 'inherit',
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background ${motion.quick}, border-color ${motion.quick}, color ${motion.quick}, transform ${motion.quick}`,
  '&:active': { transform: 'translateY(1px)' },
  '&:disabled, &[aria-disabled="true"]': { opacity: 0.7, cursor: 'not-allowed', transform: 'none' },
  ...looks[look](theme),
  // Paper cannot be tapped.
  '@media print': { display: 'none' },
});

export const fullWidth = ({ isWide = false }: { isWide?: boolean }): CSSObject => (isWide ? { width: '100%' } : {});
