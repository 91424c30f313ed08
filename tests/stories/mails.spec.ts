import { type Locator, type Page, expect } from 'playwright/test';
import { type ClubWithMail, test } from '../support/clubWithMail.ts';
import { callGraphql } from '../support/graphqlClient.ts';
import { fill, german } from '../support/screenTexts.ts';

const mails = german.mailAdmin;
/** A name that no other person of this club has. */
const firstName = 'Walpurga';

const rowOf = (page: Page, lastName: string): Locator =>
  page
    .getByRole('table', { name: mails.title })
    .getByRole('row')
    .filter({ hasText: `${firstName} ${lastName}` });

/** Reloads the list until it shows the e-mail to that person in that state. */
const untilIn = async (page: Page, lastName: string, state: keyof typeof mails.states): Promise<void> => {
  await expect(async () => {
    await page.getByRole('button', { name: mails.refresh, exact: true }).click();
    await expect(rowOf(page, lastName)).toContainText(mails.states[state], { timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
};

const arrivedFor = ({ mailServer }: ClubWithMail, email: string): number =>
  mailServer.mails.filter(({ to }) => to.includes(email)).length;

test.afterEach(({ clubWithMail }) => clubWithMail.mailServer.become('well'));

test('an admin sees the state of each e-mail, and sends a refused one again', async ({
  clubWithMail,
  testInstance,
}) => {
  const token = await testInstance.token('admin');
  const invite = async (lastName: string): Promise<string> => {
    const email = `${lastName.toLowerCase().replaceAll(/[^a-z]/g, '')}@example.org`;
    const user = { firstName, lastName, email, role: 'MEMBER' };
    const query = 'mutation ($user: UserInput!) { createUser(user: $user) { success } }';
    expect((await callGraphql(clubWithMail.club.url, { query, variables: { user }, token })).errors).toBeUndefined();
    return email;
  };
  const page = await testInstance.enter('admin');
  await page.goto('/dashboard/mail');

  await invite('Innenfeld');
  await untilIn(page, 'Innenfeld', 'SENT');
  clubWithMail.mailServer.become('later');
  await invite('Inselplatz');
  await expect(async () => {
    await untilIn(page, 'Inselplatz', 'WAITING');
    await expect(rowOf(page, 'Inselplatz')).toContainText(mails.problems.SERVER_BUSY, { timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  clubWithMail.mailServer.become('never');
  const refused = await invite('Irrläufer');
  await untilIn(page, 'Irrläufer', 'FAILED');
  await expect(rowOf(page, 'Irrläufer')).toContainText(mails.problems.RECIPIENT_REFUSED);

  await page.getByLabel(mails.filter, { exact: true }).selectOption({ label: mails.states.FAILED });
  await expect(rowOf(page, 'Innenfeld')).toHaveCount(0);
  await expect(page).toHaveURL(/state=FAILED/);
  clubWithMail.mailServer.become('well');
  const resend = fill(mails.resendNamed, { kind: mails.kinds.INIT_CODE, name: `${firstName} Irrläufer` });
  await page.getByRole('button', { name: resend, exact: true }).dblclick();
  await expect(page.getByText(mails.resent)).toBeVisible();
  await page.getByLabel(mails.filter, { exact: true }).selectOption({ label: mails.any });
  await untilIn(page, 'Irrläufer', 'SENT');
  expect(arrivedFor(clubWithMail, refused)).toBe(1);
});
