import { expect } from 'playwright/test';
import { test } from '../support/testInstance.ts';
import { at, cell, isFree, openPlan, payButton, toConfirmation, toPayment, untilBooked } from '../support/courtPlan.ts';

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
