import { type Page, expect } from 'playwright/test';
import { test } from '../support/testInstance.ts';
import { type GraphqlAnswer, callGraphql } from '../support/graphqlClient.ts';
import { loginHeading, signIn } from '../support/login.ts';
import { fill, german } from '../support/screenTexts.ts';

const { auth, booking, core, user, userAdmin } = german;

const tokenIn = (page: Page): Promise<string> =>
  page.evaluate(() => window.sessionStorage.getItem('accessToken') ?? 'none');

const refusalIn = ({ errors }: GraphqlAnswer): string => errors?.[0]?.message ?? 'answered';

test('an admin who becomes a member loses access to the dashboard at once, on every page and at the server', async ({
  testInstance,
}) => {
  const { url } = testInstance.club;
  const vera = await testInstance.addMember({ firstName: 'Vera', lastName: 'Vorstand', role: 'ADMIN' });
  const page = await testInstance.visit();
  const plan = await page.context().newPage();
  await page.goto('/dashboard/user?q=Vorstand');
  await plan.goto('/booking');
  // The other tab takes over the session.
  await signIn(page, vera.email, vera.password);
  await expect(page.getByRole('table', { name: userAdmin.users.title })).toContainText('Vorstand');
  await expect(plan.getByText(core.connection.live, { exact: true })).toBeVisible();
  const before = await tokenIn(page);
  const accounts = '{ userPage(size: 1) { total } }';
  expect(refusalIn(await callGraphql(url, { query: accounts, token: before }))).toBe('answered');

  const { errors } = await callGraphql(url, {
    query: 'mutation ($userID: ID!) { updateUser(userID: $userID, user: { role: MEMBER }) { success } }',
    variables: { userID: vera.userID },
    token: await testInstance.token('admin'),
  });
  expect(errors).toBeUndefined();
  await Promise.all([page, plan].map((each) => expect(each.getByText(auth.login.expired)).toBeVisible()));
  await expect(page.getByText('Vorstand')).toHaveCount(0);
  expect(await page.evaluate(() => window.sessionStorage.getItem('accessToken'))).toBeNull();
  expect(refusalIn(await callGraphql(url, { query: accounts, token: before }))).toBe('LOGIN_REQUIRED');

  await signIn(page, vera.email, vera.password);
  await expect(page.getByRole('heading', { level: 1, name: booking.title })).toBeVisible();
  await expect(page).toHaveURL(/\/booking/);
  await page.getByRole('button', { name: fill(user.menu.label, { name: 'Vera' }) }).click();
  await expect(page.getByRole('menuitem', { name: user.menu.signOut })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: user.menu.dashboard })).toHaveCount(0);
  expect(refusalIn(await callGraphql(url, { query: accounts, token: await tokenIn(page) }))).toBe('ERR_NOT_AUTHORIZED');
});

test('only an admin can open the dashboard', async ({ testInstance }) => {
  const visitor = await testInstance.visit();
  await visitor.goto('/dashboard/user');
  await expect(loginHeading(visitor)).toBeVisible();
  for (const who of ['anna', 'gast', 'trainer'] as const) {
    const page = await testInstance.enter(who);
    await page.goto('/dashboard/user');
    await expect(page.getByRole('heading', { level: 1, name: booking.title }), who).toBeVisible();
    await page.context().close();
  }
});
