import { type Page, expect } from 'playwright/test';
import { findBarriers } from '../support/barriers.ts';
import { type Clubhouse, test } from '../support/clubhouse.ts';
import { wearLook } from '../support/look.ts';
import { type Look, type Texts, everyLook, nameOfLook, tagOfLook, textsIn } from '../support/looks.ts';
import { fill, german } from '../support/screenTexts.ts';

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };

/** By the buttons in the header, as a member does it. */
const wear = async (page: Page, { language, mode, contrast }: Look): Promise<void> => {
  await wearLook(page, { mode, contrast });
  if (language === 'en') await page.getByRole('button', { name: german.core.language.en }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
};

type Walk = Readonly<{ page: Page; texts: Texts; look: (screen: string) => Promise<void> }>;

const walkAtTheDoor = async ({ page, texts, look }: Walk): Promise<void> => {
  await look('login');
  await page.getByRole('button', { name: texts.auth.login.submit }).click();
  await expect(page.getByText(texts.auth.issues.passwordMissing)).toBeVisible();
  await look('login with problems');
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: texts.core.notFound.title })).toBeVisible();
  await look('not found');
};

const cellAt = ({ page, texts }: Walk, court: string, [start, end]: readonly [string, string]) =>
  page.getByRole('gridcell', { name: fill(texts.booking.cell.place, { court, start, end }) });
const button = ({ page }: Walk, name: string) => page.getByRole('button', { name, exact: true });
const heading = ({ page }: Walk, name: string) => page.getByRole('heading', { name });

const walkRoundThePlan = async (walk: Walk): Promise<void> => {
  const { page, texts, look } = walk;
  const { booking } = texts;
  // It is aria-disabled, and answers a tap with the reason.
  await cellAt(walk, 'Platz 2', ['12:00', '13:00']).click({ force: true });
  await expect(
    page.getByText(fill(booking.why.booked, { end: '13:00', what: booking.categories.SINGLE })).first(),
  ).toBeVisible();
  await look('plan with the reason why not');
  await button(walk, `${booking.views.label}: ${booking.views.list}`).click();
  await expect(page.getByRole('grid')).toBeHidden();
  await look('list');
  await button(walk, `${booking.views.label}: ${booking.views.grid}`).click();
  await page.setViewportSize(phone);
  await button(walk, booking.tools.legend).click();
  await look('legend on a phone');
  await button(walk, texts.core.close).click();
  await page.setViewportSize(desk);
};

const walkToTheBooking = async (walk: Walk): Promise<void> => {
  const {
    texts: { booking },
    look,
  } = walk;
  await cellAt(walk, 'Platz 4', ['12:00', '12:30']).click();
  await look('plan with a selection');
  await button(walk, booking.selection.next).click();
  await expect(heading(walk, booking.confirm.title)).toBeVisible();
  await look('confirmation');
  await button(walk, booking.confirm.toPayment).click();
  await expect(heading(walk, booking.pay.title)).toBeVisible();
  await look('payment');
  await button(walk, booking.pay.book).click();
  await expect(heading(walk, booking.booked.title_one)).toBeVisible({ timeout: 15_000 });
  await look('success');
};

const walkThroughMyBookings = async (walk: Walk): Promise<void> => {
  const {
    page,
    texts: { user, core },
    look,
  } = walk;
  await page.goto('/user/bookings');
  await expect(heading(walk, user.bookings.next)).toBeVisible();
  await look('my bookings');
  await page.getByRole('listitem').getByRole('button', { name: user.bookings.cancel }).first().click();
  await expect(page.getByRole('dialog', { name: core.cancelBooking.question })).toBeVisible();
  await look('cancel dialog');
  await button(walk, core.cancelBooking.keep).click();
  await page.getByRole('tab', { name: user.bookings.tabs.past }).click();
  await look('past bookings');
  await page.getByRole('button', { name: fill(user.menu.label, { name: 'Anna' }) }).click();
  await expect(page.getByRole('menuitem', { name: user.menu.signOut })).toBeVisible();
  await look('user menu');
};

const walkThroughTheHouse = async (clubhouse: Clubhouse, look: Look): Promise<readonly string[]> => {
  const date = await clubhouse.freshDay();
  await clubhouse.books('ben', { sport: 'TENNIS', date, court: 2, start: '12:00', end: '13:00', price: 1000 });
  const barriers: string[] = [];
  const texts = textsIn(look);
  const walkOf = (page: Page): Walk => ({
    page,
    texts,
    look: async (screen) => {
      barriers.push(...(await findBarriers(page, screen, 'drawing')));
    },
  });
  const options = { viewport: desk, reducedMotion: 'reduce' as const };
  const visitor = await clubhouse.visit(options);
  await visitor.goto('/auth/login');
  await wear(visitor, look);
  await walkAtTheDoor(walkOf(visitor));
  const page = await clubhouse.enter('anna', options);
  await page.goto(`/booking?sport=TENNIS&date=${date}`);
  await wear(page, look);
  const walk = walkOf(page);
  await walkRoundThePlan(walk);
  await walkToTheBooking(walk);
  await walkThroughMyBookings(walk);
  return barriers;
};

for (const look of everyLook) {
  test(
    `nothing stands in anybody’s way on any screen: ${nameOfLook(look)}`,
    { tag: tagOfLook(look) },
    async ({ clubhouse }) => {
      test.setTimeout(120_000);
      expect(await walkThroughTheHouse(clubhouse, look)).toEqual([]);
    },
  );
}

test('the busy plan of tomorrow and its phone version have no barriers either', async ({ clubhouse }) => {
  const page = await clubhouse.enter('anna', { viewport: desk, reducedMotion: 'reduce' });
  await page.goto('/booking');
  await page.getByRole('button', { name: german.booking.dates.next }).first().click();
  await expect(page.getByRole('gridcell', { name: german.booking.categories.SINGLE }).first()).toBeVisible();
  const barriers = [...(await findBarriers(page, 'desk', 'drawing'))];
  await page.setViewportSize(phone);
  barriers.push(...(await findBarriers(page, 'phone', 'drawing')));
  expect(barriers).toEqual([]);
});
