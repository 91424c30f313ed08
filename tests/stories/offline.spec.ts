import { expect } from 'playwright/test';
import { test } from '../support/clubhouse.ts';
import {
  at,
  cell,
  isFree,
  isMembers,
  openPlan,
  payButton,
  planOf,
  toConfirmation,
  toPayment,
  untilBooked,
} from '../support/courtPlan.ts';
import { german, withGaps } from '../support/screenTexts.ts';

const { core, booking } = german;
const noon = { sport: 'TENNIS', start: '12:00', end: '13:00', price: 1000 };

test('without a network the plan stays readable and says how old it is, and heals by itself', async ({ clubhouse }) => {
  const date = await clubhouse.freshDay({ on: 'weekday' });
  const page = await clubhouse.enter('ben');
  await openPlan(page, { date });
  await page.context().setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: core.offline })).toBeVisible();
  await clubhouse.books('anna', { ...noon, date, court: 4 });
  await expect(page.getByText(withGaps(core.connection.interrupted))).toBeVisible({ timeout: 30_000 });
  await expect(planOf(page, date)).toBeVisible();
  await expect(cell(page, at('Platz 4', '12:00', '12:30'), isFree)).toBeVisible();
  await page.context().setOffline(false);
  await expect(cell(page, at('Platz 4', '12:00', '13:00'), isMembers)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(core.offline)).toBeHidden();
  await expect(page.getByText(core.connection.live, { exact: true })).toBeVisible({ timeout: 40_000 });
  await clubhouse.books('anna', { ...noon, date, court: 6 });
  await expect(cell(page, at('Platz 6', '12:00', '13:00'), isMembers)).toBeVisible();
});

test('without a network nothing can be ordered, the page says why, and goes on when it is back', async ({
  clubhouse,
}) => {
  const date = await clubhouse.freshDay({ on: 'weekday' });
  const page = await clubhouse.enter('ben');
  await openPlan(page, { date });
  await cell(page, at('Platz 4', '12:00', '12:30'), isFree).click();
  await toConfirmation(page);
  await toPayment(page);
  await page.context().setOffline(true);
  await expect(payButton(page)).toBeDisabled();
  await expect(page.getByText(booking.pay.offline)).toBeVisible();
  await page.context().setOffline(false);
  await expect(payButton(page)).toBeEnabled();
  await payButton(page).click();
  await untilBooked(page);
});

test('a selection that was lost while the network was away is named when it is back', async ({ clubhouse }) => {
  const date = await clubhouse.freshDay({ on: 'weekday' });
  const page = await clubhouse.enter('ben');
  await openPlan(page, { date });
  await cell(page, at('Platz 4', '12:00', '12:30'), isFree).click();
  await page.context().setOffline(true);
  await clubhouse.books('anna', { ...noon, date, court: 4 });
  await page.context().setOffline(false);
  await expect(page.getByText(booking.lost.taken).filter({ hasText: 'Platz 4' }).first()).toBeVisible({
    timeout: 20_000,
  });
});
