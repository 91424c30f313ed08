import { type Page, expect } from 'playwright/test';
import type { TestInstance } from '../support/testInstance.ts';
import { type ClubWithMail, test } from '../support/clubWithMail.ts';
import { dayFromToday } from '../support/clubDays.ts';
import { at, bookSelection, cell, isFree, openPlan } from '../support/courtPlan.ts';
import { callGraphql } from '../support/graphqlClient.ts';
import { signIn, signOut } from '../support/login.ts';
import { fill, german } from '../support/screenTexts.ts';

const { auth, core, profile, booking } = german;

const zoe = {
  first: 'zoe@example.org',
  later: 'zoe.oezdemir@example.org',
  password: 'Netzkante im Mai',
  changed: 'Rückhand am Abend',
  next: 'Aufschlag um sieben',
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const choosePassword = async (page: Page, password: string): Promise<void> => {
  await field(page, auth.password.fresh).fill(password);
  await field(page, auth.password.again).fill(password);
};

const register = async (page: Page): Promise<void> => {
  await page.goto('/auth/login');
  await page.getByRole('link', { name: auth.login.toRegister }).click();
  const { fields } = auth;
  const typed: readonly (readonly [string, string])[] = [
    [fields.firstName, 'Zoë'],
    [fields.lastName, 'Özdemir-Groß'],
    [fields.email, zoe.first],
    [fields.phone, '0171 2345678'],
    [fields.street, 'Am Sandplatz'],
    [fields.houseNumber, '3 a'],
    [fields.zip, '80331'],
    [fields.city, 'Musterstadt'],
  ];
  for (const [label, text] of typed) await field(page, label).fill(text);
  await choosePassword(page, zoe.password);
  await page.getByRole('checkbox').check();
  await button(page, auth.register.submit).click();
  await expect(heading(page, auth.sent.title)).toBeVisible();
};

const confirmBy = async (page: Page, link: string): Promise<void> => {
  await page.goto(link);
  await expect(page.getByText(auth.guestVerify.done)).toBeVisible();
  await expect(page).toHaveURL((url) => url.search === '');
};

const confirmRegistration = async (page: Page, link: string): Promise<void> => {
  await page.goto(link);
  await expect(page).toHaveURL((url) => url.search === '');
  await field(page, auth.login.password).fill(zoe.password);
  await button(page, auth.guestVerify.submit).click();
  await expect(page.getByText(auth.guestVerify.done)).toBeVisible();
  await page.getByRole('link', { name: auth.guestVerify.toBooking }).click();
};

const changeAddress = async (page: Page, { linkTo }: ClubWithMail): Promise<void> => {
  await page.goto('/user/profile');
  await button(page, profile.email.change).click();
  await field(page, profile.email.fresh).fill(zoe.later);
  await field(page, profile.password).fill(zoe.password);
  await button(page, profile.email.submit).click();
  await expect(page.getByText(fill(profile.email.pending, { fresh: zoe.later, current: zoe.first }))).toBeVisible();
  await confirmBy(page, await linkTo(zoe.later, '/auth/guest-verify'));
  await page.goto('/user/profile');
  await expect(page.getByText(zoe.later, { exact: true })).toBeVisible();
};

const resetPassword = async (page: Page, { linkTo }: ClubWithMail): Promise<void> => {
  await signOut(page, 'Zoë');
  await page.getByRole('link', { name: auth.login.forgot }).click();
  await field(page, auth.fields.email).fill(zoe.later);
  await button(page, auth.forgot.submit).click();
  await expect(heading(page, auth.sent.title)).toBeVisible();
  await page.goto(await linkTo(zoe.later, '/auth/reset-password'));
  await choosePassword(page, zoe.next);
  await expect(page).toHaveURL((url) => url.search === '');
  await button(page, auth.reset.submit).click();
  await expect(page.getByText(auth.login.passwordReset)).toBeVisible();
};

const askToBeErased = async (page: Page): Promise<string> => {
  await page.goto('/user/profile/my-data');
  const account = page.getByRole('region', { name: profile.data.names.account, exact: true });
  await expect(account).toContainText(zoe.later);
  await expect(page.getByRole('region', { name: profile.data.names.bookings, exact: true })).toContainText(
    profile.data.codes.state.BOOKED,
  );
  const number = await account.locator('dt', { hasText: profile.data.names.userID }).locator('+ dd').innerText();
  await page.goto('/user/profile/security');
  await button(page, profile.erasure.ask).click();
  const question = page.getByRole('dialog', { name: profile.erasure.question });
  await question.getByLabel(profile.password, { exact: true }).fill(zoe.next);
  await question.getByRole('button', { name: profile.erasure.submit }).click();
  await expect(page.getByText(profile.erasure.asked)).toBeVisible();
  return number;
};

const changePassword = async (page: Page): Promise<void> => {
  await page.goto('/user/profile/change-password');
  await field(page, profile.changePassword.old).fill(zoe.password);
  await choosePassword(page, zoe.changed);
  await button(page, profile.changePassword.submit).click();
  await expect(page.getByText(profile.changePassword.done)).toBeVisible();
};

/** The administration confirms the erasure, although a future booking exists. */
const erase = async ({ club: { url }, token }: TestInstance, userID: string): Promise<void> => {
  const answer = await callGraphql(url, {
    query: 'mutation ($userID: ID!) { deleteUser(userID: $userID, force: true) { success } }',
    variables: { userID },
    token: await token('admin'),
  });
  expect(answer.errors).toBeUndefined();
};

test('a guest registers, books, changes the address, resets the password, and is erased', async ({
  clubWithMail,
  testInstance,
}) => {
  const page = await testInstance.visit();
  const leaked: string[] = [];
  page.on('request', (request) => {
    const { referer } = request.headers();
    if (referer?.includes('code=')) leaked.push(referer);
  });
  await register(page);
  await confirmRegistration(page, await clubWithMail.linkTo(zoe.first, '/auth/guest-verify'));
  await expect(heading(page, booking.title)).toBeVisible();

  await openPlan(page, { date: dayFromToday(40) });
  await cell(page, at('Platz 3', '12:00', '12:30'), isFree).click();
  await bookSelection(page);

  await changeAddress(page, clubWithMail);
  await changePassword(page);
  await resetPassword(page, clubWithMail);
  await signIn(page, zoe.later, zoe.next);
  await expect(heading(page, booking.title)).toBeVisible();

  const number = await askToBeErased(page);
  await erase(testInstance, number);
  await page.goto('/user/bookings');
  await expect(page.getByText(auth.login.expired)).toBeVisible();
  await signIn(page, zoe.later, zoe.next);
  await expect(page.getByRole('alert').filter({ hasText: core.errors.ERR_INVALID_CREDENTIALS })).toBeVisible();
  expect(leaked).toEqual([]);
});

test('a member signs in for the first time with the code of the invitation', async ({ clubWithMail, testInstance }) => {
  const email = 'mia@example.org';
  const { errors } = await callGraphql(testInstance.club.url, {
    query: 'mutation ($user: UserInput!) { createUser(user: $user) { success } }',
    variables: { user: { firstName: 'Mia', lastName: 'Sommer', email, role: 'MEMBER' } },
    token: await testInstance.token('admin'),
  });
  expect(errors).toBeUndefined();
  const page = await testInstance.visit();
  const link = await clubWithMail.linkTo(email, '/auth/verify');
  const code = new URLSearchParams(new URL(link).hash.slice(1)).get('code') ?? '';
  await page.goto('/auth/login');
  await page.getByRole('link', { name: auth.login.toVerify }).click();
  // The login that is left has a field of the same name.
  await expect(heading(page, auth.verify.title)).toBeVisible();
  await field(page, auth.login.credential).fill(email);
  await field(page, auth.verify.code).fill('WRONG234');
  await choosePassword(page, 'Netzkante im Mai');
  await button(page, auth.verify.submit).click();
  await expect(field(page, auth.verify.code)).toHaveAttribute('aria-invalid', 'true');
  await field(page, auth.verify.code).fill(`${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`);
  await button(page, auth.verify.submit).click();
  await expect(heading(page, booking.title)).toBeVisible();
  await page.evaluate(() => window.sessionStorage.clear());
  await page.goto(link);
  await choosePassword(page, 'Netzkante im Juni');
  await button(page, auth.verify.submit).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
});
