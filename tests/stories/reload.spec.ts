import { type Page, type Route, expect } from 'playwright/test';
import { type TestInstance, test } from '../support/testInstance.ts';
import {
  at,
  cell,
  isFree,
  isSelected,
  openPlan,
  payButton,
  toConfirmation,
  toPayment,
  untilBooked,
} from '../support/courtPlan.ts';
import { german } from '../support/screenTexts.ts';

const { confirm, pay, lost } = german.booking;
const evening = at('Platz 6', '18:00', '18:30');

const annaChooses = async (testInstance: TestInstance): Promise<Readonly<{ date: string; page: Page }>> => {
  const date = await testInstance.freshDay();
  const page = await testInstance.enter('anna');
  await openPlan(page, { date });
  await cell(page, evening, isFree).click();
  return { date, page };
};
const isOrder = (route: Route): boolean => route.request().postData()?.includes('bookAsUser') ?? false;

test('a reload of the plan restores the selection', async ({ testInstance }) => {
  const { page } = await annaChooses(testInstance);
  await page.reload();
  await expect(cell(page, evening, isSelected)).toBeVisible();
});

test('a reload of the confirmation restores the selection and the remark', async ({ testInstance }) => {
  const { page } = await annaChooses(testInstance);
  await toConfirmation(page);
  await page.getByLabel(confirm.remark).fill('Mit Ballmaschine');
  await page.reload();
  await expect(page.getByRole('heading', { name: confirm.title })).toBeVisible();
  await expect(page.getByLabel(confirm.remark)).toHaveValue('Mit Ballmaschine');
});

test('after a reload of the payment step the booking can be completed', async ({ testInstance }) => {
  const { date, page } = await annaChooses(testInstance);
  await toConfirmation(page);
  await toPayment(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: pay.title })).toBeVisible();
  await payButton(page).click();
  await untilBooked(page);
  expect(await testInstance.bookingsOf('anna', date)).toMatchObject([{ court: 6, start: '18:00', price: 1400 }]);
});

test('the browser’s back button leads from step to step and keeps the selection', async ({ testInstance }) => {
  const { page } = await annaChooses(testInstance);
  await toConfirmation(page);
  await toPayment(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: confirm.title })).toBeVisible();
  await page.goBack();
  await expect(cell(page, evening, isSelected)).toBeVisible();
});

for (const step of ['plan', 'confirmation', 'payment'] as const) {
  test(`a slot that was taken while the page at the ${step} was closed is named when it opens again`, async ({
    testInstance,
  }) => {
    const { date, page } = await annaChooses(testInstance);
    await cell(page, at('Platz 2', '18:00', '18:30'), isFree).click();
    if (step !== 'plan') await toConfirmation(page);
    if (step === 'payment') await toPayment(page);
    await page.goto('about:blank');
    await testInstance.books('ben', { sport: 'TENNIS', date, court: 6, start: '18:00', end: '19:00', price: 1400 });
    await page.goto(`/booking?sport=TENNIS&date=${date}`);
    const notice = page.getByText(lost.taken).filter({ hasText: 'Platz 6' }).first();
    await expect(notice).toContainText('18:00–19:00 Uhr');
    await expect(page.getByText(lost.othersStay)).toBeVisible();
  });
}

test('a page that is closed between the order and its answer has booked exactly once', async ({ testInstance }) => {
  const { date, page } = await annaChooses(testInstance);
  await toConfirmation(page);
  await toPayment(page);
  const reached = new Promise<void>((resolve, reject) => {
    // The order reaches the server; its answer never reaches the page.
    const handle = (route: Route) => (isOrder(route) ? route.fetch().then(() => resolve(), reject) : route.continue());
    page.route('**/graphql', handle).catch(reject);
  });
  await payButton(page).click();
  await reached;
  const reopened = await page.context().newPage();
  await page.close();
  await reopened.goto(`/booking?sport=TENNIS&date=${date}`);
  await untilBooked(reopened);
  expect(await testInstance.bookingsOf('anna', date)).toMatchObject([{ court: 6, start: '18:00', state: 'BOOKED' }]);
});

test('an order that never reached the server is sent when the page opens again', async ({ testInstance }) => {
  const { date, page } = await annaChooses(testInstance);
  await toConfirmation(page);
  await toPayment(page);
  await page.route('**/graphql', (route) => (isOrder(route) ? route.abort() : route.continue()));
  await payButton(page).click();
  // The client retries for three seconds before it asks the user.
  await expect(page.getByText(pay.unanswered)).toBeVisible();
  const reopened = await page.context().newPage();
  await page.close();
  expect(await testInstance.bookingsOf('anna', date)).toEqual([]);
  await reopened.goto(`/booking?sport=TENNIS&date=${date}`);
  await untilBooked(reopened);
  expect(await testInstance.bookingsOf('anna', date)).toHaveLength(1);
});

test('own bookings are written into the outline before the scripts have come, and are asked for once', async ({
  testInstance,
}) => {
  const page = await testInstance.enter('anna');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.postData() ?? ''));
  await page.route('**/*.js', () => undefined);
  await page.goto('/user/bookings', { waitUntil: 'commit' });
  await expect(page.locator('.outline-bookings')).toHaveText(/\S/);
  // Lets those go on that wait.
  await page.unroute('**/*.js');
  await expect(page.getByRole('tab', { name: german.user.bookings.tabs.upcoming })).toBeVisible();
  expect(asked.filter((body) => body.includes('query MyBookingsQuery'))).toHaveLength(1);
});
