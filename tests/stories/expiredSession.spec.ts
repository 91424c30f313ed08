import { expect } from 'playwright/test';
import { emailOf, test } from '../support/testInstance.ts';
import { at, cell, isFree, payButton, planOf, toConfirmation, toPayment, untilBooked } from '../support/courtPlan.ts';
import { signIn, signOut } from '../support/login.ts';
import { german } from '../support/screenTexts.ts';

const { core, user, booking, auth } = german;

test('an expired session leads to the login, and after signing in the booking continues as it was', async ({
  testInstance,
}) => {
  const date = await testInstance.freshDay();
  const page = await testInstance.visit();
  await page.clock.install();
  await page.goto(`/booking?sport=TENNIS&date=${date}`);
  await signIn(page, emailOf('anna'));
  await expect(planOf(page, date)).toBeVisible();
  await cell(page, at('Platz 3', '12:00', '12:30'), isFree).click();
  await toConfirmation(page);
  await page.getByLabel(booking.confirm.remark).fill('Mit Ballmaschine');
  await page.clock.fastForward('03:58:30');
  await expect(page.getByText(core.expiry.warning)).toBeVisible();
  await page.clock.fastForward('00:02:00');
  await expect(page.getByText(auth.login.expired)).toBeVisible();
  await expect(page).toHaveURL((url) => url.searchParams.get('returnTo') === `/booking?sport=TENNIS&date=${date}`);
  expect(await page.evaluate(() => window.sessionStorage.getItem('accessToken'))).toBeNull();
  await page.clock.setSystemTime(new Date());
  await signIn(page, emailOf('anna'));
  await expect(page.getByRole('heading', { name: booking.confirm.title })).toBeVisible();
  await expect(page.getByLabel(booking.confirm.remark)).toHaveValue('Mit Ballmaschine');
  await toPayment(page);
  await payButton(page).click();
  await untilBooked(page);
  expect(await testInstance.bookingsOf('anna', date)).toMatchObject([{ court: 3, remark: 'Mit Ballmaschine' }]);
});

test('a session that the server does not know leads to the login', async ({ testInstance }) => {
  const page = await testInstance.visit();
  const [header, payload] = (await testInstance.token('anna')).split('.');
  await page.goto('/auth/login');
  // Earlier, the page would find the token on this page already and refuse it here.
  await page.getByRole('contentinfo').waitFor();
  await page.evaluate((forged) => window.sessionStorage.setItem('accessToken', forged), `${header}.${payload}.forged`);
  await page.goto('/user/bookings');
  await expect(page.getByText(auth.login.expired)).toBeVisible();
  await signIn(page, emailOf('anna'));
  await expect(page.getByRole('heading', { level: 1, name: user.bookings.title })).toBeVisible();
});

test('signing out removes the selection from the browser', async ({ testInstance }) => {
  const date = await testInstance.freshDay();
  const page = await testInstance.visit();
  await page.goto(`/booking?sport=TENNIS&date=${date}`);
  await signIn(page, emailOf('anna'));
  await cell(page, at('Platz 3', '12:00', '12:30'), isFree).click();
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem('booking'))).not.toBeNull();
  await signOut(page, 'Anna');
  expect(await page.evaluate(() => window.localStorage.getItem('booking'))).toBeNull();
});
