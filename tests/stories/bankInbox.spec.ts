import { type Page, expect } from 'playwright/test';
import { addBilledMember } from '../support/billedMember.ts';
import { dayFromToday } from '../support/clubDays.ts';
import { fill, german } from '../support/screenTexts.ts';
import { test } from '../support/testInstance.ts';

const { bankAdmin, invoiceAdmin } = german;
const { aside, dialog, filter, matches, proposals } = bankAdmin;

/** `amount` in cents; `kind` as the German banks number them: 166 a transfer, 109 a payment that came back. */
type Line = Readonly<{ amount: number; kind: '109' | '166'; text: string; name: string }>;

const opening = 100_000;
const euros = (amount: number): string => (Math.abs(amount) / 100).toFixed(2).replace('.', ',');

/** An MT940 file of the demo club's account, whose movements were booked yesterday. */
const statementOf = (lines: readonly Line[]): string => {
  const day = dayFromToday(-1).replaceAll('-', '').slice(2);
  const movements = lines.flatMap(({ amount, kind, text, name }) => [
    `:61:${day}${day.slice(2)}${amount < 0 ? 'D' : 'C'}R${euros(amount)}NTRFNONREF`,
    `:86:${kind}?00UMSATZ?20SVWZ+${text.slice(0, 21)}?21${text.slice(21)}?32${name}`,
  ]);
  const closing = lines.reduce((sum, { amount }) => sum + amount, opening);
  return [
    ...[':20:STARTUMSE', ':25:DE89370400440532013000', ':28C:00001/001'],
    ...[`:60F:C${day}EUR${euros(opening)}`, ...movements, `:62F:C${day}EUR${euros(closing)}`],
    ...['-', ''],
  ].join('\r\n');
};

const read = async (page: Page, name: string, lines: readonly Line[]): Promise<void> => {
  const buffer = Buffer.from(statementOf(lines));
  await page.getByLabel(bankAdmin.choose).setInputFiles({ name, mimeType: 'text/plain', buffer });
  const text = lines.length === 1 ? bankAdmin.summary_one : bankAdmin.summary_other;
  await expect(page.getByText(fill(text, { name, count: lines.length }))).toBeVisible();
};

const search = (page: Page, words: string) => page.getByLabel(filter.search, { exact: true }).fill(words);
const tableOf = (page: Page, name: string) => page.getByRole('table', { name, exact: true });

test('a statement pays an invoice by one tap, a donation is set aside, and a payment that came back reopens its invoice', async ({
  testInstance,
}) => {
  const { number, invoiceId } = await addBilledMember(testInstance, { firstName: 'Ilse', lastName: 'Umsatz' });
  const donor = `Gönner ${crypto.randomUUID().slice(0, 8)}`;
  const admin = await testInstance.enter('admin');
  await admin.goto('/dashboard/bank');
  await read(admin, 'november.sta', [
    { amount: 6_000, kind: '166', text: `Rechnung ${number} Karte`, name: 'ILSE UMSATZ' },
    { amount: 25_000, kind: '166', text: 'Spende fuer die Jugend', name: donor },
  ]);

  await search(admin, number);
  await expect(tableOf(admin, matches.title).getByRole('row').filter({ hasText: 'ILSE UMSATZ' })).toHaveCount(1);
  await admin.getByRole('button', { name: fill(matches.book_one, { count: 1, amount: '60,00 €' }) }).dblclick();
  await admin.goto(`/dashboard/invoice/${invoiceId}/details`);
  await expect(admin.getByRole('button', { name: invoiceAdmin.paid.action, exact: true })).toHaveCount(0);
  await expect(admin.getByRole('button', { name: invoiceAdmin.storno.action, exact: true })).toBeVisible();

  await admin.goto('/dashboard/bank');
  await search(admin, donor);
  await admin.getByRole('button', { name: fill(aside.setNamed, { name: donor }) }).click();
  const question = admin.getByRole('dialog', { name: aside.title });
  await question.getByLabel(aside.reason).selectOption({ label: aside.reasons.DONATION });
  await question.getByRole('button', { name: aside.set, exact: true }).click();
  await expect(question).toBeHidden();
  await expect(admin.getByText(bankAdmin.empty.search)).toBeVisible();
  await admin.getByLabel(filter.state, { exact: true }).selectOption('SET_ASIDE');
  const setAside = tableOf(admin, bankAdmin.list).getByRole('row').filter({ hasText: donor });
  await expect(setAside).toContainText(aside.reasons.DONATION);

  await admin.goto('/dashboard/bank');
  await read(admin, 'zurueck.sta', [
    { amount: -6_000, kind: '109', text: `RETURN AC04 ${number}`, name: 'ILSE UMSATZ' },
  ]);
  await search(admin, number);
  const reopen = fill(proposals.reopenNamed, { name: 'ILSE UMSATZ', invoice: number });
  await admin.getByRole('button', { name: reopen }).click();
  await admin
    .getByRole('dialog', { name: dialog.reopenTitle })
    .getByRole('button', { name: dialog.reopen, exact: true })
    .click();
  await expect(admin.getByText(bankAdmin.notice.reopened_one, { exact: true })).toBeVisible();
  await admin.goto(`/dashboard/invoice/${invoiceId}/details`);
  await expect(admin.getByRole('button', { name: invoiceAdmin.paid.action, exact: true })).toBeVisible();
});
