import { expect } from 'playwright/test';
import { at, cell, openPlan } from '../support/courtPlan.ts';
import { hallHour, hallPrice } from '../support/hallBookings.ts';
import { german } from '../support/screenTexts.ts';
import { test } from '../support/testInstance.ts';

const { booking, courtPlan, user, waitingOffer } = german;
const { waiting } = user.bookings;

test('a member waits for a full hour, is offered the court that another cancels, and takes it from the plan', async ({
  testInstance,
}) => {
  const date = await testInstance.freshDay();
  const token = await testInstance.token('anna');
  const price = await hallPrice({ url: testInstance.club.url, token }, date);
  const freed = await testInstance.books('anna', hallHour({ date, court: 1, hour: 10, price }));
  await testInstance.books('anna', hallHour({ date, court: 2, hour: 10, price }));

  const ben = await testInstance.enter('ben');
  await openPlan(ben, { date, sport: 'HALL' });
  await ben.getByRole('button', { name: booking.waiting.join }).click();
  await ben.getByLabel(booking.waiting.from).fill('10:00');
  await ben.getByLabel(booking.waiting.to).fill('11:00');
  await ben.getByRole('button', { name: booking.waiting.submit }).click();
  await expect(ben.getByText(booking.waiting.joined)).toBeVisible();
  await ben.goto('/user/bookings');
  await expect(ben.getByText(waiting.position_one)).toBeVisible();

  const trainer = await testInstance.enter('trainer');
  await openPlan(trainer, { date, sport: 'HALL' });
  await testInstance.cancels('anna', freed);
  await expect(ben.getByText(waitingOffer.offer)).toBeVisible();
  await expect(cell(trainer, at('Halle 1', '10:00', '11:00'), courtPlan.cell.taken)).toBeVisible();

  await openPlan(ben, { date, sport: 'HALL' });
  await cell(ben, at('Halle 1', '10:00', '11:00'), waitingOffer.held.replace('{{until}}', '')).click();
  await ben.getByRole('dialog').getByRole('button', { name: waitingOffer.take }).click();
  await expect(cell(trainer, at('Halle 1', '10:00', '11:00'), courtPlan.categories.SINGLE)).toBeVisible();
  expect(await testInstance.bookingsOf('ben', date)).toMatchObject([{ court: 1, start: '10:00', state: 'BOOKED' }]);
});
