import { cents, invoiceId, localDate, localTime, position } from '@platzwart/contracts/core';
import type { CommandAnswer } from '@platzwart/contracts/core';
import { type HistoryRow, clubSubjectId } from '@platzwart/contracts/history';
import {
  type Invoice,
  type InvoiceLine,
  type InvoiceRow,
  creditorReferenceOf,
  invoiceNumber,
  invoiceTotalsOf,
} from '@platzwart/contracts/invoice';
import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { poolOn } from '../../../tests/support/poolOn.ts';
import { type TestCaller, tokenOf } from '../../testing/callers.ts';
import { type Instance, startInstance } from '../../testing/instance.ts';
import type { ReceivedCommand } from '../../testing/commandDouble.ts';
import { admin, anna } from '../../testing/personas.ts';
import { recordOf } from '../../testing/recordOf.ts';
import { outcomeOf, sendGraphql } from '../../testing/sendGraphql.ts';

const booking = '0d7f6a52-5b3e-4c21-9a55-2f6a3a1b0001';
const address = { street: 'Am Hang', houseNumber: '3', zip: '80331', city: 'München' };
const time = { start: localTime('18:00'), end: localTime('19:00'), sport: 'Tennis', court: 'Platz 3' };
const shared = { itemId: booking, date: localDate('2026-06-15'), ...time, paymentMethod: 'INVOICE' } as const;
const lines: readonly InvoiceLine[] = [
  {
    ...{ kind: 'BOOKING', ...shared, category: 'SINGLE', gross: cents(34_200), vatRate: 7 },
    ...{ sphere: 'ZWECKBETRIEB', alreadyPaid: false },
  },
  { ...{ kind: 'GUEST_FEE', ...shared, gross: cents(500), vatRate: 19, sphere: 'WGB', alreadyPaid: false } },
  {
    ...{ kind: 'GUEST_FEE', ...shared, gross: cents(1600), vatRate: 19, sphere: 'WGB', alreadyPaid: true },
  },
];
const document: Invoice = {
  ...{ kind: 'INVOICE', number: invoiceNumber(2026, 12), templateVersion: 1, language: 'de', smallBusiness: false },
  sender: {
    ...{ consignor: 'TC Sandplatz', address, taxNumber: '143/215/12345', vatId: null, phone: null, email: null },
    ...{ iban: null, bic: null, accountHolder: 'TC Sandplatz', footer: null },
  },
  recipient: {
    ...{ userID: anna.personId, firstName: 'Anna', lastName: 'Ähre', role: 'MEMBER', memberNumber: '00042', address },
  },
  ...{ lines, ...invoiceTotalsOf(lines), reference: creditorReferenceOf(invoiceNumber(2026, 12)) },
  ...{ issuedOn: localDate('2026-07-01'), dueOn: localDate('2026-07-15') },
  ...{ fromDate: localDate('2026-06-01'), toDate: localDate('2026-06-30') },
};
const { number, issuedOn, dueOn, fromDate, toDate, total, amountDue } = document;
const id = invoiceId('0d7f6a52-5b3e-4c21-9a55-2f6a3a1b0101');
const named = { invoiceId: id, personId: anna.personId, number };

const invoiceRow: InvoiceRow = {
  ...{
    invoiceId: id,
    personId: anna.personId,
    number,
    state: 'PAID',
    issuedOn,
    dueOn,
    fromDate,
    toDate,
    total,
    amountDue,
  },
  ...{ document, warningLevel: 0, paidOn: localDate('2026-07-10'), paidBy: 'BANK', paidReference: null },
  ...{
    cancelledBy: null,
    cancels: null,
    released: null,
    ...{ refundDue: cents(0), payments: [], paidAmount: cents(0) },
    waivedAmount: cents(0),
    issuedAt: position('001'),
    changedAt: position('002'),
  },
};

