import { type Page, expect } from 'playwright/test';
import {
  highContrastDarkPalette,
  highContrastLightPalette,
} from '../../client/ui/theme/highContrast/highContrastPalette.ts';
import { darkPalette, lightPalette } from '../../client/ui/theme/palette.ts';
import type { Appearance } from './appearances.ts';

type Colors = Pick<Appearance, 'mode' | 'contrast'>;

const palettes = {
  light: { default: lightPalette, bold: highContrastLightPalette },
  dark: { default: darkPalette, bold: highContrastDarkPalette },
} as const;

/** `#F6F8F6` as computed styles write it. */
const asComputed = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/**
 * Shows the open page in other colours without loading it again, by the two attributes that a choice in the settings sets
 * (client/ui/theme/ClubThemeProvider.tsx). The page must have been opened in high contrast: only then are its styles loaded,
 * and all of them depend on the attribute. The background proves that the colours are in effect.
 */
export const wearColors = async (page: Page, { mode, contrast }: Colors): Promise<void> => {
  const background = await page.evaluate(
    (chosen) => {
      const noTransitions = document.head.appendChild(document.createElement('style'));
      noTransitions.textContent = '*, *::before, *::after { transition: none !important }';
      document.documentElement.dataset['colorScheme'] = chosen.mode;
      document.documentElement.dataset['contrast'] = chosen.contrast;
      const { backgroundColor } = window.getComputedStyle(document.body);
      noTransitions.remove();
      return backgroundColor;
    },
    { mode, contrast },
  );
  expect(background, `the background in ${mode}, ${contrast}`).toBe(
    asComputed(palettes[mode][contrast].background.default),
  );
};
