import type { CSSObject } from '@emotion/react';
import { type ClubTheme, colorVariables } from './theme.ts';

/** The focus frame, the same for all elements: a court line around the element, with a gap. */
const focusRing = (theme: ClubTheme) => ({
  outline: `3px solid ${theme.vars.palette.focus}`,
  outlineOffset: 2,
});

const reducedMotion: CSSObject = {
  animationDuration: '80ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '80ms !important',
  scrollBehavior: 'auto',
};

export const globalStyles = (theme: ClubTheme): CSSObject => ({
  ':root': colorVariables.light,
  '[data-color-scheme="dark"]': { colorScheme: 'dark', ...colorVariables.dark },
  // Paper is white in dark mode, too; more specific than the colours that Material's theme sets again.
  '@media print': { ':root[data-color-scheme]': { colorScheme: 'light', ...colorVariables.light } },
  html: {
    boxSizing: 'border-box',
    '@media print': { background: 'white' },
    scrollPaddingTop: theme.spacing(24),
    hyphens: 'auto',
    overflowWrap: 'break-word',
    WebkitTextSizeAdjust: '100%',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
  },
  '*, *::before, *::after': { boxSizing: 'inherit' },
  // Also beside other things in a row, where a name without a space would keep its width.
  'h1, h2, h3': { overflowWrap: 'anywhere' },
  'strong, b': { fontWeight: 700 },
  body: {
    ...theme.typography.body1,
    margin: 0,
    background: theme.vars.palette.background.default,
    color: theme.vars.palette.text.primary,
    '@media print': { background: 'white' },
    '&::backdrop': { background: theme.vars.palette.background.default },
    minWidth: 320,
    overflowX: 'clip',
    fontFeatureSettings: '"cv11"',
    scrollbarWidth: 'thin',
  },
  a: { color: theme.vars.palette.primary.main, textUnderlineOffset: '0.2em' },
  '::selection': { background: theme.vars.palette.primary.main, color: theme.vars.palette.primary.contrastText },
  ':focus-visible': focusRing(theme),
  'h1:focus': { outline: 'none' },
  '@media (prefers-reduced-motion: reduce)': { '*, *::before, *::after': reducedMotion },
  '@media (prefers-contrast: more)': {
    ':root[data-color-scheme]': {
      '--pw-palette-text-secondary': 'var(--pw-palette-text-primary)',
      '--pw-palette-divider': 'var(--pw-palette-control-border)',
    },
    a: { textDecoration: 'underline' },
  },
  '@media (forced-colors: active)': { ':focus-visible': { outlineColor: 'Highlight' } },
});
