import { readFile } from 'node:fs/promises';
import { expect } from 'playwright/test';
import { addBilledMember } from '../support/billedMember.ts';
import { fill, german, withGaps } from '../support/screenTexts.ts';
import { test } from '../support/testInstance.ts';

const { debit, debitAdmin, invoices } = german;
const { fresh, run, runs } = debitAdmin;
const { steps } = run;

test('a member gives a mandate, and the invoice is announced and handed to the bank in a file; it is not paid before the day', async ({
  testInstance,
}) => {
  const { token, number } = await addBilledMember(testInstance, { firstName: 'Lasse', lastName: 'Einzug' });
  const page = await testInstance.enterWith(token);
  await page.goto('/user/direct-debit');
  await page.getByLabel(debit.iban, { exact: true }).fill('DE02 1203 0000 0000 2020 51');
  await page.getByLabel(debit.holder, { exact: true }).fill('Lasse Einzug');
  await page.getByRole('checkbox', { name: debit.agree }).check();
  await page.getByRole('button', { name: debit.submit, exact: true }).dblclick();
  await expect(page.getByRole('button', { name: debit.revoke, exact: true })).toBeVisible();
  await expect(page.getByText('DE02 **** 2051')).toBeVisible();

  const admin = await testInstance.enter('admin');
  await admin.goto('/dashboard/bank/debits');
  const due = admin.getByRole('table', { name: fresh.list });
  await expect(due.getByRole('checkbox', { name: 'Einzug, Lasse' })).toBeChecked();
  const others = await due.getByRole('checkbox').all();
  for (const other of others) await other.uncheck();
  await due.getByRole('checkbox', { name: 'Einzug, Lasse' }).check();
  const what = fill(debitAdmin.count_one, { count: 1 });
  await admin.getByRole('button', { name: fill(fresh.announce, { what, amount: '60,00 €' }) }).click();
  await admin.getByRole('dialog', { name: fresh.question }).getByRole('button', { name: fresh.submit }).dblclick();
  await expect(admin.getByText(fresh.announced)).toBeVisible();

  const list = admin.getByRole('table', { name: runs.title });
  const ours = list.getByRole('row').filter({ hasText: '60,00' });
  await expect(ours).toContainText(runs.states.ANNOUNCED);
  await ours.getByRole('link', { name: withGaps(runs.open) }).click();
  const debits = admin.getByRole('table', { name: run.list });
  await expect(debits.getByRole('link', { name: number })).toBeVisible();
  const [download] = await Promise.all([
    admin.waitForEvent('download'),
    admin.getByRole('button', { name: run.download, exact: true }).click(),
  ]);
  const xml = await readFile(await download.path(), 'utf8');
  expect(xml).toContain('<CtrlSum>60.00</CtrlSum>');
  expect(xml).toContain('<IBAN>DE02120300000000202051</IBAN>');
  expect(xml).toContain(`<Ustrd>Rechnung ${number}`);

  await admin.getByRole('button', { name: steps.submit.button, exact: true }).click();
  const question = admin.getByRole('dialog', { name: steps.submit.button });
  await question.getByRole('button', { name: steps.submit.submit, exact: true }).click();
  await expect(admin.getByText(runs.states.SUBMITTED, { exact: true })).toBeVisible();
  await expect(admin.getByRole('button', { name: steps.cancel.button, exact: true })).toHaveCount(0);
  await expect(admin.getByRole('button', { name: steps.settle.button, exact: true })).toHaveCount(0);

  await page.goto('/user/invoices');
  const own = page.getByRole('article', { name: fill(invoices.own.name, { number }) });
  await expect(own.getByText(withGaps(invoices.own.collected))).toBeVisible();
});
