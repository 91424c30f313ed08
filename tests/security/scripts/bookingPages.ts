import type { Page } from 'playwright';
import { dayFromToday } from '../../support/clubDays.ts';
import { german, withGaps } from '../../support/screenTexts.ts';
import type { Findings } from '../suite.ts';
import { storeInBookings, note, reasonsOf, remarksOf } from './storedBookings.ts';
import { emailPages } from './emailPages.ts';
import { inspectPage } from './inspectPage.ts';
import type { Scene, Stage } from './scene.ts';
import { registerVisitor } from '../people.ts';

const { profile, user } = german;

/** The rest of a list is shown by buttons, which appear with its beginning; entries may be folded. */
const showAll = async (page: Page, name: string | RegExp): Promise<void> => {
  await page.getByRole('main').getByText(note).first().waitFor({ state: 'attached' });
  const unfold = () => page.evaluate(() => document.querySelectorAll('details').forEach((fold) => (fold.open = true)));
  await unfold();
  const more = page.getByRole('button', { name });
  while ((await more.count()) > 0) await more.first().click();
  await unfold();
};

/** Remarks and reasons: on the booker's pages, in the court plan, in the emails, and in the mailbox of the demo. */
const pagesOf = async (stage: Stage, memberNumber: string): Promise<Findings> => {
  const { target, browser, payloads } = stage;
  const visitor = await registerVisitor(target, memberNumber);
  await storeInBookings(stage, visitor);
  const shown = [...remarksOf(payloads), ...reasonsOf(payloads)];
  const page = await browser.open(visitor.token);

  await page.goto('/user/bookings');
  await showAll(page, user.bookings.more);
  const ownBookings = await inspectPage(page, shown);

  await page.goto('/user/profile/my-data');
  await showAll(page, withGaps(profile.data.more));
  const ownData = await inspectPage(page, shown);

  await page.goto(`/booking?sport=TENNIS&date=${dayFromToday(30)}`);
  await page.getByRole('grid').waitFor();
  const plan = await inspectPage(page);

  const emails = await emailPages(stage, visitor);
  return {
    cases: 2 * shown.length + 1 + emails.cases,
    violations: [...ownBookings, ...ownData, ...plan, ...emails.violations],
  };
};

/** The mailbox of the demo keeps 200 emails, those to others among them: these are two each. */
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
