import { type Page, expect } from 'playwright/test';
import { german } from './screenTexts.ts';

const { settings } = german.app;

export type Appearance = Readonly<{ mode?: 'light' | 'dark'; contrast?: 'default' | 'bold' }>;

/** Uses the settings button in the header; the page must be German. */
export const chooseTheme = async (page: Page, { mode = 'light', contrast = 'default' }: Appearance): Promise<void> => {
  await page.getByRole('button', { name: german.core.settings.label }).click();
  const drawer = page.getByRole('dialog', { name: settings.title });
  await drawer.getByText(settings.mode[mode], { exact: true }).click();
  await drawer.getByText(settings.contrast[contrast], { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', mode);
};
