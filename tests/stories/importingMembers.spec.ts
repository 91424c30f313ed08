import { readFile } from 'node:fs/promises';
import { type Locator, type Page, expect } from 'playwright/test';
import * as v from 'valibot';
import type { TestInstance } from '../support/testInstance.ts';
import { test } from '../support/clubWithMail.ts';
import { callGraphql } from '../support/graphqlClient.ts';
import { brokenLines, brokenMemberList, listedAt, memberList, members } from '../support/memberList.ts';
import { fill, german } from '../support/screenTexts.ts';

const { core, userAdmin } = german;
const { users } = userAdmin;
const texts = userAdmin.import;

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const tableOf = (page: Page): Locator => page.getByRole('table', { name: users.title });
/** The rows of the list without the heading. */
const rowsOf = (table: Locator): Locator => table.getByRole('row').filter({ has: table.page().getByRole('cell') });

const totalSchema = v.object({ userPage: v.object({ total: v.number() }) });
const countAccounts = async ({ club, token }: TestInstance): Promise<number> => {
  const { data } = await callGraphql(club.url, {
    query: '{ userPage(size: 1) { total } }',
    token: await token('admin'),
  });
  return v.parse(totalSchema, data).userPage.total;
};

const check = async (page: Page, name: string, csv: string): Promise<void> => {
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.getByLabel(texts.choose).setInputFiles(file);
  await expect(page.getByText(fill(texts.chosen, { name, lines: 201 }))).toBeVisible();
  await button(page, texts.check).click();
};

const problemsOn = async (page: Page): Promise<readonly (readonly string[])[]> => {
  const table = page.getByRole('table', { name: texts.problemsTitle });
  await expect(table).toBeVisible();
  const rows = await rowsOf(table).all();
  return Promise.all(rows.map((row) => row.getByRole('cell').allInnerTexts()));
};

/** The addresses that have received an invitation. */
const invitedTo = (mails: readonly Readonly<{ to: readonly string[] }>[]): ReadonlySet<string> =>
  new Set(mails.flatMap(({ to }) => to).filter((email) => email.endsWith(listedAt)));

const narrowDown = async (page: Page): Promise<void> => {
  await page.getByLabel(users.search, { exact: true }).fill(listedAt);
  await expect(page.getByText(fill(users.count_other, { count: 200 }))).toBeVisible();
  await page.getByLabel(users.role, { exact: true }).selectOption({ label: userAdmin.roles.MEMBER });
  await page.getByLabel(users.state, { exact: true }).selectOption({ label: userAdmin.states.UNVERIFIED });
  await button(page, users.columns.number).click();
  await button(page, users.columns.number).click();
  await button(page, core.pager.on).click();
};

/** Sorted by number in descending order; the second page of 25 begins with the 26th. */
const isNarrowedDown = async (page: Page): Promise<void> => {
  await expect(page.getByText(fill(core.pager.place, { page: 2, pages: 8 }))).toBeVisible();
  await expect(page.getByText(fill(users.count_other, { count: 200 }))).toBeVisible();
  await expect(rowsOf(tableOf(page))).toHaveCount(25);
  await expect(rowsOf(tableOf(page)).first()).toContainText('2174');
  await expect(page.getByLabel(users.search, { exact: true })).toHaveValue(listedAt);
  await expect(page.getByRole('columnheader', { name: users.columns.number })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
};

const exportedBy = async (page: Page): Promise<readonly string[]> => {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, users.exportUsers).click()]);
  expect(download.suggestedFilename()).toBe(users.exportFile);
  return (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
};

/** On a phone the values stand below each other. */
const isCard = async (row: Locator): Promise<void> => {
  const tops = await row
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((each) => each.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(4);
  expect(new Set(tops).size).toBe(tops.length);
  expect((await row.boundingBox())?.width).toBeLessThanOrEqual(360);
};

test('an admin imports 200 members from a list with five invalid lines, and all of them are invited', async ({
  clubWithMail,
  testInstance,
}) => {
  const before = await countAccounts(testInstance);
  const page = await testInstance.enter('admin');
  await page.goto('/dashboard/user');
  await page.getByRole('link', { name: users.importUsers, exact: true }).click();

  await check(page, 'mitglieder.csv', brokenMemberList);
  await expect(page.getByRole('alert').filter({ hasText: fill(texts.problems_other, { count: 5 }) })).toBeVisible();
  const problems = await problemsOn(page);
  expect(problems.map(([line, , value]) => [line, value])).toEqual(
    brokenLines.map(({ line, value }) => [String(line), value === '' ? texts.empty : value]),
  );
  const { firstNameMissing, email, zip } = userAdmin.form.issues;
  expect(problems.map((cells) => cells.at(-1))).toEqual([
    firstNameMissing,
    email,
    zip,
    texts.numberTaken,
    texts.emailTaken,
  ]);
  await expect(button(page, fill(texts.run_other, { count: 195 }))).toBeVisible();
  expect(await countAccounts(testInstance)).toBe(before);

  await check(page, 'mitglieder-verbessert.csv', memberList);
  await expect(page.getByText(fill(texts.fine_other, { count: 200 }))).toBeVisible();
  expect(await countAccounts(testInstance)).toBe(before);
  await button(page, fill(texts.run_other, { count: 200 })).dblclick();
  await expect(page.getByText(fill(texts.done_other, { count: 200 }))).toBeVisible();
  expect(await countAccounts(testInstance)).toBe(before + 200);

  await page.getByRole('link', { name: texts.toUsers }).click();
  await narrowDown(page);
  await isNarrowedDown(page);
  await page.reload();
  await isNarrowedDown(page);
  await rowsOf(tableOf(page)).first().getByRole('link').click();
  await expect(page.getByLabel(userAdmin.form.fields.userID, { exact: true })).toHaveValue('2174');
  await page.goBack();
  await isNarrowedDown(page);

  const exported = await exportedBy(page);
  expect(exported).toHaveLength(1 + 200);
  const missing = members.filter((cells) => !exported.some((line) => line.startsWith(cells.slice(0, 4).join(';'))));
  expect(missing).toEqual([]);

  await page.setViewportSize({ width: 360, height: 740 });
  await isCard(rowsOf(tableOf(page)).first());

  await expect.poll(() => invitedTo(clubWithMail.mailServer.mails).size, { timeout: 90_000 }).toBe(200);
  expect(clubWithMail.mailServer.mails.filter(({ to }) => to.some((email) => email.endsWith(listedAt)))).toHaveLength(
    200,
  );
});
