import { type Locator, type Page, expect } from 'playwright/test';
import { longDay } from './clubDays.ts';
import { german } from './screenTexts.ts';

const { bookings } = german.user;

export const openMyBookings = async (page: Page): Promise<void> => {
  await page.goto('/user/bookings');
  await expect(page.getByRole('tab', { name: bookings.tabs.upcoming, selected: true })).toBeVisible();
};

/** The bookings of that day in “my bookings”. */
export const rowOf = (page: Page, date: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('img', { name: longDay(date) }) });

/** The cancelled bookings, hidden until they are unfolded. */
export const cancelledOf = (page: Page): Locator =>
  page.getByRole('group').filter({ hasText: /\d+ stornierte Buchung/ });

/** The list begins with twenty: a later day may need a tap on “more”, also in the list of cancelled ones. */
export const findRowOf = async (page: Page, date: string, list: Page | Locator = page): Promise<Locator> => {
  const row = rowOf(page, date);
  const more = list.getByRole('button', { name: bookings.more });
  await expect(row.or(more).first()).toBeVisible();
  while (!(await row.isVisible())) await more.click();
  return row;
};
