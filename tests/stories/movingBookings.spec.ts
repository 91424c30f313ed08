import { type Page, expect } from 'playwright/test';
import { at, cell, isFree } from '../support/courtPlan.ts';
import { dayAfter } from '../support/clubDays.ts';
import { callGraphql } from '../support/graphqlClient.ts';
import { german } from '../support/screenTexts.ts';
import { type TestInstance, test } from '../support/testInstance.ts';

const { change, move } = german.bookingAdmin;
const title = 'Linien legen';
const isBlock = `${german.courtPlan.categories.BLOCK}: ${title}`;
const before = at('Platz 5', '10:00', '11:00');
const after = at('Platz 5', '11:00', '12:00');

/** The court is blocked on three days in a row. */
const blockCourt = async ({ club, token }: TestInstance, date: string): Promise<void> => {
  const { errors } = await callGraphql(club.url, {
    query: 'mutation ($booking: AdminBookingInput!) { bookAsAdmin(booking: $booking) { success } }',
    variables: {
      booking: {
        ...{ sport: 'TENNIS', category: 'BLOCK', title, court: 5, start: '10:00', end: '11:00' },
        ...{ date, repetition: 'DAILY', enddate: dayAfter(date, 2) },
      },
    },
    token: await token('admin'),
    idempotencyKey: crypto.randomUUID(),
  });
  expect(errors).toBeUndefined();
};

const press = async (page: Page, key: string, times = 1): Promise<void> => {
  for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
};

/** Presses Tab until the button with that text has the focus. */
const tabTo = async (page: Page, text: string): Promise<void> => {
  const focused = page.locator(':focus');
  for (let stop = 0; stop < 80; stop += 1) {
    await page.keyboard.press('Tab');
    if ((await focused.count()) > 0 && (await focused.textContent())?.trim() === text) return;
  }
  throw new Error(`The keyboard does not reach ${text}`);
};

test('an admin moves one date of a series and undoes it, by keyboard only', async ({ testInstance }) => {
  const date = await testInstance.freshDay({ days: 3 });
  await blockCourt(testInstance, date);
  const page = await testInstance.enter('admin');
  await page.goto(`/dashboard/booking/TENNIS?date=${date}`);
  await expect(cell(page, before, isBlock)).toBeVisible();
  const focusedCell = page.getByRole('gridcell').and(page.locator(':focus'));
  for (let stop = 0; stop < 80 && (await focusedCell.count()) === 0; stop += 1) await press(page, 'Tab');
  await press(page, 'ArrowRight', 4);
  await press(page, 'ArrowDown', 6);
  await expect(cell(page, before, isBlock)).toBeFocused();

  await press(page, 'm');
  await press(page, 'ArrowDown', 2);
  await expect(page.getByText(/Platz 5, .*11:00–12:00 Uhr: frei/)).toBeVisible();
  await press(page, 'Enter');
  const sheet = page.getByRole('dialog', { name: move.title });
  await expect(sheet.getByLabel(change.scopes.THIS)).toBeChecked();
  await expect(sheet.getByText('11:00–12:00 Uhr')).toBeVisible();
  await tabTo(page, change.confirm);
  await press(page, 'Enter');
  await expect(page.getByText(change.done_one)).toBeVisible();
  await expect(cell(page, after, isBlock)).toBeVisible();
  await expect(cell(page, at('Platz 5', '10:00', '10:30'), isFree)).toBeVisible();

  await tabTo(page, change.undo);
  await press(page, 'Enter');
  await expect(page.getByText(change.undone)).toBeVisible();
  await expect(cell(page, before, isBlock)).toBeVisible();
  await page.goto(`/dashboard/booking/TENNIS?date=${dayAfter(date, 1)}`);
  await expect(cell(page, before, isBlock)).toBeVisible();
});
