import { expect } from 'playwright/test';
import { at, cell, isMembers, openPlan } from '../support/courtPlan.ts';
import { german } from '../support/screenTexts.ts';
import { test } from '../support/testInstance.ts';

const { bookingAdmin, courtPlan } = german;

test('an admin closes four courts over bookings, and a member sees it at once', async ({ testInstance }) => {
  const date = await testInstance.freshDay();
  const noon = { sport: 'TENNIS', date, start: '12:00', end: '13:00', price: 1000 };
  for (const court of [2, 4]) await testInstance.books('anna', { ...noon, court });
  const ben = await testInstance.enter('ben');
  await openPlan(ben, { date });
  await expect(cell(ben, at('Platz 4', '12:00', '13:00'), isMembers)).toBeVisible();

  const admin = await testInstance.enter('admin');
  await admin.goto(`/dashboard/booking/TENNIS/new?date=${date}&courts=1.2.3.4&start=11:00&end=14:00`);
  await admin.getByText(courtPlan.categories.BLOCK, { exact: true }).click();
  await admin.getByLabel(bookingAdmin.details.name).fill('Sturm');
  await admin.getByRole('button', { name: bookingAdmin.entry.choices.displaceAll }).click();
  const hit = admin.getByRole('table', { name: bookingAdmin.impact.label }).getByRole('row');
  await expect(hit.filter({ hasText: 'Anna Berger' })).toHaveCount(2);
  await admin.getByLabel(bookingAdmin.entry.displacedReason).fill('Sturm');
  await admin.getByRole('button', { name: bookingAdmin.entry.book, exact: true }).click();

  for (const court of [1, 2, 3, 4])
    await expect(cell(ben, at(`Platz ${court}`, '11:00', '14:00'), courtPlan.categories.BLOCK)).toBeVisible();
  expect(await testInstance.bookingsOf('anna', date)).toEqual([]);
});
