import { type Locator, type Page, expect } from 'playwright/test';
import { type TestInstance, test } from '../support/testInstance.ts';
import {
  at,
  cell,
  isFree,
  openPlan,
  payButton,
  selectionOf,
  toConfirmation,
  toPayment,
  untilBooked,
} from '../support/courtPlan.ts';
import { german } from '../support/screenTexts.ts';

const { core, user, booking, auth, profile } = german;

const fits = async (page: Page, screen: string): Promise<void> => {
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overhang, `${screen} is wider than the window by so many pixels`).toBeLessThanOrEqual(0);
};

/** The narrowest screens show the list first; the grid is one tap away. */
const showGrid = async (page: Page): Promise<void> => {
  const toGrid = page.getByRole('button', { name: `${booking.views.label}: ${booking.views.grid}` });
  const toList = page.getByRole('button', { name: `${booking.views.label}: ${booking.views.list}` });
  await expect(toGrid.or(toList)).toBeVisible();
  if (await toGrid.isVisible()) await toGrid.click();
  await expect(page.getByRole('grid')).toBeVisible();
};

/** Where a finger is that tapped the middle of `button`. */
const middleOf = async (button: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
};

/** The button that a second tap at the same place would meet. */
const buttonAt = (page: Page, place: Readonly<{ x: number; y: number }>): Promise<string | null> =>
  page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('button')?.textContent ?? null, place);

const walkThrough = async (
  testInstance: TestInstance,
  viewport: Readonly<{ width: number; height: number }>,
): Promise<void> => {
  const date = await testInstance.freshDay();
  const visitor = await testInstance.visit({ viewport });
  await visitor.goto('/auth/login');
  await expect(visitor.getByRole('heading', { name: auth.login.title })).toBeVisible();
  await fits(visitor, 'The login');
  const page = await testInstance.enter('anna', { viewport });
  await page.goto(`/booking?sport=TENNIS&date=${date}`);
  await expect(page.getByRole('button', { name: /Platz 1/ }).first()).toBeVisible();
  await fits(page, 'The plan as it opens');
  await showGrid(page);
  await fits(page, 'The plan');
  await cell(page, at('Platz 8', '18:00', '18:30'), isFree).click();
  await cell(page, at('Platz 1', '18:00', '18:30'), isFree).click();
  await fits(page, 'The plan with a selection');
  const thumb = await middleOf(selectionOf(page).getByRole('button', { name: booking.selection.next }));
  await toConfirmation(page);
  await fits(page, 'The confirmation');
  await expect.poll(() => buttonAt(page, thumb)).toBe(viewport.width < 1200 ? booking.confirm.toPayment : null);
  await toPayment(page);
  await fits(page, 'The payment');
  await expect.poll(() => buttonAt(page, thumb)).toBe(viewport.width < 1200 ? booking.pay.book : null);
  await payButton(page).click();
  await untilBooked(page, 2);
  await fits(page, 'The success page');
  await page.getByRole('link', { name: booking.booked.mine }).click();
  await expect(page.getByRole('heading', { name: user.bookings.next })).toBeVisible();
  await fits(page, 'My bookings');
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: core.notFound.title })).toBeVisible();
  await fits(page, 'The page that is not there');
};

for (const viewport of [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]) {
  test(`at ${viewport.width} px no page scrolls sideways, from the login to the booking`, async ({ testInstance }) => {
    await walkThrough(testInstance, viewport);
  });
}

for (const { width, smallest } of [
  { width: 320, smallest: { width: 30, height: 38 } },
  { width: 360, smallest: { width: 34, height: 38 } },
]) {
  test(`at ${width} px all eight courts are visible, and their cells are large enough to tap`, async ({
    testInstance,
  }) => {
    const page = await testInstance.enter('anna', { viewport: { width, height: 740 } });
    await page.goto(`/booking?date=${await testInstance.freshDay()}`);
    await showGrid(page);
    for (const court of [1, 2, 3, 4, 5, 6, 7, 8]) {
      await expect(page.getByRole('columnheader', { name: `Platz ${court}` })).toBeInViewport({ ratio: 1 });
    }
    const box = await cell(page, at('Platz 8', '08:00', '08:30')).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(smallest.width);
    expect(box?.height).toBeGreaterThanOrEqual(smallest.height);
  });
}

