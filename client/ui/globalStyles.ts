import type { Theme } from '@mui/material/styles';

/** The focus frame: a court line around the thing, with a gap, everywhere the same. */
const focusRing = (theme: Theme) => ({
  outline: `3px solid ${theme.vars.palette.focus}`,
  outlineOffset: 2,
});

const calmMotion = {
  animationDuration: '80ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '80ms !important',
  scrollBehavior: 'auto !important',
};

export const globalStyles = (theme: Theme) => ({
  html: { scrollPaddingTop: theme.spacing(24), hyphens: 'auto' as const, WebkitTextSizeAdjust: '100%' },
  body: {
    minWidth: 320,
    overflowX: 'clip' as const,
    fontFeatureSettings: '"cv11"',
    scrollbarWidth: 'thin' as const,
  },
  a: { color: theme.vars.palette.primary.main, textUnderlineOffset: '0.2em' },
  '::selection': { background: theme.vars.palette.primary.main, color: theme.vars.palette.primary.contrastText },
  ':focus-visible': focusRing(theme),
  'h1:focus': { outline: 'none' },
  '@media (prefers-reduced-motion: reduce)': { '*, *::before, *::after': calmMotion },
  '@media (prefers-contrast: more)': {
    ':root': {
      '--pw-palette-text-secondary': 'var(--pw-palette-text-primary)',
      '--pw-palette-divider': 'var(--pw-palette-control-border)',
    },
    a: { textDecoration: 'underline' },
  },
  '@media (forced-colors: active)': { ':focus-visible': { outlineColor: 'Highlight' } },
});
