import { expect } from 'playwright/test';
import { dayFromToday } from '../support/clubDays.ts';
import { test } from '../support/clubhouse.ts';
import { openPlan } from '../support/courtPlan.ts';

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

for (const sport of ['TENNIS', 'HALL', 'SQUASH']) {
  test(`tomorrow’s plan of ${sport} prints on one page of A4, landscape`, async ({ clubhouse }) => {
    const page = await clubhouse.enter('admin');
    await openPlan(page, { date: dayFromToday(1), sport });
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(count(pdf, /\/Type\s*\/Page\b/g)).toBe(1);
    const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    // 297 mm × 210 mm in points.
    expect(Number(width)).toBeCloseTo(842, -1);
    expect(Number(height)).toBeCloseTo(595, -1);
  });
}

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
