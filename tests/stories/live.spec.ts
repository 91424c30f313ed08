import { type Locator, type Page, expect } from 'playwright/test';
import { type TestInstance, test } from '../support/testInstance.ts';
import { commitTimeOf } from '../support/commitTime.ts';
import { at, bookSelection, cell, isFree, isMembers, isOwn, openPlan } from '../support/courtPlan.ts';
import { german } from '../support/screenTexts.ts';

const { marks } = german.courtPlan;
const hourOf = (hour: number, date: string) => ({
  place: at('Platz 1', `${hour}:00`, `${hour + 1}:00`),
  firstHalf: at('Platz 1', `${hour}:00`, `${hour}:30`),
  slot: { sport: 'TENNIS', date, court: 1, start: `${hour}:00`, end: `${hour + 1}:00`, price: hour < 12 ? 800 : 1000 },
});

/** When that cell was painted after its last live change, in epoch milliseconds. */
const paintedAt = async (changed: Locator): Promise<number> => {
  await expect(changed).toHaveAttribute('data-changed-at', /\d/);
  return Number(await changed.getAttribute('data-changed-at'));
};

const tell = (title: string, milliseconds: readonly number[]): void => {
  const sorted = milliseconds.map(Math.round).toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)];
  console.log(`${title}: median ${median} ms, max ${sorted.at(-1)} ms, each ${sorted.join(', ')} ms`);
};

const watchTogether = async (
  testInstance: TestInstance,
): Promise<Readonly<{ date: string; anna: Page; ben: Page }>> => {
  const date = await testInstance.freshDay();
  const [anna, ben] = await Promise.all([testInstance.enter('anna'), testInstance.enter('ben')]);
  await Promise.all([openPlan(anna, { date }), openPlan(ben, { date })]);
  return { date, anna, ben };
};

test('ben sees anna’s booking without a reload, marked as just taken', async ({ testInstance }) => {
  const { anna, ben } = await watchTogether(testInstance);
  await cell(anna, at('Platz 7', '10:00', '10:30'), isFree).click();
  await bookSelection(anna);
  const taken = cell(ben, at('Platz 7', '10:00', '11:00'), isMembers);
  await expect(taken).toBeVisible();
  await expect(taken).toContainText(marks.taken);
  await expect(taken).not.toContainText(marks.taken, { timeout: 10_000 });
  await expect(taken).toContainText(isMembers);
});

test('every booking and every cancellation reaches the other screen without a reload', async ({ testInstance }) => {
  const date = await testInstance.freshDay();
  const ben = await testInstance.enter('ben');
  await openPlan(ben, { date });
  const times: Readonly<Record<'booked' | 'cancelled', number[]>> = { booked: [], cancelled: [] };
  for (const hour of [10, 11, 12, 13, 14, 15]) {
    const { place, firstHalf, slot } = hourOf(hour, date);
    const id = await testInstance.books('anna', slot);
    const taken = cell(ben, place, isMembers);
    await expect(taken).toBeVisible();
    times.booked.push((await paintedAt(taken)) - (await commitTimeOf(testInstance.club, { type: 'CourtBooked', id })));
    await testInstance.cancels('anna', id);
    const freed = cell(ben, firstHalf, isFree);
    await expect(freed).toBeVisible();
    await expect(freed).toHaveAccessibleName(new RegExp(marks.freed));
    times.cancelled.push(
      (await paintedAt(freed)) - (await commitTimeOf(testInstance.club, { type: 'BookingCancelled', id })),
    );
  }
  tell('From commit to paint on the other screen, bookings', times.booked);
  tell('From commit to paint on the other screen, cancellations', times.cancelled);
});

test('two tabs of one member show the same: a booking in one appears in the other as “Du”', async ({
  testInstance,
}) => {
  const date = await testInstance.freshDay();
  const first = await testInstance.enter('anna');
  const second = await first.context().newPage();
  await openPlan(first, { date });
  await openPlan(second, { date });
  await cell(first, at('Platz 2', '10:00', '10:30'), isFree).click();
  await bookSelection(first);
  await expect(cell(second, at('Platz 2', '10:00', '11:00'), isOwn)).toBeVisible();
  expect(await testInstance.bookingsOf('anna', date)).toHaveLength(1);
});

test('a screen on another day receives nothing, and shows the booking when it returns to the day', async ({
  testInstance,
}) => {
  const { date, ben } = await watchTogether(testInstance);
  const elsewhere = await testInstance.freshDay();
  await openPlan(ben, { date: elsewhere, sport: 'SQUASH' });
  await testInstance.books('anna', { ...hourOf(14, date).slot, court: 8 });
  await openPlan(ben, { date });
  await expect(cell(ben, at('Platz 8', '14:00', '15:00'), isMembers)).toBeVisible();
});
