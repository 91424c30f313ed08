import { type Locator, expect } from 'playwright/test';
import { at, cell, isFree } from '../support/courtPlan.ts';
import { callGraphql } from '../support/graphqlClient.ts';
import { german } from '../support/screenTexts.ts';
import { type TestInstance, test } from '../support/testInstance.ts';

const { asOf } = german.bookingAdmin;
const { moments } = german.history;
const { operations, courtPlan } = german;
const title = 'Netz tauschen';
const place = at('Platz 5', '10:00', '11:00');

const send = async ({ club, token }: TestInstance, query: string, variables: Readonly<Record<string, unknown>>) => {
  const { data, errors } = await callGraphql(club.url, {
    ...{ query, variables, token: await token('admin'), idempotencyKey: crypto.randomUUID() },
  });
  expect(errors).toBeUndefined();
  return data;
};
const block = (instance: TestInstance, date: string, court: number) =>
  send(instance, 'mutation ($booking: AdminBookingInput!) { bookAsAdmin(booking: $booking) { bookings { _id } } }', {
    booking: {
      ...{ sport: 'TENNIS', category: 'BLOCK', title, court, start: '10:00', end: '11:00' },
      ...{ date, repetition: 'NONE', enddate: date },
    },
  });

const untilTime = (text: string): string => text.slice(0, text.indexOf('{{time}}'));

const tabTo = async (slider: Locator): Promise<void> => {
  for (let stop = 0; stop < 60 && !(await slider.evaluate((it) => it === document.activeElement)); stop += 1)
    await slider.page().keyboard.press('Tab');
};

test('an admin sees the plan as it was before a booking, by keyboard only', async ({ testInstance }) => {
  const date = await testInstance.freshDay();
  await block(testInstance, date, 5);
  const page = await testInstance.enter('admin');
  await page.goto(`/dashboard/as-of?sport=TENNIS&date=${date}`);
  const slider = page.getByRole('slider', { name: moments.shown, exact: true });
  const isBlock = `${courtPlan.categories.BLOCK}: ${title}`;
  await expect(cell(page, place, isBlock)).toBeVisible();
  // The moment is chosen above the plan: the page does not go on to the time of play.
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await tabTo(slider);
  await page.keyboard.press('Home');
  await expect(page.getByText(asOf.differences_one.replace('{{count}}', '1'))).toBeVisible();
  await expect(cell(page, at('Platz 5', '10:00', '10:30'), isFree)).toBeVisible();
  const compared = page.getByRole('slider', { name: moments.compared });
  await tabTo(compared);
  await page.keyboard.press('Home');
  await expect(page.getByText(untilTime(asOf.differencesThen_one.replace('{{count}}', '1')))).toBeVisible();
  expect(page.url()).toContain('&compare=');
  await page.keyboard.press('End');
  await expect(compared).toHaveAttribute('aria-valuetext', moments.comparedWithNow);
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, place, isBlock)).toBeVisible();
  // Both clocks are in the address.
  const address = page.url();
  expect(address).toContain(`date=${date}&at=`);
  await page.keyboard.press('End');
  await expect(slider).not.toHaveAttribute('aria-valuetext', /bekannt war/);
  await page.goto(address);
  await expect(slider).toHaveAttribute('aria-valuetext', /bekannt war/);
});

test('an admin rebuilds the bookings from the page while others book', async ({ testInstance }) => {
  const date = await testInstance.freshDay();
  const page = await testInstance.enter('admin');
  await page.goto('/dashboard/operations');
  const name = operations.names.bookings;
  const row = page.getByRole('row', { name: new RegExp(`^${name}`) });
  await expect(row).toContainText(operations.upToDate);
  await row.getByRole('button', { name: operations.rebuildNamed.replace('{{name}}', name) }).click();
  await page.getByRole('dialog').getByRole('button', { name: operations.question.yes }).click();
  for (const court of [1, 2, 3, 4, 5]) await block(testInstance, date, court);
  await expect(row).toContainText(/alle gleich wie vorher/);
  await expect(row).toContainText(operations.upToDate);
  await page.goto(`/dashboard/booking/TENNIS?date=${date}`);
  for (const court of [1, 2, 3, 4, 5])
    await expect(
      cell(page, at(`Platz ${court}`, '10:00', '11:00'), `${courtPlan.categories.BLOCK}: ${title}`),
    ).toBeVisible();
});
