import { expect } from 'playwright/test';
import { dayFromToday } from '../support/clubDays.ts';
import { emailOf, test } from '../support/testInstance.ts';
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
  test(`tomorrow’s plan of ${sport} prints on one page of A4, landscape`, async ({ testInstance }) => {
    const page = await testInstance.enter('admin');
    await openPlan(page, { date: dayFromToday(1), sport });
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(count(pdf.toString('latin1'), /\/Type\s*\/Page\b/g)).toBe(1);
    const [width, height] = sizeOf(pdf);
    // 297 mm × 210 mm in points.
    expect(width).toBeCloseTo(842, -1);
    expect(height).toBeCloseTo(595, -1);
  });
}

const { dashboard, mailAdmin, profile, user, userAdmin } = german;
/** Pages of one's own and of the dashboard, and a text that is visible once everything is loaded. */
const onPaper = [
  { who: 'anna', path: '/user/bookings', title: user.bookings.title, text: user.bookings.next },
  { who: 'anna', path: '/user/profile/personal', title: profile.menu.personal, text: profile.personal.contact },
  { who: 'anna', path: '/user/profile/my-data', title: profile.menu.data, text: emailOf('anna') },
  { who: 'admin', path: '/dashboard', title: dashboard.title, text: userAdmin.overview.byRole },
  { who: 'admin', path: '/dashboard/user?q=anna@', title: userAdmin.users.title, text: emailOf('anna') },
  { who: 'admin', path: '/dashboard/user/1001/edit', title: 'Anna Berger', text: userAdmin.form.fields.firstName },
  { who: 'admin', path: '/dashboard/mail', title: mailAdmin.title, text: mailAdmin.states.SENT },
] as const;

/** A4 portrait, without the margins of browsers. */
const sheet = { width: 718, height: 1046 };
/** Sortable headings are printed: on paper they are plain headings. */
const toTap = 'button:not(th button), [role="tab"], nav, header, footer';

for (const { who, path, title, text } of onPaper) {
  test(`${path} prints its content without controls`, async ({ testInstance }) => {
    const page = await testInstance.enter(who, { viewport: sheet });
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

test('accounts print as a table on white portrait paper, also in dark mode and after a visit to the plan', async ({
  testInstance,
}) => {
  const page = await testInstance.enter('admin', { viewport: sheet });
  await page.addInitScript(() => window.localStorage.setItem('colorMode', 'dark'));
  await openPlan(page, { date: dayFromToday(1) });
  await followTo(page, '/dashboard/user');
  const row = page.getByRole('table', { name: userAdmin.users.title }).locator('tbody tr').first();
  await expect(row).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('columnheader', { name: userAdmin.users.columns.email })).toBeVisible();
  await expect(row).toHaveCSS('display', 'table-row');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const [width, height] = sizeOf(await page.pdf({ preferCSSPageSize: true }));
  expect(width).toBeLessThan(height);
});

test('the printed plan has its courts and bookings, and no controls', async ({ testInstance }) => {
  const page = await testInstance.enter('admin');
  await openPlan(page, { date: dayFromToday(1) });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('main').getByText('TC Musterstadt')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
});

for (const { view, pages } of [
  { view: 'day', pages: 1 },
  { view: 'week', pages: 2 },
  { view: 'month', pages: 1 },
]) {
  test(`the club’s calendar of a ${view} prints on A4, landscape, with names`, async ({ testInstance }) => {
    const page = await testInstance.enter('admin');
    await page.goto(`/dashboard/booking/TENNIS?view=${view}&date=${dayFromToday(1)}`);
    const name = page.locator('.plan td[data-named="true"] .plan-text').first();
    const shown = view === 'month' ? page.locator('.month-days') : name;
    await expect(shown).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await expect(shown).toBeVisible();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(count(pdf.toString('latin1'), /\/Type\s*\/Page\b/g)).toBe(pages);
    expect(sizeOf(pdf)[0]).toBeCloseTo(842, -1);
  });
}

test('the plan for the notice board prints without names, also for an admin', async ({ testInstance }) => {
  const page = await testInstance.enter('admin');
  await openPlan(page, { date: dayFromToday(1) });
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.plan td[data-named="true"] .plan-text').filter({ visible: true })).toHaveCount(0);
});
