import type { CSSObject } from '@emotion/react';
import { highContrastDarkPalette, highContrastLightPalette } from './highContrastPalette.ts';
import { cssVariables } from '../cssVariables.ts';
import { colorPath } from '../theme.ts';

const bold = ':root[data-contrast="bold"]';

/**
 * The styles of "bold" besides the colours: borders twice as thick, all links underlined, nothing faded. The rules are
 * marked as important because they override the styles of every component. Lines of the court plan stay as they are,
 * because they distinguish the categories.
 */
export const highContrastStyles: CSSObject = {
  [bold]: cssVariables(highContrastLightPalette, colorPath),
  [`${bold}[data-color-scheme="dark"]`]: cssVariables(highContrastDarkPalette, colorPath),
  '@media print': { [`${bold}[data-color-scheme]`]: cssVariables(highContrastLightPalette, colorPath) },
  [`${bold} :not([role="grid"] *, [role="grid"])`]: { borderWidth: '2px !important' },
  // Without a tint its edge shows where a booking ends.
  [`${bold} :is(td, .plan-swatch)[data-tint]:not([data-own="true"]) > .plan-fill`]: {
    outline: '1px solid var(--edge)',
    outlineOffset: -1,
  },
  [`${bold} a`]: { textDecoration: 'underline !important', textDecorationThickness: '2px' },
  [`${bold} :focus-visible`]: { outlineWidth: 4 },
  [`${bold} :is(:disabled, [aria-disabled="true"]):not([role="gridcell"])`]: {
    opacity: '1 !important',
    borderStyle: 'dashed !important',
  },
};
