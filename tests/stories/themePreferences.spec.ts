import { type Page, expect } from 'playwright/test';
import { test } from '../support/testInstance.ts';
import { chooseTheme } from '../support/chooseTheme.ts';
import { german } from '../support/screenTexts.ts';

const { app, auth, core } = german;

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const settingsButton = (page: Page) => page.getByRole('button', { name: core.settings.label });

test('the theme is light until the user chooses dark, and a reload shows dark from the first paint', async ({
  testInstance,
}) => {
  const page = await testInstance.visit({ colorScheme: 'dark' });
  await page.goto('/auth/login');
  await expect(settingsButton(page)).toBeVisible();
  const light = await ground(page);
  await chooseTheme(page, { mode: 'dark' });
  const dark = await ground(page);
  expect(dark).not.toBe(light);
  // After the page is parsed and before any of its modules runs.
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const root = document.documentElement;
      root.dataset['first'] = root.dataset['colorScheme'];
    }),
  );
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-first', 'dark');
  await expect(settingsButton(page)).toBeVisible();
  expect(await ground(page)).toBe(dark);
});

test('high contrast underlines links, doubles borders, and is kept for the next visit', async ({ testInstance }) => {
  const page = await testInstance.visit();
  await page.goto('/auth/login');
  await chooseTheme(page, { contrast: 'bold' });
  const link = page.getByRole('link', { name: core.footer.imprint });
  const field = page.getByLabel(auth.login.credential).locator('..');
  const isBold = async (): Promise<void> => {
    await expect(link).toHaveCSS('text-decoration-line', 'underline');
    await expect(field).toHaveCSS('border-top-width', '2px');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  };
  await isBold();
  await page.reload();
  await isBold();
});

test('the settings open by keyboard, close by Escape, and return the focus', async ({ testInstance }) => {
  const page = await testInstance.visit();
  await page.goto('/auth/login');
  await settingsButton(page).focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: app.settings.title });
  await expect(drawer).toBeVisible();
  // The layout width: while the drawer slides in, its box on the screen differs by a fraction of a pixel.
  await expect(drawer).toHaveCSS('width', '280px');
  await drawer.getByRole('radio', { name: app.settings.mode.light }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(settingsButton(page)).toBeFocused();
  await expect(settingsButton(page)).toHaveAccessibleName(core.settings.changed);
});

test('the reset button restores the defaults and removes them from the browser', async ({ testInstance }) => {
  const page = await testInstance.visit();
  await page.goto('/auth/login');
  await chooseTheme(page, { mode: 'dark', contrast: 'bold' });
  await page.getByRole('button', { name: core.settings.changed }).click();
  const reset = page.getByRole('button', { name: app.settings.reset, exact: true });
  await reset.click();
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'light');
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'default');
  await expect(reset).toBeDisabled();
  expect(await page.evaluate(() => window.localStorage.length)).toBe(0);
});

test('full screen can be switched on and off', async ({ testInstance }) => {
  const page = await testInstance.visit();
  await page.goto('/auth/login');
  await settingsButton(page).click();
  await page.getByRole('button', { name: app.settings.fullScreen }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await page.getByRole('button', { name: app.settings.leaveFullScreen }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(false);
});

test('high contrast is offered if the system asks for more contrast, and is stored only after the user accepts', async ({
  testInstance,
}) => {
  const page = await testInstance.visit();
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('/auth/login');
  const offer = page.getByRole('button', { name: app.settings.contrastOffer });
  await expect(offer).toBeVisible();
  expect(await page.evaluate(() => window.localStorage.length)).toBe(0);
  await offer.click();
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'bold');
});

test('the chosen option stays visible with colours forced by the system', async ({ testInstance }) => {
  const page = await testInstance.visit();
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/auth/login');
  await settingsButton(page).click();
  const chosen = page.getByRole('radio', { name: app.settings.mode.light });
  await expect(chosen).toBeChecked();
  await expect(chosen.locator('..')).toHaveCSS('outline-style', 'solid');
});

test('the selected day stays visible with colours forced by the system', async ({ testInstance }) => {
  const page = await testInstance.enter('anna');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/booking');
  const day = (isSelected: boolean) =>
    page
      .locator(`button[aria-pressed="${isSelected}"][data-weekend]`)
      .first()
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await day(true)).not.toBe(await day(false));
});