test('on a phone a booking can be made from the list', async ({ testInstance }) => {
  const date = await testInstance.freshDay();
  const page = await testInstance.enter('anna', { viewport: { width: 320, height: 640 } });
  await page.goto(`/booking?sport=TENNIS&date=${date}`);
  await page.getByRole('button', { name: 'Platz 4, 19:00 bis 19:30, frei' }).click();
  await toConfirmation(page);
  await toPayment(page);
  await payButton(page).click();
  await untilBooked(page);
  expect(await testInstance.bookingsOf('anna', date)).toMatchObject([{ court: 4, start: '19:00', end: '20:00' }]);
});

test('a quick chip selects court and hour with one tap', async ({ testInstance }) => {
  const date = await testInstance.freshDay();
  const page = await testInstance.enter('anna', { viewport: { width: 360, height: 740 } });
  await openPlan(page, { date });
  await page.getByRole('button', { name: '08:00 · Platz 1' }).click();
  await expect(cell(page, at('Platz 1', '08:00', '08:30'))).toHaveAttribute('aria-selected', 'true');
  await expect(cell(page, at('Platz 1', '08:30', '09:00'))).toHaveAttribute('aria-selected', 'true');
});

test('a message is as wide as the phone and as high as its text', async ({ testInstance }) => {
  const page = await testInstance.enter('ben', { viewport: { width: 360, height: 740 } });
  await page.goto('/user/profile/personal');
  await page.getByLabel(profile.personal.phone, { exact: true }).fill(`0171 ${Date.now()}`);
  await page.getByRole('button', { name: profile.save, exact: true }).click();
  const words = page.getByText(profile.saved, { exact: true });
  await expect(words).toBeVisible();
  const message = page.getByRole('status').filter({ has: words }).locator('div').first();
  const { width = 0, height = 0 } = (await message.boundingBox()) ?? {};
  expect(width).toBe(360 - 2 * 16);
  expect(height).toBeLessThan(80);
});

for (const width of [740, 768]) {
  test(`at ${width} px the fields that choose from a list of the club stand beside each other`, async ({
    testInstance,
  }) => {
    const page = await testInstance.enter('admin', { viewport: { width, height: 800 } });
    for (const path of ['/dashboard/user', '/dashboard/invoice', '/dashboard/history', '/dashboard/event']) {
      await page.goto(path);
      const fields = page.getByRole('main').locator('input[type="search"], [role="combobox"]');
      await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
      const boxes = await Promise.all((await fields.all()).map((field) => field.boundingBox()));
      const shown = boxes.filter((box) => box !== null).toSorted((a, b) => a.y - b.y || a.x - b.x);
      for (const [index, { x, y, height }] of shown.entries()) {
        const before = shown[index - 1];
        if (before && Math.abs(before.y - y) < height) expect(before.x + before.width, path).toBeLessThanOrEqual(x);
      }
      await fits(page, path);
    }
  });
}

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
]) {
  test(`the focus goes through the calendar's toolbar as it is drawn, ${viewport.width} px wide`, async ({
    testInstance,
  }) => {
    const page = await testInstance.enter('admin', { viewport });
    await page.goto('/dashboard/booking/TENNIS');
    await expect(page.getByRole('button', { name: german.bookingAdmin.dates.today })).toBeVisible();
    await page.getByRole('tab', { name: german.bookingAdmin.views.day }).focus();
    const place = async () => {
      const box = await page.locator(':focus').boundingBox();
      if (!box) throw new Error('Nothing has the focus');
      return { ...box, right: box.x + box.width, bottom: box.y + box.height };
    };
    let before = await place();
    for (let stop = 1; stop <= 4; stop += 1) {
      await page.keyboard.press('Tab');
      const after = await place();
      expect(after.x >= before.right || after.y >= before.bottom, `stop ${stop}`).toBe(true);
      before = after;
    }
  });
}
