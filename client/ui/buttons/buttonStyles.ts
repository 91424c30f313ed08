import type { CSSObject, Theme } from '@emotion/react';
import { motion } from '../theme/motion.ts';
import { radius, touchTarget } from '../theme/shape.ts';

/** primary: the main action; secondary: another one; quiet: beside a text; danger: removes something. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

const variantStyles: Readonly<Record<ButtonVariant, (theme: Theme) => CSSObject>> = {
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

export const buttonStyles = ({ theme, variant = 'primary' }: { theme: Theme; variant?: ButtonVariant }): CSSObject => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(2),
  minHeight: touchTarget,
  // A name in it breaks rather than widening the page.
  maxWidth: '100%',
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
  ...variantStyles[variant](theme),
  // Buttons are not printed.
  '@media print': { display: 'none' },
});

export const fullWidth = ({ isWide = false }: { isWide?: boolean }): CSSObject => (isWide ? { width: '100%' } : {});
