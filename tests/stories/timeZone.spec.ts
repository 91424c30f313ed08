import { expect } from 'playwright/test';
import { dayAfter, longDay, plainDay } from '../support/clubDays.ts';
import { test } from '../support/testInstance.ts';
import { at, bookSelection, cell, isFree, isOwn, openPlan } from '../support/courtPlan.ts';
import { german } from '../support/screenTexts.ts';

const { core, booking } = german;
const inTokyo = { timezoneId: 'Asia/Tokyo' };

test('in Tokyo anna sees and books the club’s times, and a note says so', async ({ testInstance }) => {
  const date = await testInstance.freshDay();
  const page = await testInstance.enter('anna', inTokyo);
  await openPlan(page, { date, sport: 'HALL' });
  expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe('Asia/Tokyo');
  await expect(page.getByText(core.footer.zone)).toBeVisible();
  // 23:00 of the club is 07:00 of the next day in Tokyo.
  await cell(page, at('Halle 1', '23:00', '24:00'), isFree).click();
  await bookSelection(page);
  await expect(page.getByText(longDay(date))).toBeVisible();
  await expect(page.getByText(`bis ${plainDay(dayAfter(date, -1))}, 23:00 Uhr`)).toBeVisible();
  expect(await testInstance.bookingsOf('anna', date)).toMatchObject([
    { court: 1, start: '23:00', end: '24:00', price: 1500 },
  ]);
  await openPlan(page, { date, sport: 'HALL' });
  await expect(cell(page, at('Halle 1', '23:00', '24:00'), isOwn)).toBeVisible();
});

test('in Tokyo the plan opens on the club’s current day', async ({ testInstance }) => {
  const [home, abroad] = await Promise.all([testInstance.enter('anna'), testInstance.enter('anna', inTokyo)]);
  const today = async (page: typeof home): Promise<string | null> => {
    await page.goto('/booking');
    return page.getByRole('grid').getAttribute('aria-label');
  };
  expect(await today(abroad)).toBe(await today(home));
});

test('in the club’s time zone there is no note about time zones', async ({ testInstance }) => {
  const page = await testInstance.enter('anna');
  await page.goto('/booking');
  await expect(page.getByRole('heading', { name: booking.title })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('TC Musterstadt');
  await expect(page.getByText(core.footer.zone)).toBeHidden();
});
