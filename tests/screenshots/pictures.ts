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
  /** False without a session; else anna is signed in. */
  isSignedIn: boolean;
  /** Brings the page into the state that the picture shows. */
  compose: (page: Page) => Promise<void>;
}>;

const desktop = { width: 1280, height: 800 };
const tablet = { width: 800, height: 800 };
const phone = { width: 360, height: 740 };
/** Tomorrow, because the demo club has bookings at every hour of it, and none is over yet. */
const plan = `/booking?sport=TENNIS&date=${dayFromToday(1)}`;

const untilThere = (page: Page): Promise<void> => expect(page.getByRole('heading', { level: 1 })).toBeVisible();

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

const goOnToPayment = async (page: Page): Promise<void> => {
  await chooseAnHour(page);
  for (const step of [2, 3]) {
    await page.getByRole('button', { name: /^Weiter/ }).click();
    await expect(page.locator(`[aria-current="step"]:nth-child(${step})`)).toBeVisible();
  }
};

const untilListed = (page: Page): Promise<void> => expect(page.getByRole('listitem').first()).toBeVisible();

const inGerman = { language: 'de', colors: 'light', size: desktop, scale: 2, isSignedIn: true } as const;

export const pictures: readonly Picture[] = [
  { ...inGerman, file: 'plan-de-light.png', path: plan, compose: chooseAnHour },
  { ...inGerman, file: 'plan-en-dark.png', path: plan, language: 'en', colors: 'dark', compose: chooseAnHour },
  { ...inGerman, file: 'phone-de-light.png', path: plan, size: phone, compose: chooseAnHour },
  { ...inGerman, file: 'wizard-de-light.png', path: plan, compose: goOnToPayment },
  { ...inGerman, file: 'my-bookings-de-light.png', scale: 1, path: '/user/bookings', compose: untilListed },
  {
    ...inGerman,
    file: 'login-de-light.png',
    size: tablet,
    scale: 1,
    path: '/auth/login',
    isSignedIn: false,
    compose: untilThere,
  },
];
