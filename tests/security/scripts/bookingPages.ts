import type { Page } from 'playwright';
import { dayFromToday } from '../../support/clubDays.ts';
import { german, withGaps } from '../../support/screenTexts.ts';
import { keepInBookings, reasonsOf, remarksOf } from './keptBookings.ts';
import { letterPages } from './letterPages.ts';
import { look } from './look.ts';
import type { Scene } from './scene.ts';
import { registerVisitor } from '../people.ts';

const { profile, user } = german;

const showAll = async (page: Page, name: string | RegExp): Promise<void> => {
  const more = page.getByRole('button', { name });
  await more.or(page.getByRole('contentinfo')).first().waitFor();
  while ((await more.count()) > 0) await more.first().click();
};

/** Remarks and reasons: on the pages of who booked, in the court plan, in the letters, and in the mailbox of the demo. */
export const bookingPages: Scene = async (stage) => {
  const { target, browser, payloads } = stage;
  const visitor = await registerVisitor(target, '771001');
  await keepInBookings(stage, visitor);
  const shown = [...remarksOf(payloads), ...reasonsOf(payloads)];
  const page = await browser.open(visitor.token);

  await page.goto('/user/bookings');
  await page.getByRole('listitem').first().waitFor();
  await showAll(page, user.bookings.more);
  const ownBookings = await look(page, shown);

  await page.goto('/user/profile/my-data');
  await page.getByRole('region', { name: profile.data.names.bookings, exact: true }).waitFor();
  await showAll(page, withGaps(profile.data.more));
  const ownData = await look(page, shown);

  await page.goto(`/booking?sport=TENNIS&date=${dayFromToday(30)}`);
  await page.getByRole('grid').waitFor();
  const plan = await look(page);

  const letters = await letterPages(stage, visitor);
  return {
    cases: 2 * shown.length + 1 + letters.cases,
    violations: [...ownBookings, ...ownData, ...plan, ...letters.violations],
  };
};
