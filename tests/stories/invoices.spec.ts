import { readFile } from 'node:fs/promises';
import { type Page, expect } from 'playwright/test';
import { dayFromToday } from '../support/clubDays.ts';
import { callGraphql } from '../support/graphqlClient.ts';
import { fill, german, withGaps } from '../support/screenTexts.ts';
import { type AddedMember, type TestInstance, test } from '../support/testInstance.ts';

const { invoiceAdmin, invoices } = german;
const { details, paid, refund, run, storno, warning } = invoiceAdmin;

const call = async ({ club }: TestInstance, token: string, mutation: string): Promise<string> => {
  const { errors } = await callGraphql(club.url, {
    query: `mutation { ${mutation} { success } }`,
    token,
    idempotencyKey: crypto.randomUUID(),
  });
  return errors?.[0]?.message ?? 'done';
};

type Debtor = AddedMember & Readonly<{ name: string }>;

/** Somebody new who owes the price of an hour card. */
const addDebtor = async (testInstance: TestInstance, firstName: string, hasAddress: boolean): Promise<Debtor> => {
  const member = await testInstance.addMember({ firstName, lastName: 'Rückschlag' });
  const admin = await testInstance.token('admin');
  expect(await call(testInstance, admin, `addVoucher(userID: "${member.userID}", type: YOUNG)`)).toBe('done');
  const address = '{ street: "Am Netz", houseNumber: "1", zip: "12345", city: "Musterstadt" }';
  if (hasAddress)
    expect(
      await call(testInstance, admin, `updateUser(userID: "${member.userID}", user: { address: ${address} })`),
    ).toBe('done');
  return { ...member, name: `Rückschlag, ${firstName} (${member.userID})` };
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const period = `from=${dayFromToday(0)}&to=${dayFromToday(0)}`;
const openRun = (page: Page) => page.goto(`/dashboard/invoice/run?${period}`);
/** Of the page of an invoice. */
/** The number of the invoice that the page shows; waits until the heading has it. */
const numberOf = async (page: Page): Promise<string> => {
  const number = /\d{4}-\d{5}/;
  const heading = page.getByRole('heading', { level: 1, name: number });
  return number.exec(await heading.innerText())?.[0] ?? '';
};

test('an invoice run bills everybody with an address once; an invoice is paid, cancelled, billed anew, with the data of an e-invoice, and its owner gets the PDF', async ({
  testInstance,
}) => {
  const ida = await addDebtor(testInstance, 'Ida', true);
  const jon = await addDebtor(testInstance, 'Jon', true);
  const kai = await addDebtor(testInstance, 'Kai', false);
  const admin = await testInstance.enter('admin');
  const business = `updateUser(userID: "${ida.userID}", user: { business: true })`;
  expect(await call(testInstance, await testInstance.token('admin'), business)).toBe('done');
  await openRun(admin);
  const without = admin.getByRole('region', { name: run.withoutAddress });
  await expect(without.getByRole('link', { name: kai.name })).toBeVisible();
  await button(admin, run.noneChosen).click();
  for (const { name } of [ida, jon]) await admin.getByRole('checkbox', { name }).check();
  await button(admin, fill(run.submit_other, { count: 2 })).click();
  await button(admin, run.confirm).dblclick();
  await expect(admin.getByText(fill(run.issued_other, { count: 2 }))).toBeVisible();

  await button(admin, run.another).click();
  await expect(without).toBeVisible();
  for (const { name } of [ida, jon]) await expect(admin.getByRole('checkbox', { name })).toHaveCount(0);

  await admin.goto(`/dashboard/invoice?q=${ida.userID}`);
  await admin.getByRole('table').getByRole('link').click();
  await expect(button(admin, paid.action)).toBeVisible();
  const first = await numberOf(admin);
  await expect(admin.getByText(/Erinnern kannst du erst/)).toBeVisible();
  const [, id = ''] = /invoice\/([\da-f-]+)\/details/.exec(admin.url()) ?? [];
  const token = await testInstance.token('admin');
  expect(await call(testInstance, token, `sendInvoiceWarning(id: "${id}")`)).toBe('ERR_INVOICE_NOT_UPDATED');
  await expect(button(admin, warning.actions[1])).toHaveCount(0);

  await button(admin, paid.action).click();
  await admin.getByRole('dialog').getByRole('button', { name: paid.submit }).dblclick();
  await expect(admin.getByText(paid.done)).toBeVisible();
  await button(admin, storno.action).click();
  const question = admin.getByRole('dialog', { name: fill(storno.title, { number: first }) });
  await question.getByLabel(invoiceAdmin.reason).fill('Falsche Karte');
  await question.getByRole('button', { name: storno.submit }).click();
  await expect(admin.getByText(storno.done)).toBeVisible();
  await button(admin, refund.action).click();
  await admin.getByRole('dialog').getByRole('button', { name: refund.submit }).click();
  await expect(admin.getByText(refund.done)).toBeVisible();

  await admin.getByRole('link', { name: storno.again }).click();
  await admin.getByRole('button', { name: /^Rechnung über .+ stellen$/ }).click();
  await expect(button(admin, paid.action)).toBeVisible();
  const second = await numberOf(admin);
  expect(second > first).toBe(true);
  await expect(async () => {
    await admin.reload();
    await expect(admin.getByText(details.eInvoiceText)).toBeVisible({ timeout: 10_000 });
  }).toPass();
  const [data] = await Promise.all([
    admin.waitForEvent('download'),
    admin
      .getByRole('button', { name: fill(invoices.document.named, { what: invoices.document.xml, number: second }) })
      .click(),
  ]);
  expect(data.suggestedFilename()).toBe(`${second}.xml`);
  const xml = await readFile(await data.path(), 'utf8');
  expect(xml).toContain(`<ram:ID>${second}</ram:ID><ram:TypeCode>380</ram:TypeCode>`);
  expect(xml).toContain('<ram:Name>Ida Rückschlag</ram:Name>');

  const page = await testInstance.enterWith(ida.token);
  await page.goto('/user/invoices');
  const open = page.getByRole('article', { name: fill(invoices.own.name, { number: second }) });
  await expect(open.getByText(invoices.own.pay)).toBeVisible();
  await expect(page.getByRole('article', { name: fill(invoices.own.name, { number: first }) })).toContainText(
    invoices.own.canceled,
  );
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    open
      .getByRole('button', { name: fill(invoices.document.named, { what: invoices.document.open, number: second }) })
      .click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${second}.pdf`);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  const foreign = await fetch(new URL(`/documents/invoice/${id}.pdf`, testInstance.club.url), {
    headers: { authorization: `Bearer ${jon.token}` },
  });
  expect(foreign.status).toBe(404);
});

test('an overdue invoice gets its next reminder, once, and the reminder is kept as a document', async ({
  testInstance,
}) => {
  const admin = await testInstance.enter('admin');
  await admin.goto('/dashboard/invoice?state=OVERDUE');
  // Billed and delivered three weeks ago, and nothing was sent about it yet.
  await admin
    .getByRole('row', { name: /Vogel, Katharina/ })
    .getByRole('link')
    .click();
  const number = await numberOf(admin);
  await button(admin, warning.actions[1]).click();
  const question = admin.getByRole('dialog', { name: warning.titles[1] });
  await expect(question).toContainText(fill(warning.text, { name: 'Katharina Vogel', number }));
  await question.getByRole('button', { name: warning.submit }).dblclick();
  await expect(admin.getByText(warning.done)).toBeVisible();

  await expect(button(admin, warning.actions[1])).toHaveCount(0);
  await expect(button(admin, warning.actions[2])).toHaveCount(0);
  await expect(admin.getByText(withGaps(warning.notDue))).toBeVisible();
  const [download] = await Promise.all([
    admin.waitForEvent('download'),
    admin
      .getByRole('button', { name: fill(invoices.document.named, { what: invoices.document.letters[1], number }) })
      .click(),
  ]);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
});
