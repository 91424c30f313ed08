import { type Page, expect } from 'playwright/test';
import { dayFromToday } from '../support/clubDays.ts';

export type Picture = Readonly<{
  file: string;
  language: 'de' | 'en';
  colors: 'light' | 'dark';
  size: Readonly<{ width: number; height: number }>;
  /**
   * Pixels of the picture per pixel of the page: 1 for pages on which the texture of the clay would make the file
   * large.
   */
  scale: 1 | 2;
  path: string;
  /** Who is signed in. */
  person: 'anna' | 'admin';
  /** Brings the page into the state that the picture shows. */
  compose: (page: Page) => Promise<void>;
}>;

const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };
/** Tomorrow, because the demo club has bookings at every hour of it, and none is over yet. */
const plan = `/booking?sport=TENNIS&date=${dayFromToday(1)}`;

/** The free hour in the middle of the day. */
const chooseAnHour = async (page: Page): Promise<void> => {
  const free = page.locator('[role="gridcell"][data-state="free"]');
  await expect(free.first()).toBeVisible({ timeout: 20_000 });
  await free.nth(Math.floor((await free.count()) / 2)).click();
  const chosen = page.getByRole('gridcell', { selected: true }).first();
  await expect(chosen).toBeAttached();
  // In the middle of the plan, so that the bar of the selection does not cover it.
  await chosen.evaluate((cell) => cell.scrollIntoView({ block: 'center' }));
  await page.mouse.move(0, 0);
};

const untilShown =
  (text: RegExp) =>
  (page: Page): Promise<void> =>
    expect(page.getByText(text).first()).toBeVisible({ timeout: 20_000 });

const ofMembers = { language: 'de', colors: 'light', size: desktop, scale: 2, person: 'anna' } as const;
const ofAdmins = { ...ofMembers, scale: 1, person: 'admin' } as const;

export const pictures: readonly Picture[] = [
  { ...ofMembers, file: 'plan-de-light.png', path: plan, compose: chooseAnHour },
  { ...ofMembers, file: 'plan-en-dark.png', path: plan, language: 'en', colors: 'dark', compose: chooseAnHour },
  { ...ofMembers, file: 'phone-de-light.png', path: plan, size: phone, compose: chooseAnHour },
  {
    ...ofAdmins,
    file: 'calendar-en-light.png',
    path: `/dashboard/booking/TENNIS?view=week&date=${dayFromToday(1)}`,
    language: 'en',
    compose: untilShown(/Mannschaftst/),
  },
  {
    ...ofAdmins,
    file: 'invoices-de-dark.png',
    path: '/dashboard/invoice',
    colors: 'dark',
    compose: untilShown(/20\d\d-0/),
  },
  { ...ofAdmins, file: 'report-de-light.png', path: '/dashboard/figures', compose: untilShown(/am vollsten/) },
];
