import { type Page, expect } from 'playwright/test';
import { emailOf, test } from '../support/testInstance.ts';
import { loginHeading, signIn, signOut } from '../support/login.ts';
import { english, german } from '../support/screenTexts.ts';

const { core, user, booking, auth } = german;
const bookingHeading = (page: Page) => page.getByRole('heading', { level: 1, name: booking.title });

test('anna signs in with her e-mail address and sees the court plan', async ({ testInstance }) => {
  const page = await testInstance.visit();
  await page.goto('/auth/login');
  await expect(page.getByText(auth.login.welcome)).toBeVisible();
  await signIn(page, emailOf('anna'));
  await expect(bookingHeading(page)).toBeVisible();
  await expect(page).toHaveURL(/\/booking$/);
});

test('a member signs in with the member number', async ({ testInstance }) => {
  const page = await testInstance.visit();
  await page.goto('/auth/login');
  await signIn(page, await testInstance.memberNumber('ben'));
  await expect(bookingHeading(page)).toBeVisible();
});

test('a wrong password is refused with a hint, and the right one still works', async ({ testInstance }) => {
  const page = await testInstance.visit();
  await page.goto('/auth/login');
  await signIn(page, emailOf('anna'), 'tennisball');
  await expect(page.getByRole('alert').filter({ hasText: core.errors.ERR_INVALID_CREDENTIALS })).toBeVisible();
  await expect(page.getByLabel(auth.login.credential)).toHaveValue(emailOf('anna'));
  await expect(page.getByLabel(auth.login.password, { exact: true })).toBeFocused();
  await signIn(page, emailOf('anna'));
  await expect(bookingHeading(page)).toBeVisible();
});

test('a visitor who wants to book is sent to the login and returns to the chosen day', async ({ testInstance }) => {
  const date = await testInstance.freshDay();
  const page = await testInstance.visit();
  await page.goto(`/booking?sport=SQUASH&date=${date}`);
  await expect(loginHeading(page)).toBeVisible();
  await expect(page).toHaveURL((url) => url.searchParams.get('returnTo') === `/booking?sport=SQUASH&date=${date}`);
  await signIn(page, emailOf('anna'));
  await expect(page).toHaveURL(`/booking?sport=SQUASH&date=${date}`);
});

test('after the login returnTo leads to no other host', async ({ testInstance }) => {
  const page = await testInstance.visit();
  await page.goto('/auth/login?returnTo=//elsewhere.example/booking');
  await signIn(page, emailOf('anna'));
  await expect(page).toHaveURL(new URL('/booking', testInstance.club.url).href);
});

test('a signed-in person does not see the login page', async ({ testInstance }) => {
  const page = await testInstance.enter('anna');
  await page.goto('/auth/login?returnTo=/user/bookings');
  await expect(page.getByRole('heading', { level: 1, name: user.bookings.title })).toBeVisible();
});

test('anna signs out, and the next person cannot open her pages', async ({ testInstance }) => {
  const page = await testInstance.visit();
  await page.goto('/auth/login');
  await signIn(page, emailOf('anna'));
  await signOut(page, 'Anna');
  await expect(loginHeading(page)).toBeVisible();
  await page.goto('/user/bookings');
  await expect(loginHeading(page)).toBeVisible();
});

test('the language is German until the user chooses English, and the choice is kept', async ({ testInstance }) => {
  const page = await testInstance.visit({ locale: 'fr-FR' });
  await page.goto('/auth/login');
  await expect(loginHeading(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('button', { name: core.language.en }).click();
  await expect(page.getByRole('heading', { level: 1, name: english.auth.login.title })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: english.auth.login.submit })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('an unknown address shows a page that says so and links to the start', async ({ testInstance }) => {
  const page = await testInstance.enter('anna');
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { name: core.notFound.title })).toBeVisible();
  await page.getByRole('link', { name: core.notFound.action }).click();
  await expect(bookingHeading(page)).toBeVisible();
});
