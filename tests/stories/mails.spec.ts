import { type Locator, type Page, expect } from 'playwright/test';
import { type ClubWithMail, test } from '../support/clubWithMail.ts';
import { callGraphql } from '../support/graphqlClient.ts';
import { fill, german } from '../support/screenTexts.ts';

const { mails } = german.dashboard;
/** Nobody else in this house is called so. */
const firstName = 'Walpurga';

const rowOf = (page: Page, lastName: string): Locator =>
  page
    .getByRole('table', { name: mails.title })
    .getByRole('row')
    .filter({ hasText: `${firstName} ${lastName}` });

/** Asks for the list anew until the letter to somebody stands there in that state. */
const untilIn = async (page: Page, lastName: string, state: keyof typeof mails.states): Promise<void> => {
  await expect(async () => {
    await page.getByRole('button', { name: mails.refresh, exact: true }).click();
    await expect(rowOf(page, lastName)).toContainText(mails.states[state], { timeout: 500 });
  }).toPass({ timeout: 30_000 });
};

const arrivedFor = ({ post }: ClubWithMail, email: string): number =>
  post.mails.filter(({ to }) => to.includes(email)).length;

test.afterEach(({ house }) => house.post.become('well'));

test('an admin sees what became of each letter, and sends once more what was refused', async ({ house, clubhouse }) => {
  const token = await clubhouse.token('admin');
  const invite = async (lastName: string): Promise<string> => {
    const email = `${lastName.toLowerCase().replaceAll(/[^a-z]/g, '')}@example.org`;
    const user = { firstName, lastName, email, role: 'MEMBER' };
    const query = 'mutation ($user: UserInput!) { createUser(user: $user) { success } }';
    expect((await callGraphql(house.club.url, { query, variables: { user }, token })).errors).toBeUndefined();
    return email;
  };
  const page = await clubhouse.enter('admin');
  await page.goto('/dashboard/mail');

  await invite('Innenfeld');
  await untilIn(page, 'Innenfeld', 'SENT');
  house.post.become('later');
  await invite('Inselplatz');
  await expect(async () => {
    await untilIn(page, 'Inselplatz', 'WAITING');
    await expect(rowOf(page, 'Inselplatz')).toContainText(mails.problems.SERVER_BUSY, { timeout: 500 });
  }).toPass({ timeout: 30_000 });
  house.post.become('never');
  const refused = await invite('Irrläufer');
  await untilIn(page, 'Irrläufer', 'FAILED');
  await expect(rowOf(page, 'Irrläufer')).toContainText(mails.problems.RECIPIENT_REFUSED);

  await page.getByLabel(mails.filter, { exact: true }).selectOption({ label: mails.states.FAILED });
  await expect(rowOf(page, 'Innenfeld')).toHaveCount(0);
  await expect(page).toHaveURL(/state=FAILED/);
  house.post.become('well');
  const resend = fill(mails.resendNamed, { kind: mails.kinds.INIT_CODE, name: `${firstName} Irrläufer` });
  await page.getByRole('button', { name: resend, exact: true }).dblclick();
  await expect(page.getByText(mails.resent)).toBeVisible();
  await page.getByLabel(mails.filter, { exact: true }).selectOption({ label: mails.any });
  await untilIn(page, 'Irrläufer', 'SENT');
  expect(arrivedFor(house, refused)).toBe(1);
});
