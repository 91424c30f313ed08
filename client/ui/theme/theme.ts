import { cssVariables, variablesOf } from './cssVariables.ts';
import { darkPalette, lightPalette } from './palette.ts';
import { typography } from './typography.ts';

/** Smallest widths in px (product.md §9). */
export const widths = { xs: 0, sm: 600, md: 768, lg: 1200, xl: 1600 } as const;
type Width = keyof typeof widths;

/** The prefix of the colours' CSS variables. */
export const colorPath = '--pw-palette';

/** Every colour as a CSS variable, e.g. `--pw-palette-calendar-single-fill`, in light and dark mode. */
export const colorVariables = {
  light: cssVariables(lightPalette, colorPath),
  dark: cssVariables(darkPalette, colorPath),
};

/** The theme of our components. MaterialThemeProvider.tsx makes that of Material's components from the same values. */
export const theme = {
  vars: { palette: variablesOf(lightPalette, colorPath) },
  typography,
  /** `spacing(2, 4)` → `8px 16px`. */
  spacing: (...units: readonly number[]): string => units.map((count) => `${count * 4}px`).join(' '),
  breakpoints: {
    up: (width: Width): string => `@media (min-width: ${widths[width]}px)`,
    down: (width: Width): string => `@media (max-width: ${widths[width] - 0.05}px)`,
  },
  zIndex: { appBar: 1100, snackbar: 1400, tooltip: 1500 },
};

export type ClubTheme = typeof theme;
