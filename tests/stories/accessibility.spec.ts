import { type Language, courtNameIn } from '@platzwart/contracts/core';
import { type Page, expect } from 'playwright/test';
import { findBarriers } from '../support/barriers.ts';
import { dayFromToday } from '../support/clubDays.ts';
import { type TestInstance, test } from '../support/testInstance.ts';
import { planOf } from '../support/courtPlan.ts';
import { chooseTheme } from '../support/chooseTheme.ts';
import {
  type Coloring,
  type Texts,
  everyColoring,
  everyContrast,
  nameOfAppearance,
  tagOfAppearance,
  textsIn,
} from '../support/appearances.ts';
import { wearColors } from '../support/wearColors.ts';
import { fill, german } from '../support/screenTexts.ts';

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

/** Switches with the buttons in the header, as a member does, to high contrast. */
const wear = async (page: Page, { language, mode }: Coloring): Promise<void> => {
  await chooseTheme(page, { mode, contrast: 'bold' });
  if (language === 'en') await page.getByRole('button', { name: german.core.language.en }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
};

type Walk = Readonly<{ page: Page; language: Language; texts: Texts; inspect: (screen: string) => Promise<void> }>;

const walkThroughLogin = async ({ page, texts, inspect }: Walk): Promise<void> => {
  await inspect('login');
  await page.getByRole('button', { name: texts.auth.login.submit }).click();
  await expect(page.getByText(texts.auth.issues.passwordMissing)).toBeVisible();
  await inspect('login with problems');
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: texts.core.notFound.title })).toBeVisible();
  await inspect('not found');
};

const cellAt = ({ page, language, texts }: Walk, number: number, [start, end]: readonly [string, string]) => {
  const court = courtNameIn(`Platz ${number}`, language);
  return page.getByRole('gridcell', { name: fill(texts.courtPlan.cell.place, { court, start, end }) });
};
const button = ({ page }: Walk, name: string) => page.getByRole('button', { name, exact: true });
const heading = ({ page }: Walk, name: string) => page.getByRole('heading', { name });

const walkRoundThePlan = async (walk: Walk): Promise<void> => {
  const { page, texts, inspect } = walk;
  const { booking, courtPlan } = texts;
  // The button is aria-disabled; a tap shows the reason.
  await cellAt(walk, 2, ['12:00', '13:00']).click({ force: true });
  await expect(
    page.getByText(fill(booking.why.booked, { end: '13:00', what: courtPlan.categories.SINGLE })).first(),
  ).toBeVisible();
  await inspect('plan with the reason why not');
  await button(walk, `${booking.views.label}: ${booking.views.list}`).click();
  await expect(page.getByRole('grid')).toBeHidden();
  await inspect('list');
  await button(walk, `${booking.views.label}: ${booking.views.grid}`).click();
  await page.setViewportSize(phone);
  await button(walk, booking.tools.legend).click();
  await inspect('legend on a phone');
  await button(walk, texts.core.close).click();
  await page.setViewportSize(desktop);
};

const walkToTheBooking = async (walk: Walk): Promise<void> => {
  const {
    texts: { booking },
    inspect,
  } = walk;
  await cellAt(walk, 4, ['12:00', '12:30']).click();
  await inspect('plan with a selection');
  await button(walk, booking.selection.next).click();
  await expect(heading(walk, booking.confirm.title)).toBeVisible();
  await inspect('confirmation');
  await button(walk, booking.confirm.toPayment).click();
  await expect(heading(walk, booking.pay.title)).toBeVisible();
  await inspect('payment');
  await button(walk, booking.pay.book).click();
  await expect(heading(walk, booking.booked.title_one)).toBeVisible();
  await inspect('success');
};

const walkThroughMyBookings = async (walk: Walk): Promise<void> => {
  const {
    page,
    texts: { user, core },
    inspect,
  } = walk;
  await page.goto('/user/bookings');
  await expect(heading(walk, user.bookings.next)).toBeVisible();
  await inspect('my bookings');
  await page.getByRole('listitem').getByRole('button', { name: user.bookings.cancel.single }).first().click();
  await expect(page.getByRole('dialog', { name: core.cancelBooking.single.question })).toBeVisible();
  await inspect('cancel dialog');
  await button(walk, core.cancelBooking.single.keep).click();
  await page.getByRole('tab', { name: user.bookings.tabs.past }).click();
  await inspect('past bookings');
  await page.getByRole('button', { name: fill(user.menu.label, { name: 'Anna' }) }).click();
  await expect(page.getByRole('menuitem', { name: user.menu.signOut })).toBeVisible();
  await inspect('user menu');
};

/** Each screen is inspected in both contrasts. */
const walkThroughApp = async (testInstance: TestInstance, coloring: Coloring): Promise<readonly string[]> => {
  const date = await testInstance.freshDay();
  await testInstance.books('ben', { sport: 'TENNIS', date, court: 2, start: '12:00', end: '13:00', price: 1000 });
  const barriers: string[] = [];
  const texts = textsIn(coloring);
  const walkOf = (page: Page): Walk => ({
    ...{ page, language: coloring.language, texts },
    inspect: async (screen) => {
      for (const contrast of everyContrast) {
        await wearColors(page, { mode: coloring.mode, contrast });
        barriers.push(...(await findBarriers(page, `${screen}, ${contrast}`, 'drawing')));
      }
    },
  });
  const options = { viewport: desktop, reducedMotion: 'reduce' as const };
  const visitor = await testInstance.visit(options);
  await visitor.goto('/auth/login');
  await wear(visitor, coloring);
  await walkThroughLogin(walkOf(visitor));
  const page = await testInstance.enter('anna', options);
  await page.goto(`/booking?sport=TENNIS&date=${date}`);
  await wear(page, coloring);
  const walk = walkOf(page);
  await walkRoundThePlan(walk);
  await walkToTheBooking(walk);
  await walkThroughMyBookings(walk);
  return barriers;
};

for (const coloring of everyColoring) {
  test(
    `axe finds no barriers on any page: ${nameOfAppearance(coloring)}`,
    { tag: tagOfAppearance(coloring) },
    async ({ testInstance }) => {
      test.setTimeout(300_000);
      expect(await walkThroughApp(testInstance, coloring)).toEqual([]);
    },
  );
}

test('axe finds no barriers on tomorrow’s plan, on a desktop and on a phone', async ({ testInstance }) => {
  const page = await testInstance.enter('anna', { viewport: desktop, reducedMotion: 'reduce' });
  await page.goto('/booking');
  await page.getByRole('button', { name: german.booking.dates.next }).first().click();
  // Today's plan looks similar, and is dimmed until tomorrow's is loaded.
  await expect(planOf(page, dayFromToday(1))).toBeVisible();
  await expect(page.getByRole('gridcell', { name: german.courtPlan.categories.SINGLE }).first()).toBeVisible();
  const barriers = [...(await findBarriers(page, 'desktop', 'drawing'))];
  await page.setViewportSize(phone);
  barriers.push(...(await findBarriers(page, 'phone', 'drawing')));
  expect(barriers).toEqual([]);
});
