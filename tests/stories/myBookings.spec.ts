import { expect } from 'playwright/test';
import { cancelledOf, findRowOf, openMyBookings, rowOf } from '../support/bookingsList.ts';
import { dayAfter, plainDay } from '../support/clubDays.ts';
import { test } from '../support/testInstance.ts';
import { at, cell, isFree, isOwn, openPlan } from '../support/courtPlan.ts';
import { german, withGaps } from '../support/screenTexts.ts';

const { core, user, booking, courtPlan } = german;

test('anna cancels in two taps, and sees the consequences before the second', async ({ testInstance }) => {
  const date = await testInstance.freshDay();
  await testInstance.books('anna', { sport: 'HALL', date, court: 1, start: '10:00', end: '11:00', price: 1800 });
  const [page, ben] = await Promise.all([testInstance.enter('anna'), testInstance.enter('ben')]);
  await Promise.all([openMyBookings(page), openPlan(ben, { date, sport: 'HALL' })]);
  await (await findRowOf(page, date)).getByRole('button', { name: user.bookings.cancel.single }).click();
  const dialog = page.getByRole('dialog', { name: core.cancelBooking.single.question });
  await expect(dialog).toContainText(`bis ${plainDay(dayAfter(date, -1))}, 10:00 Uhr`);
  await expect(dialog).toContainText(core.cancelBooking.consequence.nothingPaid);
  await dialog.getByRole('button', { name: core.cancelBooking.single.confirm }).click();
  await expect(page.getByText(withGaps(core.cancelBooking.single.done))).toBeVisible();
  await expect(cell(ben, at('Halle 1', '10:00', '11:00'), isFree)).toBeVisible();
  await expect(cell(ben, at('Halle 1', '10:00', '11:00'))).toHaveAccessibleName(new RegExp(courtPlan.marks.freed));
  await expect(rowOf(page, date)).toBeHidden();
  await cancelledOf(page)
    .getByText(/^\d+ stornierte/)
    .click();
  await expect(await findRowOf(page, date, cancelledOf(page))).toContainText(user.bookings.state.CANCELED);
});

test('a tap on one’s own booking in the plan leads to its cancellation, three taps in all', async ({
  testInstance,
}) => {
  const date = await testInstance.freshDay();
  await testInstance.books('ben', { sport: 'HALL', date, court: 2, start: '10:00', end: '11:00', price: 1800 });
  const page = await testInstance.enter('ben');
  await openPlan(page, { date, sport: 'HALL' });
  await cell(page, at('Halle 2', '10:00', '11:00'), isOwn).click();
  await page.getByRole('button', { name: core.cancelBooking.single.action, exact: true }).click();
  await page.getByRole('button', { name: core.cancelBooking.single.confirm }).click();
  await expect(cell(page, at('Halle 2', '10:00', '11:00'), isFree)).toBeVisible();
  // The screen shows it as free before the server has answered.
  await expect.poll(() => testInstance.bookingsOf('ben', date)).toEqual([]);
});

test('the question before a cancellation can be declined, and the booking stays', async ({ testInstance }) => {
  const date = await testInstance.freshDay();
  await testInstance.books('anna', { sport: 'HALL', date, court: 2, start: '08:00', end: '09:00', price: 1800 });
  const page = await testInstance.enter('anna');
  await openMyBookings(page);
  await (await findRowOf(page, date)).getByRole('button', { name: user.bookings.cancel.single }).click();
  await page.getByRole('button', { name: core.cancelBooking.single.keep }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await testInstance.bookingsOf('anna', date)).toHaveLength(1);
});

test('after the deadline the next booking names the deadline and whom to ask', async ({ testInstance }) => {
  const page = await testInstance.enter('anna');
  await openMyBookings(page);
  const next = page.locator('section').filter({ has: page.getByRole('heading', { name: user.bookings.next }) });
  await expect(next).toContainText(withGaps(user.bookings.tooLate.single));
  await expect(next.getByRole('button', { name: user.bookings.cancel.single })).toHaveCount(0);
});

test('the past tab shows past bookings as ended, and cancelled ones as cancelled', async ({ testInstance }) => {
  const page = await testInstance.enter('anna');
  await openMyBookings(page);
  await page.getByRole('tab', { name: user.bookings.tabs.past }).click();
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  await expect(rows.filter({ hasText: user.bookings.state.ended })).not.toHaveCount(0);
  await expect(rows.filter({ hasText: user.bookings.state.CANCELED })).not.toHaveCount(0);
  await expect(rows.getByRole('button', { name: user.bookings.cancel.single })).toHaveCount(0);
  await rows.getByRole('link', { name: user.bookings.again }).first().click();
  await expect(page).toHaveURL(/\/booking\?sport=[A-Z]+&date=\d{4}-\d\d-\d\d$/);
});

test('an empty list leads to the plan', async ({ testInstance }) => {
  const page = await testInstance.enter('admin');
  await openMyBookings(page);
  await expect(page.getByRole('heading', { name: user.bookings.empty.upcoming.title })).toBeVisible();
  await page.getByRole('tabpanel').getByRole('link', { name: user.bookings.empty.action }).click();
  await expect(page.getByRole('heading', { name: booking.title })).toBeVisible();
});
