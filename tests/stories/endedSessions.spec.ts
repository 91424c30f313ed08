import { expect } from 'playwright/test';
import { test } from '../support/testInstance.ts';
import { at, cell, isFree, isSelected, openPlan } from '../support/courtPlan.ts';
import { loginHeading, signIn, signOut } from '../support/login.ts';
import { german } from '../support/screenTexts.ts';

const { auth, booking, core, profile } = german;

test('signing out everywhere keeps this session; the other page shows the login and keeps its selection', async ({
  testInstance,
}) => {
  const date = await testInstance.freshDay();
  const paula = await testInstance.addMember({ firstName: 'Paula', lastName: 'Passierball' });
  const [here, elsewhere] = await Promise.all([testInstance.visit(), testInstance.visit()]);
  await elsewhere.goto(`/booking?sport=TENNIS&date=${date}`);
  await signIn(elsewhere, paula.email, paula.password);
  await expect(elsewhere).toHaveURL(`/booking?sport=TENNIS&date=${date}`);
  await openPlan(elsewhere, { date });
  await cell(elsewhere, at('Platz 3', '12:00', '12:30'), isFree).click();
  await here.goto('/user/profile/security');
  await signIn(here, paula.email, paula.password);
  await here.getByRole('button', { name: profile.sessions.end, exact: true }).click();
  const question = here.getByRole('dialog', { name: profile.sessions.question });
  await question.getByLabel(profile.password, { exact: true }).fill(paula.password);
  await question.getByRole('button', { name: profile.sessions.end, exact: true }).dblclick();
  await expect(here.getByText(profile.sessions.done)).toBeVisible();
  await expect(elsewhere.getByText(auth.login.expired)).toBeVisible();
  await expect(elsewhere).toHaveURL((url) => url.searchParams.get('returnTo') === `/booking?sport=TENNIS&date=${date}`);

  await signIn(elsewhere, paula.email, paula.password);
  await expect(elsewhere).toHaveURL(`/booking?sport=TENNIS&date=${date}`);
  await expect(cell(elsewhere, at('Platz 3', '12:00', '12:30'), isSelected)).toBeVisible();
  await here.reload();
  await expect(here.getByRole('heading', { level: 1, name: profile.menu.security })).toBeVisible();
  await here.goto('/booking');
  await expect(here.getByRole('heading', { level: 1, name: booking.title })).toBeVisible();
  await expect(here.getByText(core.connection.live, { exact: true })).toBeVisible();
});

test('a second tab takes over the session of the first without a login, and signing out reaches both', async ({
  testInstance,
}) => {
  const paula = await testInstance.addMember({ firstName: 'Paula', lastName: 'Passierball' });
  const first = await testInstance.visit();
  await first.goto('/user/bookings');
  await signIn(first, paula.email, paula.password);
  await expect(first.getByRole('heading', { level: 1, name: german.user.bookings.title })).toBeVisible();
  const second = await first.context().newPage();
  await second.goto('/user/profile/security');
  await expect(second.getByRole('heading', { level: 1, name: profile.menu.security })).toBeVisible();
  expect(await second.evaluate(() => Object.keys(window.localStorage))).toEqual([]);

  await signOut(second, 'Paula');
  await expect(first.getByText(auth.login.left)).toBeVisible();
  expect(await first.evaluate(() => window.sessionStorage.getItem('accessToken'))).toBeNull();
  const third = await first.context().newPage();
  await third.goto('/user/bookings');
  await expect(loginHeading(third)).toBeVisible();

  await signIn(third, paula.email, paula.password);
  for (const tab of [first, second])
    await expect(tab.getByRole('heading', { level: 1, name: booking.title })).toBeVisible();
});