let count = 0;
const entry = (action: string, subjectId: string, details: HistoryRow['details']): HistoryRow => {
  count += 1;
  const place = `00${count}`;
  return {
    ...{
      entryId: `${place} ${subjectId}`,
      subjectId,
      partOf: null,
      personId: anna.personId,
      position: position(place),
    },
    ...{ revision: count, eventId: null, correlationId: null, occurredAt: '2026-07-20T22:30:00Z', action },
    ...{ actorId: null, cause: 'SYSTEM', role: null, reason: null, details, texts: null, day: null },
  };
};

let instance: Instance;
const ask = async (path: string, caller: TestCaller = 'ADMIN'): Promise<Response> => {
  const token = await tokenOf(instance, caller);
  return fetch(`${instance.url}/documents/accounting/${path}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
};
const year = 'from=2026-01-01&to=2026-12-31';
const yearInput = { kind: 'DATEV', from: '2026-01-01', to: '2026-12-31', isOnlyNew: false };
const sentSchema = v.object({
  ...{ exportId: v.string(), file: v.string(), expected: v.number(), rows: v.number(), fileName: v.string() },
  ...{ after: v.nullable(v.string()), upTo: v.string() },
});
const detailsSchema = v.record(
  v.string(),
  v.custom<number | string>(() => true),
);
type Sent = v.InferOutput<typeof sentSchema>;

/** What the command-service has recorded; it stores the file, and refuses what does not know all exports. */
const recorded: Sent[] = [];
const record = async ({ data }: ReceivedCommand): Promise<CommandAnswer> => {
  const sent = v.parse(sentSchema, data);
  if (sent.expected !== recorded.length) return { outcome: 'rejected', code: 'ERR_EXPORT_OUTDATED', fields: [] };
  recorded.push(sent);
  const bytes = gunzipSync(Buffer.from(sent.file, 'base64'));
  await pool.query(
    `insert into vault.exports (export_id, file_name, bytes, sha256, kept_until) values ($1, $2, $3, sha256($3), '2036-12-31')`,
    [sent.exportId, sent.fileName, bytes],
  );
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const row = entry('AccountingExported', clubSubjectId, { ...v.parse(detailsSchema, data), sha256 });
  const at = await instance.projections.addHistory([{ ...row, actorId: admin.personId }]);
  return { outcome: 'accepted', position: at, ids: [] };
};

const outcomes = async (input: object, headers: Readonly<Record<string, string>> = {}) => {
  const query = `mutation Export($input: ExportInput!) { exportPostings(input: $input) { exportID } }`;
  const variables = { input: { ...yearInput, ...input } };
  return sendGraphql(instance.url, { query, variables, headers, token: await instance.tokenOf(admin) });
};
/** The export that was recorded for the call. */
const exported = async (input: object): Promise<Sent> => {
  const { data, errors } = await outcomes(input);
  const made = recorded.find(({ exportId }) => JSON.stringify(data).includes(exportId));
  if (!made) throw new Error(`Nothing was exported: ${JSON.stringify(errors)}`);
  return made;
};
const rowsOf = (sent: Sent): readonly string[] => {
  const bytes = gunzipSync(Buffer.from(sent.file, 'base64'));
  const rows = new TextDecoder('latin1').decode(bytes).split('\r\n').slice(2, -1);
  expect(rows).toHaveLength(sent.rows);
  return rows;
};

let pool: ReturnType<typeof poolOn>;
beforeAll(async () => {
  instance = await startInstance();
  pool = poolOn(instance.databaseUrl);
  instance.commands.answerWith(record);
  await pool.query('insert into invoices.invoices select * from jsonb_populate_record(null::invoices.invoices, $1)', [
    recordOf(invoiceRow),
  ]);
  const totals = invoiceTotalsOf(document.lines).totals;
  const receipt = { amount: 500, paidOn: '2026-07-02', method: 'OTHER' };
  await instance.projections.addHistory([
    entry('InvoiceIssued', id, { ...named, issuedOn, totals }),
    entry('InvoicePaid', id, { ...named, amount: amountDue, paidOn: '2026-07-10', method: 'BANK' }),
    entry('PlayersChanged', booking, { bookingId: booking, date: '2026-06-15', guestFeeVatRate: 19 }),
    entry('ClaimPaid', booking, { kind: 'GUEST_FEE', itemId: booking, ...receipt }),
    entry('InvoiceReopened', id, named),
  ]);
});
beforeEach(async () => {
  recorded.splice(0);
  await pool.query(`delete from history.entries where action = 'AccountingExported'`);
});
afterAll(async () => {
  await pool.end();
  await instance.close();
});

describe('The export for the accountant', () => {
  it('has all events with money of the period, from the log and the documents', async () => {
    const made = await exported({});
    expect(made).toMatchObject({ rows: 5, after: null, upTo: '005', expected: 0 });
    expect(made.fileName).toBe('EXTF_Buchungsstapel_2026-01-01_2026-12-31_bis_005.csv');
    const short = rowsOf(made).map((row) => row.split(';').filter((_, at) => [0, 6, 7, 9].includes(at)));
    expect(short).toEqual([
      ['342,00', '100042', '43000', '0107'],
      ['5,00', '100042', '44000', '0107'],
      ['347,00', '18000', '100042', '1007'],
      ['5,00', '16000', '44000', '0207'],
      // Half an hour after midnight in Musterstadt.
      ['347,00', '18000', '100042', '2107'],
    ]);
  });

  it('has only what no export of its kind contains, also of days that were left out before', async () => {
    expect(rowsOf(await exported({ from: '2026-07-10', to: '2026-07-20', isOnlyNew: true }))).toHaveLength(1);
    const rest = await exported({ isOnlyNew: true });
    expect(rowsOf(rest).map((row) => row.split(';')[9])).toEqual(['0107', '0107', '0207', '2107']);
    expect(outcomeOf(await outcomes({ isOnlyNew: true }))).toBe('ERR_NOTHING_TO_EXPORT');
    expect(await (await ask(`sums.json?${year}&onlyNew=1`)).json()).toMatchObject({ count: 0 });
    expect(await exported({ kind: 'CSV', isOnlyNew: true })).toMatchObject({ rows: 5, after: null });
    expect(await exported({})).toMatchObject({ rows: 5, expected: 3 });
  });

  it('loses no posting and has none twice where two are made at once', async () => {
    const halves = [{ to: '2026-07-09' }, { from: '2026-07-02' }, {}, { kind: 'CSV' }];
    await Promise.all(halves.map((half) => outcomes({ isOnlyNew: true, ...half })));
    const datev = recorded.filter(({ fileName }) => fileName.startsWith('EXTF'));
    const rows = datev.flatMap(rowsOf);
    expect(rows).toHaveLength(5);
    expect(new Set(rows).size).toBe(5);
    expect(recorded.length - datev.length).toBe(1);
  });

  it('is recorded once for a call that is sent again', async () => {
    const headers = { 'idempotency-key': 'export-of-the-year' };
    const first = await outcomes({}, headers);
    expect(await outcomes({}, headers)).toEqual(first);
    expect(recorded).toHaveLength(1);
  });

  it('can be downloaded again with the same bytes, by ADMINs only', async () => {
    const { exportId, file, fileName } = await exported({});
    const response = await ask(`exports/${exportId}`);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv; charset=windows-1252',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'private, no-store',
    });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(gunzipSync(Buffer.from(file, 'base64')));
    const query = '{ accountingExports { exportID kind rows by { userID } } }';
    expect((await sendGraphql(instance.url, { query, token: await instance.tokenOf(admin) })).data).toEqual({
      accountingExports: [{ exportID: exportId, kind: 'DATEV', rows: 5, by: { userID: admin.memberNumber } }],
    });
    expect((await ask(`exports/${exportId}`, 'MEMBER')).status).toBe(404);
    expect((await ask(`exports/${exportId}`, 'anonymous')).status).toBe(401);
    expect((await ask(`exports/${crypto.randomUUID()}`)).status).toBe(404);
    // In the vault alone it has no effect.
    await pool.query(`delete from history.entries where action = 'AccountingExported'`);
    expect((await ask(`exports/${exportId}`)).status).toBe(404);
  });

  it('says what it contains in sums, and is the same as a table', async () => {
    expect(await (await ask(`sums.json?${year}`)).json()).toEqual({
      ...{ count: 5, upTo: '005', areProposals: true, ratesWithoutAccount: [], isOneBusinessYear: true },
      kinds: [
        { kind: 'INVOICE', count: 2, amount: 34_700 },
        { kind: 'PAYMENT', count: 1, amount: 34_700 },
        { kind: 'PAYMENT_REVERSED', count: 1, amount: -34_700 },
        { kind: 'CLUB_PAYMENT', count: 1, amount: 500 },
      ],
      revenue: [
        { vatRate: 7, count: 1, amount: 34_200 },
        { vatRate: 19, count: 2, amount: 1000 },
      ],
    });
    const table = gunzipSync(Buffer.from((await exported({ kind: 'CSV' })).file, 'base64')).toString();
    expect(table.split('\r\n')).toHaveLength(7);
    expect(table).toContain('Zahlung zurückgenommen;2026-07-21;347,00;18000;100042;ja;2026-00012;');
  });

  it('has the year as tables in a ZIP file, with a description of every column', async () => {
    const response = await ask(`year.zip?${year}`);
    expect(response.headers.get('content-type')).toBe('application/zip');
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const tables = Object.keys(files).filter((name) => name.endsWith('.csv'));
    const rows = (name: string) => new TextDecoder().decode(files[name]).split('\r\n').slice(0, -1);
    expect(Object.fromEntries(tables.map((name) => [name, rows(name).length - 1]))).toEqual({
      ...{ 'rechnungen.csv': 1, 'rechnungspositionen.csv': 3, 'journal.csv': 5, 'zahlungen.csv': 3 },
      ...{ 'platzbuchungen.csv': 0, 'stundenkarten.csv': 0, 'beschreibung.csv': 83 },
    });
    expect(rows('rechnungen.csv')[1]).toMatch(
      /^2026-00012;Rechnung;;;2026-07-01;.*;Anna Ähre;00042;.*;363,00;347,00;bezahlt;0,00;/,
    );
    const described = rows('beschreibung.csv')
      .slice(1)
      .map((row) => row.split(';').filter((_, at) => at % 2 === 0));
    const heads = tables
      .filter((name) => name !== 'beschreibung.csv')
      .flatMap((name) => (rows(name)[0] ?? '').split(';').map((head) => [name, head]));
    expect(described).toEqual(heads);
    const nextYear = unzipSync(
      new Uint8Array(await (await ask('year.zip?from=2027-01-01&to=2027-12-31')).arrayBuffer()),
    );
    expect(new TextDecoder().decode(nextYear['rechnungen.csv']).split('\r\n')).toHaveLength(2);
  });

  it.each(['datev.csv', 'toString', 'exports/', 'exports/1', '__proto__'])('has no file %s', async (file) => {
    expect((await ask(`${file}?${year}`)).status).toBe(404);
  });

  it.each(['MEMBER', 'TRAINER'] as const)('is not there for others: %s', async (caller) => {
    const responses = [await ask(`sums.json?${year}`, caller), await ask('nothing.csv', caller)];
    expect(responses.map(({ status }) => status)).toEqual([404, 404]);
  });

  it.each(['anonymous', 'stale', 'deactivated'] as const)('needs a session: %s', async (caller) => {
    expect((await ask(`sums.json?${year}`, caller)).status).toBe(401);
  });

  it.each([
    ...['', 'from=2026-01-01', 'from=2026-12-31&to=2026-01-01', 'from=2025-12-01&to=2026-01-31'],
    ...['from=2026-02-30&to=2026-12-31', `${year}&kind=PDF`],
  ])('refuses a period that is none: %s', async (query) => {
    expect((await ask(`sums.json?${query}`)).status).toBe(400);
  });

  it.each([
    ['of two years', { from: '2025-12-01', to: '2026-01-31' }],
    ['that ends before it begins', { from: '2026-12-31', to: '2026-01-01' }],
  ])('is not made of a period %s', async (_, period) => {
    expect(outcomeOf(await outcomes(period))).toBe('ERR_INVALID_INPUT');
    expect(recorded).toEqual([]);
  });
});
