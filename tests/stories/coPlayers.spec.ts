import { expect } from 'playwright/test';
import { findRowOf, openMyBookings } from '../support/bookingsList.ts';
import { at, cell, isFree, openPlan, payButton, toConfirmation, toPayment, untilBooked } from '../support/courtPlan.ts';
import { callGraphql } from '../support/graphqlClient.ts';
import { hallPrice } from '../support/hallBookings.ts';
import { fill, german } from '../support/screenTexts.ts';
import { type TestInstance, test } from '../support/testInstance.ts';

const { players, user } = german;

/** What a guest costs per started hour, in cents, from now on. */
const chargeGuests = async ({ club, token }: TestInstance, guestFee: number): Promise<void> => {
  const query = 'mutation ($fee: Cents!) { updateSettings(settings: { rules: { guestFee: $fee } }) { code } }';
  const answer = await callGraphql(club.url, { query, variables: { fee: guestFee }, token: await token('admin') });
  expect(answer.errors).toBeUndefined();
};

test('anna books with ben and a guest, who costs a fee, and ben sees the game but no price', async ({
  testInstance,
}) => {
  await chargeGuests(testInstance, 500);
  const date = await testInstance.freshDay();
  const price = await hallPrice({ url: testInstance.club.url, token: await testInstance.token('anna') }, date);
  const anna = await testInstance.enter('anna');
  await openPlan(anna, { date, sport: 'HALL' });
  await cell(anna, at('Halle 1', '10:00', '11:00'), isFree).click();
  await toConfirmation(anna);
  const names = anna.getByRole('combobox', { name: players.add });
  await names.fill('Ben');
  await anna.getByRole('option', { name: /^Ben / }).first().click();
  await names.fill('Gitte');
  await anna.getByRole('option', { name: fill(players.asGuest, { name: 'Gitte' }) }).click();
  await expect(anna.getByText(/^darin Gastgebühr: 5,00/)).toBeVisible();
  await toPayment(anna);
  await payButton(anna).click();
  await untilBooked(anna);
  expect(await testInstance.bookingsOf('anna', date)).toMatchObject([{ court: 1, price: price + 500 }]);

  const ben = await testInstance.enter('ben');
  await openMyBookings(ben);
  const game = await findRowOf(ben, date);
  await expect(game).toContainText(/Du spielst mit: gebucht von Anna /);
  await expect(game).toContainText('Gitte (Gast)');
  await expect(game).not.toContainText('€');
  await expect(game.getByRole('button', { name: user.bookings.cancel.single })).toBeHidden();
  await chargeGuests(testInstance, 0);
});
