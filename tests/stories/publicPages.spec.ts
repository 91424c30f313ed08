import { expect } from 'playwright/test';
import { test } from '../support/testInstance.ts';
import { english, german } from '../support/screenTexts.ts';

const imprint = { de: german.club.imprint.title, en: english.club.imprint.title };
const heading = { level: 1 } as const;

test('a visitor without JavaScript reads who runs the club, in both languages', async ({ testInstance, browser }) => {
  const context = await browser.newContext({
    ...{ baseURL: testInstance.club.url, javaScriptEnabled: false, locale: 'de-DE' },
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  expect((await page.goto('/home/imprint'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { ...heading, name: imprint.de })).toBeVisible();
  await page.getByRole('link', { name: german.core.language.en, exact: true }).click();
  await expect(page.getByRole('heading', { ...heading, name: imprint.en })).toBeVisible();
  await page.getByRole('link', { name: english.core.footer.privacy, exact: true }).click();
  await expect(page.getByRole('heading', { ...heading, name: english.club.privacy.title })).toBeVisible();
  await page.locator('header summary').click();
  await expect(page.locator('header details').getByRole('link').first()).toBeVisible();
  await context.close();
});

test('a public page is shown in the colours that were chosen in the app, and loads no script', async ({
  testInstance,
}) => {
  const page = await testInstance.visit();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.addInitScript(() => window.localStorage.setItem('colorMode', 'dark'));
  await page.goto('/home/imprint');
  await expect(page.getByRole('heading', { ...heading, name: imprint.de })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
});
