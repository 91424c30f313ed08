import { type Page, expect } from 'playwright/test';
import * as v from 'valibot';
import { openMyBookings, rowOf } from '../support/bookingsList.ts';
import { dayFromToday } from '../support/clubDays.ts';
import { at, cell, isFree, openPlan, toConfirmation, toPayment, untilBooked } from '../support/courtPlan.ts';
import { callGraphql } from '../support/graphqlClient.ts';
import { fill, german } from '../support/screenTexts.ts';
import { type TestInstance, test } from '../support/testInstance.ts';

const { booking, core, user, vouchers } = german;

const asAdmin = async ({ club, token }: TestInstance, query: string, variables: unknown) => {
  const call = { query, variables, token: await token('admin'), idempotencyKey: crypto.randomUUID() };
  const { data, errors } = await callGraphql(club.url, call);
  expect(errors).toBeUndefined();
  return data;
};

const takenSchema = v.object({
  bookingsInPeriod: v.array(v.object({ date: v.string(), court: v.number(), start: v.string(), end: v.string() })),
});
type Place = Readonly<{ date: string; court: number }>;

/** Tennis courts that are free from ten to twelve, on days on which cards pay and a cancellation is in time. */
const freePlaces = async (testInstance: TestInstance): Promise<readonly Place[]> => {
  const [from, to] = [dayFromToday(3), dayFromToday(12)];
  const query = `query ($from: Date!, $to: Date!) {
    bookingsInPeriod(fromDate: $from, toDate: $to, choosenSport: "TENNIS") { date court start end } }`;
  const { bookingsInPeriod: taken } = v.parse(takenSchema, await asAdmin(testInstance, query, { from, to }));
  const isFreeAt = ({ date, court }: Place): boolean =>
    !taken.some((each) => each.date === date && each.court === court && each.start < '12:00' && each.end > '10:00');
  return Array.from({ length: 10 }, (_, day) =>
    Array.from({ length: 8 }, (__, court) => ({ date: dayFromToday(3 + day), court: court + 1 })),
  )
    .flat()
    .filter(isFreeAt);
};

/** The club books for the member, whose card pays. */
const bookByCard = (testInstance: TestInstance, userID: string, place: Place & Readonly<{ end: string }>) =>
  asAdmin(testInstance, 'mutation ($booking: AdminBookingInput!) { bookAsAdmin(booking: $booking) { success } }', {
    booking: { sport: 'TENNIS', category: 'SINGLE', userID, withVoucher: true, start: '10:00', ...place },
  });

const balance = async (page: Page): Promise<string | null> => {
  await page.goto('/user/vouchers');
  const region = page.getByRole('region', { name: vouchers.left.title });
  await expect(region.getByText(vouchers.left.text)).toBeVisible();
  return region.locator('strong').textContent();
};

test('a card is bought, used up over two cards in one booking, and its hours come back with the cancellation', async ({
  testInstance,
}) => {
  const { userID, token } = await testInstance.addMember({ firstName: 'Vera', lastName: 'Voss' });
  const page = await testInstance.enterWith(token);

  await page.goto('/user/vouchers');
  await page.getByRole('checkbox', { name: vouchers.order.consent }).check();
  await page.getByRole('button', { name: vouchers.order.submit }).click();
  await expect(page.getByText(vouchers.order.done)).toBeVisible();
  expect(await balance(page)).toBe('10 Std.');

  const [long, place, ...others] = await freePlaces(testInstance);
  if (!long || !place) throw new Error('No court is free');
  for (const other of others.slice(0, 8)) await bookByCard(testInstance, userID, { ...other, end: '11:00' });
  await bookByCard(testInstance, userID, { ...long, end: '11:30' });
  expect(await balance(page)).toBe('0,5 Std.');
  await asAdmin(testInstance, 'mutation ($userID: ID!) { addVoucher(userID: $userID) { success } }', { userID });

  await openPlan(page, { date: place.date });
  await cell(page, at(`Platz ${place.court}`, '10:00', '10:30'), isFree).click();
  await toConfirmation(page);
  await toPayment(page);
  await expect(page.getByText(fill(booking.pay.VOUCHER.text, { hours: '9,5' }))).toBeVisible();
  await page.getByRole('radio', { name: booking.pay.VOUCHER.name }).check();
  await page.getByRole('button', { name: booking.pay.bookByCard, exact: true }).click();
  await untilBooked(page);
  await expect(page.getByText(fill(booking.pay.byCard, { hours: '1 Std.' }))).toBeVisible();
  expect(await balance(page)).toBe('9,5 Std.');
  const statement = page.getByRole('table', { name: vouchers.statement.title });
  await expect(statement.getByText('−0,5 Std.')).toHaveCount(2);
  await expect(page.getByText(vouchers.states.ENDED, { exact: true })).toBeVisible();

  await openMyBookings(page);
  const row = rowOf(page, place.date).filter({ hasText: `Platz ${place.court}` });
  await expect(row).toContainText(fill(user.bookings.byCard, { hours: '1 Std.' }));
  await row.getByRole('button', { name: user.bookings.cancel.single }).click();
  await expect(page.getByRole('dialog')).toContainText(fill(core.cancelBooking.byCard, { hours: '1 Std.' }));
  await page.getByRole('button', { name: core.cancelBooking.single.confirm }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => balance(page)).toBe('10,5 Std.');
  await expect(statement.getByText('+0,5 Std.')).toHaveCount(2);
  await expect(page.getByText(vouchers.states.ENDED, { exact: true })).toBeHidden();
});
