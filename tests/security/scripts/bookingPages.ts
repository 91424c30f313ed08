import type { Page } from 'playwright';
import { dayFromToday } from '../../support/clubDays.ts';
import { german, withGaps } from '../../support/screenTexts.ts';
import type { Findings } from '../suite.ts';
import { keepInBookings, note, reasonsOf, remarksOf } from './keptBookings.ts';
import { letterPages } from './letterPages.ts';
import { look } from './look.ts';
import type { Scene, Stage } from './scene.ts';
import { registerVisitor } from '../people.ts';

const { profile, user } = german;

/** The end of a list is behind buttons; they come with its beginning. */
const showAll = async (page: Page, name: string | RegExp): Promise<void> => {
  await page.getByRole('main').getByText(note).first().waitFor();
  const more = page.getByRole('button', { name });
  while ((await more.count()) > 0) await more.first().click();
};

/** Remarks and reasons: on the pages of who booked, in the court plan, in the letters, and in the mailbox of the demo. */
const pagesOf = async (stage: Stage, memberNumber: string): Promise<Findings> => {
  const { target, browser, payloads } = stage;
  const visitor = await registerVisitor(target, memberNumber);
  await keepInBookings(stage, visitor);
  const shown = [...remarksOf(payloads), ...reasonsOf(payloads)];
  const page = await browser.open(visitor.token);

  await page.goto('/user/bookings');
  await showAll(page, user.bookings.more);
  const ownBookings = await look(page, shown);

  await page.goto('/user/profile/my-data');
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

/** The mailbox of the demo keeps 200 letters, those to others among them: these are two each. */
const atOnce = 25;

/** One visitor after the other. */
export const bookingPages: Scene = async (stage) => {
  const found: Findings[] = [];
  for (let from = 0; from < stage.payloads.length; from += atOnce) {
    const payloads = stage.payloads.slice(from, from + atOnce);
    found.push(await pagesOf({ ...stage, payloads }, String(771_100 + from)));
  }
  return {
    cases: found.reduce((sum, { cases }) => sum + cases, 0),
    violations: found.flatMap(({ violations }) => violations),
  };
};
