import type { CSSObject } from '@emotion/react';
import { boldDarkPalette, boldLightPalette } from './boldPalette.ts';
import { cssVariables } from './cssVariables.ts';
import { colorPath } from './theme.ts';

const bold = ':root[data-contrast="bold"]';

/**
 * What "bold" adds to the colours: lines twice as thick, links that are underlined wherever they stand, nothing faded. The
 * rules are marked as important because they hold for every component, whatever it says of itself. In the court plan, lines
 * tell the kinds of bookings apart, so that they stay as they are.
 */
export const boldStyles: CSSObject = {
  [bold]: cssVariables(boldLightPalette, colorPath),
  [`${bold}[data-color-scheme="dark"]`]: cssVariables(boldDarkPalette, colorPath),
  '@media print': { [`${bold}[data-color-scheme]`]: cssVariables(boldLightPalette, colorPath) },
  [`${bold} :not([role="grid"] *, [role="grid"])`]: { borderWidth: '2px !important' },
  [`${bold} a`]: { textDecoration: 'underline !important', textDecorationThickness: '2px' },
  [`${bold} :focus-visible`]: { outlineWidth: 4 },
  [`${bold} :is(:disabled, [aria-disabled="true"]):not([role="gridcell"])`]: {
    opacity: '1 !important',
    borderStyle: 'dashed !important',
  },
};
