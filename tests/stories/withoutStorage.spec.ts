import { expect } from 'playwright/test';
import { emailOf, test } from '../support/testInstance.ts';
import { at, cell, isFree, toConfirmation } from '../support/courtPlan.ts';
import { signIn } from '../support/login.ts';
import { chooseTheme } from '../support/chooseTheme.ts';
import { german } from '../support/screenTexts.ts';

const { booking } = german;

test('a browser without storage can sign in, switch to dark and reach the confirmation', async ({ testInstance }) => {
  const date = await testInstance.freshDay();
  const page = await testInstance.visit();
  await page.addInitScript(() => {
    const forbidden = {
      get: () => {
        throw new DOMException('The operation is insecure', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', forbidden);
    Object.defineProperty(window, 'sessionStorage', forbidden);
  });
  await page.goto(`/booking?sport=TENNIS&date=${date}`);
  await signIn(page, emailOf('ben'));
  await expect(page.getByRole('heading', { level: 1, name: booking.title })).toBeVisible();
  await chooseTheme(page, { mode: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await cell(page, at('Platz 4', '12:00', '12:30'), isFree).click();
  await toConfirmation(page);
});
