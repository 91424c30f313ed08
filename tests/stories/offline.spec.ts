import { expect } from 'playwright/test';
import { test } from '../support/testInstance.ts';
import {
  at,
  cell,
  isMembers,
  isSelected,
  openPlan,
  payButton,
  toConfirmation,
  toPayment,
  untilBooked,
} from '../support/courtPlan.ts';
import { choose, chooseToPayment, expectOldPlan, loseNetworkFor } from '../support/offlinePage.ts';
import { german } from '../support/screenTexts.ts';

const { core, booking } = german;
const noon = { sport: 'TENNIS', start: '12:00', end: '13:00', price: 1000 };

test('offline the plan stays readable and shows its age, and it updates by itself when the network returns', async ({
  testInstance,
}) => {
  const date = await testInstance.freshDay();
  const page = await testInstance.enter('ben');
  await openPlan(page, { date });
  await page.context().setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: core.offline })).toBeVisible();
  await testInstance.books('anna', { ...noon, date, court: 4 });
  await expectOldPlan(page, { date, place: at('Platz 4', '12:00', '12:30') });
  await page.context().setOffline(false);
  await expect(cell(page, at('Platz 4', '12:00', '13:00'), isMembers)).toBeVisible();
  await expect(page.getByText(core.offline)).toBeHidden();
  await expect(page.getByText(core.connection.live, { exact: true })).toBeVisible({ timeout: 40_000 });
  await testInstance.books('anna', { ...noon, date, court: 6 });
  await expect(cell(page, at('Platz 6', '12:00', '13:00'), isMembers)).toBeVisible();
});

test('offline nothing can be ordered, the page names the reason, and the order is possible when the network returns', async ({
  testInstance,
}) => {
  const date = await testInstance.freshDay();
  const page = await testInstance.enter('ben');
  await chooseToPayment(page, { date, place: at('Platz 4', '12:00', '12:30') });
  await page.context().setOffline(true);
  await expect(payButton(page)).toBeDisabled();
  await expect(page.getByText(booking.pay.offline)).toBeVisible();
  await page.context().setOffline(false);
  await expect(payButton(page)).toBeEnabled();
  await payButton(page).click();
  await untilBooked(page);
});

test('a selected slot that was taken while the browser was offline is named when the network returns', async ({
  testInstance,
}) => {
  const date = await testInstance.freshDay();
  const page = await testInstance.enter('ben');
  await choose(page, { date, place: at('Platz 4', '12:00', '12:30') });
  await page.context().setOffline(true);
  await testInstance.books('anna', { ...noon, date, court: 4 });
  await page.context().setOffline(false);
  await expect(page.getByText(booking.lost.taken).filter({ hasText: 'Platz 4' }).first()).toBeVisible({
    timeout: 20_000,
  });
});

// reliability F23: the network fails in each step of the wizard, and no input is lost.
test('the network may fail and return in every step of a booking', async ({ testInstance }) => {
  const date = await testInstance.freshDay();
  const page = await testInstance.enter('ben');
  const place = at('Platz 5', '12:00', '12:30');
  await choose(page, { date, place });
  await loseNetworkFor(page, () => expect(cell(page, place, isSelected)).toBeVisible());
  await expect(cell(page, place, isSelected)).toBeVisible();
  await toConfirmation(page);
  const confirmation = page.getByRole('heading', { name: booking.confirm.title });
  await loseNetworkFor(page, () => expect(confirmation).toBeVisible());
  await toPayment(page);
  await loseNetworkFor(page, () => expect(payButton(page)).toBeDisabled());
  await payButton(page).click();
  await untilBooked(page);
  await loseNetworkFor(page, () => untilBooked(page));
  expect(await testInstance.bookingsOf('ben', date)).toMatchObject([{ court: 5, start: '12:00' }]);
});

test('offline all steps of a booking can be visited, up to the last', async ({ testInstance }) => {
  const date = await testInstance.freshDay();
  const page = await testInstance.enter('ben');
  await choose(page, { date, place: at('Platz 6', '12:00', '12:30') });
  await loseNetworkFor(page, async () => {
    await toConfirmation(page);
    await toPayment(page);
    await expect(payButton(page)).toBeDisabled();
    await expect(page.getByText(booking.pay.offline)).toBeVisible();
  });
  await payButton(page).click();
  await untilBooked(page);
  expect(await testInstance.bookingsOf('ben', date)).toHaveLength(1);
});
