import { expect } from 'playwright/test';
import { test } from '../support/testInstance.ts';
import { at, payButton, untilBooked } from '../support/courtPlan.ts';
import { chooseToPayment } from '../support/offlinePage.ts';
import { german } from '../support/screenTexts.ts';
import { type FaultProxy, startFaultProxy } from '../support/faultProxy.ts';

const { booking } = german;

let line: FaultProxy;
test.beforeEach(async ({ testInstance }) => {
  line = await startFaultProxy(Number(new URL(testInstance.club.url).port));
});
test.afterEach(() => line.close());

const throughLine = () => ({ baseURL: `http://127.0.0.1:${line.port}` });

// promises.md 2: without an answer none or one effect, and a retry with the same key gets the first answer.
test('a booking whose answer was lost is sent again with its key, and is made once', async ({ testInstance }) => {
  const date = await testInstance.freshDay();
  const page = await testInstance.enter('ben', throughLine());
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('bookAsUser')) keys.push(request.headers()['idempotency-key'] ?? '');
  });
  await chooseToPayment(page, { date, place: at('Platz 3', '18:00', '18:30') });
  await line.change({ kind: 'cut', request: 'bookAsUser' });
  await payButton(page).click();
  await expect(page.getByText(booking.pay.unanswered)).toBeVisible();
  expect(line.cuts()).toBeGreaterThan(0);
  await expect.poll(() => testInstance.bookingsOf('ben', date)).toHaveLength(1);
  await line.change({ kind: 'pass' });
  await page.getByRole('button', { name: booking.pay.askAgain }).click();
  await untilBooked(page);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).not.toBe('');
  expect(await testInstance.bookingsOf('ben', date)).toHaveLength(1);
});
