import { type Page, expect } from 'playwright/test';
import type { Coloring, Fit } from './appearances.ts';

type Colors = Pick<Coloring, 'mode'> & Pick<Fit, 'contrast'>;

/** Every combination has a background of its own. */
const backgrounds = {
  light: { default: 'rgb(246, 248, 246)', bold: 'rgb(255, 255, 255)' },
  dark: { default: 'rgb(16, 23, 19)', bold: 'rgb(0, 0, 0)' },
} as const;

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
  expect(background, `the background in ${mode}, ${contrast}`).toBe(backgrounds[mode][contrast]);
};
