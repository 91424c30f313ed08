import { expect } from 'playwright/test';
import { at, cell, openPlan } from '../support/courtPlan.ts';
import { hallHour, hallPrice } from '../support/hallBookings.ts';
import { german } from '../support/screenTexts.ts';
import { test } from '../support/testInstance.ts';

const { booking, courtPlan, user } = german;
const { waiting } = user.bookings;

test('a member waits for a full hour, is offered the court that another cancels, and takes it', async ({
  testInstance,
}) => {
  const date = await testInstance.freshDay();
  const token = await testInstance.token('ben');
  const price = await hallPrice({ url: testInstance.club.url, token }, date);
  const freed = await testInstance.books('ben', hallHour({ date, court: 1, hour: 10, price }));
  await testInstance.books('ben', hallHour({ date, court: 2, hour: 10, price }));

  const anna = await testInstance.enter('anna');
  await openPlan(anna, { date, sport: 'HALL' });
  await anna.getByRole('button', { name: booking.waiting.join }).click();
  await anna.getByLabel(booking.waiting.from).fill('10:00');
  await anna.getByLabel(booking.waiting.to).fill('11:00');
  await anna.getByRole('button', { name: booking.waiting.submit }).click();
  await expect(anna.getByText(booking.waiting.joined)).toBeVisible();
  await anna.goto('/user/bookings');
  await expect(anna.getByText(waiting.position_one)).toBeVisible();

  const trainer = await testInstance.enter('trainer');
  await openPlan(trainer, { date, sport: 'HALL' });
  await testInstance.cancels('ben', freed);
  await expect(anna.getByText(waiting.offer)).toBeVisible();
  await expect(cell(trainer, at('Halle 1', '10:00', '11:00'), courtPlan.categories.BLOCK)).toBeVisible();

  await anna.getByRole('button', { name: waiting.take }).click();
  await expect(cell(trainer, at('Halle 1', '10:00', '11:00'), courtPlan.categories.SINGLE)).toBeVisible();
  expect(await testInstance.bookingsOf('anna', date)).toMatchObject([{ court: 1, start: '10:00', state: 'BOOKED' }]);
});
