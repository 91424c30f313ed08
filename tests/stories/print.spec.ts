import { expect } from 'playwright/test';
import { dayFromToday } from '../support/clubDays.ts';
import { emailOf, test } from '../support/clubhouse.ts';
import { openPlan } from '../support/courtPlan.ts';
import { followTo } from '../support/routeWalk.ts';
import { german } from '../support/screenTexts.ts';

/** Width and height of the first page, in points. */
const sizeOf = (pdf: Buffer): readonly [number, number] => {
  const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString('latin1')) ?? [];
  return [Number(width), Number(height)];
};
const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

for (const sport of ['TENNIS', 'HALL', 'SQUASH']) {
  test(`tomorrow’s plan of ${sport} prints on one page of A4, landscape`, async ({ clubhouse }) => {
    const page = await clubhouse.enter('admin');
    await openPlan(page, { date: dayFromToday(1), sport });
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(count(pdf.toString('latin1'), /\/Type\s*\/Page\b/g)).toBe(1);
    const [width, height] = sizeOf(pdf);
    // 297 mm × 210 mm in points.
    expect(width).toBeCloseTo(842, -1);
    expect(height).toBeCloseTo(595, -1);
  });
}

const { dashboard, profile, user } = german;
/** Pages of one's own and of the dashboard, and a text that stands there once everything has arrived. */
const onPaper = [
  { who: 'anna', path: '/user/bookings', title: user.bookings.title, text: user.bookings.next },
  { who: 'anna', path: '/user/profile/personal', title: profile.menu.personal, text: profile.personal.contact },
  { who: 'anna', path: '/user/profile/my-data', title: profile.menu.data, text: emailOf('anna') },
  { who: 'admin', path: '/dashboard', title: dashboard.overview.title, text: dashboard.overview.byRole },
  { who: 'admin', path: '/dashboard/user?q=anna@', title: dashboard.users.title, text: emailOf('anna') },
  { who: 'admin', path: '/dashboard/user/1001/edit', title: 'Anna Berger', text: dashboard.form.fields.firstName },
  { who: 'admin', path: '/dashboard/mail', title: dashboard.mails.title, text: dashboard.mails.states.SENT },
] as const;

/** A4, upright, between the margins that browsers leave. */
const sheet = { width: 718, height: 1046 };
/** What a table is sorted by with a tap stays: on paper these are its headings. */
const toTap = 'button:not(th button), [role="tab"], nav, header, footer';

for (const { who, path, title, text } of onPaper) {
  test(`${path} prints what it says, and nothing to tap`, async ({ clubhouse }) => {
    const page = await clubhouse.enter(who, { viewport: sheet });
    await page.goto(path);
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
    await expect(page.locator(toTap).filter({ visible: true })).toHaveCount(0);
    const beside = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(beside).toBeLessThanOrEqual(0);
  });
}

test('accounts print as a table on white, upright paper, by night and after a look at the plan too', async ({
  clubhouse,
}) => {
  const page = await clubhouse.enter('admin', { viewport: sheet });
  await page.addInitScript(() => window.localStorage.setItem('colorMode', 'dark'));
  await openPlan(page, { date: dayFromToday(1) });
  await followTo(page, '/dashboard/user');
  const row = page.getByRole('table', { name: dashboard.users.title }).locator('tbody tr').first();
  await expect(row).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('columnheader', { name: dashboard.users.columns.email })).toBeVisible();
  await expect(row).toHaveCSS('display', 'table-row');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const [width, height] = sizeOf(await page.pdf({ preferCSSPageSize: true }));
  expect(width).toBeLessThan(height);
});

test('the printed plan has its courts and bookings, and nothing to tap', async ({ clubhouse }) => {
  const page = await clubhouse.enter('admin');
  await openPlan(page, { date: dayFromToday(1) });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('main').getByText('TC Musterstadt')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
});
