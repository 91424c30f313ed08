import { type Page, expect } from 'playwright/test';
import { emailOf, test } from '../support/testInstance.ts';
import { at, bookedHeading, cell, isFree, isOwn, isSelected } from '../support/courtPlan.ts';
import { german } from '../support/screenTexts.ts';

const { booking, core, courtPlan, auth } = german;

/** Presses keys like a person without a mouse, and counts them. */
const keyboardOf = (page: Page) => {
  let presses = 0;
  const press = async (key: string, times = 1): Promise<void> => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
    presses += times;
  };
  const focused = () =>
    page.evaluate(() => {
      const { activeElement: element } = document;
      return element === document.body ? null : (element?.getAttribute('aria-label') ?? element?.textContent ?? null);
    });
  /** Presses Tab until the element with that name has the focus. */
  const tabTo = async (name: string): Promise<void> => {
    for (let stop = 0; stop < 40; stop += 1) {
      if ((await focused()) === name) return;
      await press('Tab');
    }
    throw new Error(`The keyboard does not reach ${name}; it is on ${await focused()}`);
  };
  return { press, tabTo, count: () => presses, startAgain: () => (presses = 0) };
};

test('a booking, from the login on, needs no mouse', async ({ testInstance }) => {
  const date = await testInstance.freshDay();
  const page = await testInstance.visit();
  const keys = keyboardOf(page);
  await page.goto(`/booking?sport=TENNIS&date=${date}`);
  await expect(page.getByLabel(auth.login.credential)).toBeVisible();
  await expect(page.locator('.outline-login')).toHaveCount(0);
  await keys.press('Tab');
  await expect(page.getByRole('link', { name: core.skipToContent })).toBeFocused();
  await keys.press('Enter');
  await keys.press('Tab');
  await expect(page.getByLabel(auth.login.credential)).toBeFocused();
  await page.keyboard.type(emailOf('anna'));
  await keys.press('Tab');
  await page.keyboard.type('platzwart');
  await keys.press('Enter');

  await expect(page.getByRole('grid')).toBeVisible();
  await keys.tabTo(booking.plan.skip);
  await keys.press('Enter');
  await expect(page.getByRole('gridcell').and(page.locator(':focus'))).toBeVisible();
  console.log(`From the cold page into the plan: ${keys.count()} key presses, e-mail and password not counted`);

  keys.startAgain();
  await keys.press('ArrowRight', 2);
  await keys.press('ArrowDown', 4);
  const chosen = at('Platz 3', '09:00', '09:30');
  await expect(cell(page, chosen)).toBeFocused();
  await keys.press('Space');
  await expect(cell(page, chosen, isSelected)).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: 'Platz 3, 09:00–10:00 Uhr ausgewählt, 8,00 €, 1 Buchung' }),
  ).toBeAttached();
  await keys.tabTo(booking.selection.next);
  await keys.press('Enter');
  await expect(page.getByRole('heading', { name: booking.confirm.title })).toBeFocused();
  await keys.tabTo(booking.confirm.toPayment);
  await keys.press('Enter');
  await expect(page.getByRole('heading', { name: booking.pay.title })).toBeFocused();
  await keys.tabTo(booking.pay.book);
  await keys.press('Enter');
  await expect(bookedHeading(page)).toBeFocused();
  console.log(`From the plan to the booking: ${keys.count()} key presses`);
  expect(keys.count()).toBeLessThanOrEqual(25);
  expect(await testInstance.bookingsOf('anna', date)).toMatchObject([{ court: 3, start: '09:00', end: '10:00' }]);
});

test('the plan is one tab stop, and its keys reach every cell', async ({ testInstance }) => {
  const date = await testInstance.freshDay();
  const page = await testInstance.enter('anna');
  const keys = keyboardOf(page);
  await page.goto(`/booking?sport=TENNIS&date=${date}`);
  await expect(page.getByRole('grid').locator('[tabindex="0"]')).toHaveCount(1);
  await page.getByRole('grid').locator('[tabindex="0"]').focus();
  const steps: readonly (readonly [string, ReturnType<typeof at>])[] = [
    ['Control+Home', at('Platz 1', '07:00', '07:30')],
    ['End', at('Platz 8', '07:00', '07:30')],
    ['PageDown', at('Platz 8', '09:00', '09:30')],
    ['Home', at('Platz 1', '09:00', '09:30')],
    ['ArrowRight', at('Platz 2', '09:00', '09:30')],
    ['Control+End', at('Platz 8', '21:30', '22:00')],
    ['PageUp', at('Platz 8', '19:30', '20:00')],
  ];
  for (const [key, place] of steps) {
    await keys.press(key);
    await expect(cell(page, place), key).toBeFocused();
  }
  await keys.press('Enter');
  await keys.press('Shift+ArrowDown', 2);
  await expect(cell(page, at('Platz 8', '20:30', '21:00'), isSelected)).toBeVisible();
  await keys.press('Shift+ArrowUp');
  await expect(cell(page, at('Platz 8', '20:30', '21:00'), isFree)).toBeVisible();
  await keys.press('Escape');
  await expect(page.getByRole('dialog', { name: booking.selection.clearQuestion })).toBeVisible();
  await keys.tabTo(booking.selection.clear);
  await keys.press('Enter');
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(0);
});

test('the legend is one tab stop, and arrow keys reach its entries', async ({ testInstance }) => {
  const page = await testInstance.enter('anna');
  const keys = keyboardOf(page);
  await page.goto('/booking');
  const legend = page.getByRole('toolbar', { name: booking.legend.title });
  await legend.getByRole('button', { name: courtPlan.categories.SINGLE }).focus();
  await keys.press('ArrowLeft');
  const blocked = legend.getByRole('button', { name: courtPlan.categories.BLOCK });
  await expect(blocked).toBeFocused();
  await keys.press('Enter');
  await expect(blocked).toHaveAttribute('aria-pressed', 'true');
  await keys.press('Tab');
  await expect(legend.locator(':focus')).toHaveCount(0);
});

test('ben cancels his booking from the plan without a mouse', async ({ testInstance }) => {
  const date = await testInstance.freshDay();
  await testInstance.books('ben', { sport: 'SQUASH', date, court: 1, start: '09:00', end: '10:00', price: 800 });
  const page = await testInstance.enter('ben');
  const keys = keyboardOf(page);
  await page.goto(`/booking?sport=SQUASH&date=${date}`);
  const own = cell(page, at('Box 1', '09:00', '10:00'), isOwn);
  await expect(own).toBeVisible();
  await keys.tabTo(booking.plan.skip);
  await keys.press('Enter');
  await keys.press('Control+Home');
  await expect(own).toBeFocused();
  await keys.press('Enter');
  await expect(page.getByRole('dialog', { name: core.cancelBooking.single.title })).toBeVisible();
  await keys.tabTo(core.cancelBooking.single.action);
  await keys.press('Enter');
  await expect(page.getByText(core.cancelBooking.consequence.nothingPaid)).toBeVisible();
  await keys.tabTo(core.cancelBooking.single.confirm);
  await keys.press('Enter');
  await expect(cell(page, at('Box 1', '09:00', '09:30'), isFree)).toBeVisible();
  // The screen shows it as free before the server has answered.
  await expect.poll(() => testInstance.bookingsOf('ben', date)).toEqual([]);
  console.log(`To cancel from the plan: ${keys.count()} key presses`);
});
