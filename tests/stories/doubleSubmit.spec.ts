import { type Page, expect } from 'playwright/test';
import { test } from '../support/testInstance.ts';
import { at, cell, isFree, openPlan, payButton, toConfirmation, toPayment, untilBooked } from '../support/courtPlan.ts';
import { german } from '../support/screenTexts.ts';

test('a double click on the pay button books once', async ({ testInstance }) => {
  const date = await testInstance.freshDay();
  const page = await testInstance.enter('anna');
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('bookAsUser')) orders.push(request.headers()['idempotency-key'] ?? '');
  });
  await openPlan(page, { date });
  await cell(page, at('Platz 3', '18:00', '18:30'), isFree).click();
  await toConfirmation(page);
  await toPayment(page);
  await payButton(page).dblclick();
  await untilBooked(page);
  expect(orders).toHaveLength(1);
  expect(orders[0]).not.toBe('');
  expect(await testInstance.bookingsOf('anna', date)).toHaveLength(1);
});

/** The link that a tap on the footer would open at the moment at which `heading` appears. */
const footerLinkWhen = (page: Page, heading: string): Promise<string | null> =>
  page.evaluate(
    (title) =>
      new Promise((resolve) => {
        const link = document.querySelector('footer a');
        const observer = new MutationObserver(() => {
          if (!link || document.querySelector('h2')?.textContent !== title) return;
          observer.disconnect();
          link.scrollIntoView({ block: 'end', behavior: 'instant' });
          const { left, top, width, height } = link.getBoundingClientRect();
          const met = document.elementFromPoint(left + width / 2, top + height / 2);
          resolve(met?.closest('a')?.textContent ?? null);
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
    heading,
  );

test('on a phone a second tap where the pay button was opens no link of the footer', async ({ testInstance }) => {
  const date = await testInstance.freshDay();
  const page = await testInstance.enter('anna', { viewport: { width: 360, height: 640 } });
  await openPlan(page, { date });
  await cell(page, at('Platz 3', '18:00', '18:30'), isFree).click();
  await toConfirmation(page);
  await toPayment(page);
  const met = footerLinkWhen(page, german.booking.booked.title_one);
  await payButton(page).click();
  expect(await met).toBeNull();
});

test('the same selection in two tabs is booked once', async ({ testInstance }) => {
  const date = await testInstance.freshDay();
  const first = await testInstance.enter('anna');
  await openPlan(first, { date });
  await cell(first, at('Platz 3', '18:00', '18:30'), isFree).click();
  await toConfirmation(first);
  const second = await first.context().newPage();
  await second.goto(`/booking?sport=TENNIS&date=${date}`);
  await toPayment(second);
  await toPayment(first);
  await payButton(first).click();
  await untilBooked(first);
  await expect(payButton(second)).toBeHidden();
  expect(await testInstance.bookingsOf('anna', date)).toHaveLength(1);
});
