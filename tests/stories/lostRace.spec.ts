import { type Page, expect } from 'playwright/test';
import { type TestInstance, test } from '../support/testInstance.ts';
import {
  at,
  bookSelection,
  cell,
  isFree,
  isMembers,
  isSelected,
  openPlan,
  payButton,
  selectionOf,
  toConfirmation,
  toPayment,
  untilBooked,
} from '../support/courtPlan.ts';
import { german } from '../support/screenTexts.ts';

const { lost } = german.booking;
const noon = { sport: 'TENNIS', start: '12:00', end: '13:00', price: 1000 };

/** Ben has selected noon on courts 3 and 5; anna wants court 3 too. */
const benChooses = async (testInstance: TestInstance, prepare?: (page: Page) => Promise<void>) => {
  const date = await testInstance.freshDay();
  const ben = await testInstance.enter('ben');
  await prepare?.(ben);
  await openPlan(ben, { date });
  await cell(ben, at('Platz 3', '12:00', '12:30'), isFree).click();
  await cell(ben, at('Platz 5', '12:00', '12:30'), isFree).click();
  return { date, ben, annaBooks: () => testInstance.books('anna', { ...noon, date, court: 3 }) };
};

const seesLoss = async (page: Page): Promise<void> => {
  const notice = page.getByText(lost.taken).filter({ hasText: 'Platz 3' }).first();
  await expect(notice).toBeVisible();
  await expect(notice).toContainText('12:00–13:00 Uhr');
  await expect(page.getByText(lost.othersStay)).toBeVisible();
};

/** The server accepts her booking, but his page receives no more messages. */
const withDeafScreen = () => {
  const live = { isDeaf: false };
  const prepare = async (page: Page): Promise<void> => {
    await page.routeWebSocket(/\/graphql$/, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((message) => {
        if (!live.isDeaf) socket.send(message);
      });
    });
  };
  return { live, prepare };
};

test('a selected slot that another member books is named, the others stay, and an alternative can be selected', async ({
  testInstance,
}) => {
  const { date, ben, annaBooks } = await benChooses(testInstance);
  await annaBooks();
  await seesLoss(ben);
  await expect(ben.getByRole('alert').filter({ hasText: lost.taken })).toBeAttached();
  await expect(cell(ben, at('Platz 3', '12:00', '13:00'), isMembers)).toBeVisible();
  await expect(cell(ben, at('Platz 5', '12:00', '12:30'), isSelected)).toBeVisible();
  const alternatives = ben.getByRole('button', { name: /^Platz \d, \d\d:\d\d–\d\d:\d\d Uhr$/ });
  await expect(alternatives).toHaveCount(3);
  await expect(alternatives.first()).toHaveText(/^Platz [24], 12:00–13:00 Uhr$/);
  await alternatives.first().click();
  await expect(ben.getByText(lost.othersStay)).toBeHidden();
  await bookSelection(ben, 2);
  expect(await testInstance.bookingsOf('ben', date)).toHaveLength(2);
});

test('a loss can be dismissed, and the other selected slots stay', async ({ testInstance }) => {
  const { ben, annaBooks } = await benChooses(testInstance);
  await annaBooks();
  await seesLoss(ben);
  await ben.getByRole('button', { name: lost.seen }).click();
  await expect(ben.getByText(lost.othersStay)).toBeHidden();
  await expect(selectionOf(ben)).toContainText('Platz 5, 12:00–13:00');
});

test('a slot that is taken just before the order is refused by name, and the rest can still be booked', async ({
  testInstance,
}) => {
  const { live, prepare } = withDeafScreen();
  const { date, ben, annaBooks } = await benChooses(testInstance, prepare);
  await toConfirmation(ben);
  await toPayment(ben);
  live.isDeaf = true;
  await annaBooks();
  await payButton(ben).click();
  await seesLoss(ben);
  expect(await testInstance.bookingsOf('ben', date)).toEqual([]);
  await payButton(ben).click();
  await untilBooked(ben);
  expect(await testInstance.bookingsOf('ben', date)).toMatchObject([{ court: 5, start: '12:00' }]);
});

test('losing every selected slot leads back to the plan and names the reason', async ({ testInstance }) => {
  const date = await testInstance.freshDay();
  const ben = await testInstance.enter('ben');
  await openPlan(ben, { date });
  await cell(ben, at('Platz 3', '12:00', '12:30'), isFree).click();
  await toConfirmation(ben);
  await testInstance.books('anna', { ...noon, date, court: 3 });
  await expect(ben.getByText(lost.taken).filter({ hasText: 'Platz 3' }).first()).toBeVisible();
  await expect(cell(ben, at('Platz 3', '12:00', '13:00'), isMembers)).toBeVisible();
});
