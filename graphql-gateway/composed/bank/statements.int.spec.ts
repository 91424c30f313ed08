import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { poolOn } from '../../../tests/support/poolOn.ts';
import { specZip } from '../../bank/statements/specZip.ts';
import { type TestCaller, tokenOf } from '../../testing/callers.ts';
import { type Instance, startInstance } from '../../testing/instance.ts';
import { anna, ben } from '../../testing/personas.ts';
import { sendGraphql } from '../../testing/sendGraphql.ts';

const sample = (name: string): Buffer =>
  readFileSync(fileURLToPath(new URL(`../../bank/samples/${name}`, import.meta.url)));
const query = `mutation ($file: String!) { readStatement(file: $file) { success code repeated otherAccounts
  gaps { kind on amount } awaited { invoiceNumber userID lastName }
  entries { entryID bookedOn amount match reason invoices { invoiceNumber } } } }`;

const readingSchema = v.object({
  entries: v.array(
    v.object({
      ...{ entryID: v.string(), bookedOn: v.string(), amount: v.number(), match: v.string(), reason: v.string() },
      invoices: v.pipe(
        v.array(v.object({ invoiceNumber: v.string() })),
        v.transform((invoices) => invoices.map(({ invoiceNumber }) => invoiceNumber)),
      ),
    }),
  ),
});
const entriesIn = (answer: unknown) => v.parse(readingSchema, answer).entries;

/** Without a document. */
const insertInvoice = `
  insert into invoices.invoices (invoice_id, person_id, number, state, issued_on, from_date, to_date, total, amount_due,
    warning_level, refund_due, issued_at, changed_at, paid_reference, cancels)
  values ($1, $2, $3, $4, '2026-11-01', '2026-10-01', '2026-10-31', $5, $5, 0, 0, '1', '1', $6, $7)`;
const idOf = (count: number): string => `0d7f6a52-5b3e-4c21-9a55-2f6a3a1b00${count}`;

describe('Reading a statement of account', () => {
  let instance: Instance;
  const ask = async (caller: TestCaller, file: Buffer | string) => {
    const token = await tokenOf(instance, caller);
    const variables = { file: typeof file === 'string' ? file : file.toString('base64') };
    const { data, errors } = await sendGraphql(instance.url, {
      query,
      variables,
      ...(token !== undefined && { token }),
    });
    return data?.['readStatement'] ?? errors?.[0];
  };
  const change = async (text: string, values: readonly unknown[]) => {
    const pool = poolOn(instance.databaseUrl);
    await pool.query(text, [...values]);
    await pool.end();
  };

  beforeAll(async () => {
    instance = await startInstance();
    const invoices = [
      [12, anna.personId, 'INVOICED', 4850, null, null],
      [13, ben.personId, 'UNPAID', 2450, null, null],
      [14, ben.personId, 'PAID', 900, null, null],
      [15, anna.personId, 'UNPAID', 4850, null, idOf(14)],
    ] as const;
    for (const [count, person, state, amount, reference, cancels] of invoices)
      await change(insertInvoice, [idOf(count), person, `2026-000${count}`, state, amount, reference, cancels]);
  });
  afterAll(() => instance.close());

  it('finds the invoices that movements pay, in all files at once, and each movement once', async () => {
    const [report, statement] = [sample('sparkasse.camt052v2.xml'), sample('volksbank.camt053v8.xml')];
    const answer = await ask('ADMIN', specZip([report, statement, report]));
    expect(answer).toMatchObject({
      ...{ success: true, code: 'SUC_STATEMENT_READ', repeated: 2, otherAccounts: [], gaps: [] },
      awaited: [
        { invoiceNumber: '2026-00012', userID: anna.memberNumber, lastName: anna.lastName },
        { invoiceNumber: '2026-00013', userID: ben.memberNumber, lastName: ben.lastName },
      ],
    });
    expect(entriesIn(answer).map((entry) => Object.values(entry).slice(1))).toEqual([
      ['2026-11-24', 4850, 'MATCH', 'NUMBER', ['2026-00012']],
      ['2026-11-24', -1000, 'NONE', 'OUTGOING', []],
      ['2026-11-24', 2450, 'MATCH', 'REFERENCE', ['2026-00013']],
      ['2026-11-24', 3550, 'NONE', 'UNKNOWN', []],
      ['2026-11-24', -2450, 'NONE', 'OUTGOING', []],
    ]);
  });

  it('knows a movement again that has paid an invoice', async () => {
    const statement = sample('sparkasse.camt052v2.xml');
    const [paid] = entriesIn(await ask('ADMIN', statement));
    const pay = `update invoices.invoices set state = 'PAID', paid_reference = $1 where number = '2026-00012'`;
    await change(pay, [paid?.entryID]);
    const again = await ask('ADMIN', statement);
    expect(entriesIn(again)[0]).toEqual({ ...paid, match: 'BOOKED', reason: 'PAID_BEFORE' });
    expect(again).toMatchObject({ awaited: [{ invoiceNumber: '2026-00013' }] });
  });

  it('keeps and sends nothing', () => {
    expect(instance.commands.commands).toEqual([]);
  });

  it.each([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47]), 'ERR_STATEMENT_UNKNOWN'],
    ['half a file', sample('volksbank.camt053v8.xml').subarray(0, 900), 'ERR_STATEMENT_MALFORMED'],
    ['dollars', Buffer.from(sample('n26.sta').toString().replaceAll('EUR', 'USD')), 'ERR_STATEMENT_OTHER_CURRENCY'],
    ['a bomb', specZip([Buffer.alloc(7_000_000)]), 'ERR_STATEMENT_TOO_LARGE'],
    ['what is no Base64', 'file://\u0000', 'ERR_INVALID_INPUT'],
    ['nothing', '', 'ERR_STATEMENT_UNKNOWN'],
  ])('refuses %s', async (_, file, code) => {
    expect(await ask('ADMIN', file)).toMatchObject({ message: code, extensions: { fields: ['file'] } });
  });

  it.each([
    ['MEMBER', 'ERR_NOT_AUTHORIZED'],
    ['TRAINER', 'ERR_NOT_AUTHORIZED'],
    ['GUEST', 'ERR_NOT_AUTHORIZED'],
    ['anonymous', 'LOGIN_REQUIRED'],
  ] as const)('is refused to everybody but an ADMIN: %s', async (caller, code) => {
    expect(await ask(caller, sample('n26.sta'))).toMatchObject({ message: code });
  });
});
