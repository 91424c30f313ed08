import { expect } from 'playwright/test';
import { emailOf, test } from '../support/clubhouse.ts';
import { at, cell, isFree, toConfirmation } from '../support/courtPlan.ts';
import { signIn } from '../support/login.ts';
import { wearLook } from '../support/look.ts';
import { german } from '../support/screenTexts.ts';

const { booking } = german;

test('a browser that forbids all storage signs in, shows dark and leads to the confirmation', async ({ clubhouse }) => {
  const date = await clubhouse.freshDay();
  const page = await clubhouse.visit();
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
  await wearLook(page, { mode: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await cell(page, at('Platz 4', '12:00', '12:30'), isFree).click();
  await toConfirmation(page);
});
