import { expect } from 'playwright/test';
import { at, cell, openPlan } from '../support/courtPlan.ts';
import { dayAfter } from '../support/clubDays.ts';
import { fill, german } from '../support/screenTexts.ts';
import { test } from '../support/testInstance.ts';

const { bookingAdmin, core, courtPlan } = german;
const { entry } = bookingAdmin;
const title = 'Mannschaftstraining';
const isBlock = `${courtPlan.categories.BLOCK}: ${title}`;

test('an admin plans a season of 20 dates, three of which are taken, with another choice for each', async ({
  testInstance,
}) => {
  const first = await testInstance.freshDay({ days: 5 });
  const taken = [dayAfter(first, 1), dayAfter(first, 2), dayAfter(first, 3)] as const;
  for (const date of taken)
    await testInstance.books('anna', { sport: 'TENNIS', date, court: 7, start: '12:00', end: '13:00', price: 1000 });

  const admin = await testInstance.enter('admin');
  await admin.goto(`/dashboard/booking/TENNIS/new?date=${first}&courts=7&start=12:00&end=13:00`);
  await admin.getByText(courtPlan.categories.BLOCK, { exact: true }).click();
  await admin.getByLabel(bookingAdmin.details.name).fill(title);
  await admin.getByLabel(entry.repetition).selectOption(entry.repetitions.DAILY);
  await admin.getByLabel(entry.lastDate).fill(dayAfter(first, 19));
  await expect(admin.getByText(fill(entry.conflicts_other, { count: 3 }))).toBeVisible();
  const choiceAt = (index: number) => admin.getByRole('combobox', { name: /Anna Berger/ }).nth(index);
  await choiceAt(0).selectOption(entry.choices.SKIP);
  await choiceAt(1).selectOption('Platz 8');
  await choiceAt(2).selectOption(entry.choices.DISPLACE);
  await admin.getByLabel(entry.displacedReason).fill('Die Mannschaft braucht den Platz');
  await admin.getByRole('button', { name: entry.book, exact: true }).click();
  await expect(admin.getByText(fill(entry.booked_other, { count: 19 }))).toBeVisible();

  const skipped = await testInstance.bookingsOf('anna', taken[0]);
  const besides = await testInstance.bookingsOf('anna', taken[1]);
  expect([skipped.length, besides.length]).toEqual([1, 1]);
  expect(await testInstance.bookingsOf('anna', taken[2])).toEqual([]);
  const ben = await testInstance.enter('ben');
  await openPlan(ben, { date: taken[1] });
  await expect(cell(ben, at('Platz 8', '12:00', '13:00'), isBlock)).toBeVisible();
  await openPlan(ben, { date: taken[2] });
  await expect(cell(ben, at('Platz 7', '12:00', '13:00'), isBlock)).toBeVisible();
  await openPlan(ben, { date: dayAfter(first, 19) });
  await expect(cell(ben, at('Platz 7', '12:00', '13:00'), isBlock)).toBeVisible();
  await expect(ben.getByText(core.connection.live, { exact: true })).toBeVisible();
});
