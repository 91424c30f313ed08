import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ReadStatements, type MovementRow, readStatementsSchema } from '@platzwart/contracts/bank';
import { localDate, movementIdSchema, positionSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { poolOn } from '../../../tests/support/poolOn.ts';
import { specZip } from '../../bank/statements/specZip.ts';
import { type TestCaller, tokenOf } from '../../testing/callers.ts';
import { type Instance, startInstance } from '../../testing/instance.ts';
import { anna, ben } from '../../testing/personas.ts';
import { recordOf } from '../../testing/recordOf.ts';
import { sendGraphql } from '../../testing/sendGraphql.ts';

const sample = (name: string): Buffer =>
  readFileSync(fileURLToPath(new URL(`../../bank/samples/${name}`, import.meta.url)));
const read =
  'mutation ($file: String!) { result: readStatement(file: $file) { success code found added otherAccounts skippedAccounts unreadable isCutOff } }';
const inbox = `query ($state: MovementState, $search: String, $page: Int, $size: Int) {
  result: bankInbox(state: $state, search: $search, page: $page, size: $size) {
    total open settled setAside outgoing unreadable readUntil awaited { invoiceNumber } gaps { kind fromDate toDate amount }
    movements { _id amount rest state match reason problem { line reason } maybeSame asideReason note invoices { invoiceNumber lastName } } } }`;

const movementId = (count: number) => v.parse(movementIdSchema, String(count).padStart(25, '0'));
const statementId = '57000000-0000-4000-8000-000000000001';
const invoiceIdOf = (count: number): string => `0d7f6a52-5b3e-4c21-9a55-2f6a3a1b00${count}`;
const club = 'DE21500500009876543210';

type Content = Partial<MovementRow['content']>;
const row = (count: number, others: Partial<MovementRow>, content: Content = {}): MovementRow => ({
  ...{ movementId: movementId(count), statementId, iban: club, year: 2026, format: 'CAMT', otherIds: [] },
  ...{ bookedOn: localDate('2026-06-10'), amount: 4850, isReturn: false, state: 'OPEN', asideReason: null, note: null },
  ...{ place: count, changedAt: v.parse(positionSchema, '1') },
  content: {
    ...{ valueOn: localDate('2026-06-10'), name: null, iban: null, text: '', endToEndId: null, batchId: null },
    ...{ returnCode: null, mandateId: null, problem: null, ...content },
  },
  ...others,
});
const rows = [
  row(1, { amount: 7300 }, { text: 'Rechnungen 2026-00012 und 2026-00013', name: 'Anna Aufschlag' }),
  row(2, { bookedOn: localDate('2026-06-11') }, { text: 'RF26202600012' }),
  row(3, { amount: 900, state: 'SETTLED' }, { text: 'Tennis', endToEndId: 'E-14', iban: 'DE02120300000000202051' }),
  row(
    4,
    { amount: -1200, isReturn: true, bookedOn: localDate('2026-06-12') },
    { endToEndId: 'E-14', returnCode: 'AC04' },
  ),
  row(5, { amount: 5000, state: 'SET_ASIDE', asideReason: 'DONATION', note: 'Flutlicht' }, { name: 'Otto 100%' }),
  row(6, { amount: -3000, state: 'OUTGOING' }),
  row(7, { amount: 2000, bookedOn: localDate('2026-06-01') }, { text: 'x' }),
  row(8, { amount: 2000, bookedOn: localDate('2026-06-01'), format: 'MT940' }, { text: 'y' }),
];
const insertInvoice = `
  insert into invoices.invoices (invoice_id, person_id, number, state, issued_on, from_date, to_date, total, amount_due,
    payments, paid_amount, waived_amount, warning_level, refund_due, issued_at, changed_at)
  values ($1, $2, $3, $4, '2026-06-01', '2026-05-01', '2026-05-31', $5, $5, case when $4 = 'PAID' then jsonb_build_array(jsonb_build_object('amount', $5::int, 'paidOn', '2026-06-02',
    'method', 'BANK', 'reference', null, 'movementId', null)) else '[]' end, case when $4 = 'PAID' then $5::int else 0 end, 0, 0, 0, '1', '1')`;
const insertStatement = `insert into bank.statements values ($1, '${club}', 2026, $2, $3, $4, $5, $6, '1')`;

describe('The movements on the accounts', () => {
  let instance: Instance;
  const ask = async (query: string, variables: Record<string, unknown> = {}, caller: TestCaller = 'ADMIN') => {
    const token = await tokenOf(instance, caller);
    const { data, errors } = await sendGraphql(instance.url, {
      ...{ query, variables },
      ...(token !== undefined && { token }),
    });
    return data?.['result'] ?? errors?.[0];
  };
  const upload = (file: Buffer | string, caller?: TestCaller) =>
    ask(read, { file: typeof file === 'string' ? file : file.toString('base64') }, caller);

  beforeAll(async () => {
    instance = await startInstance();
    const pool = poolOn(instance.databaseUrl);
    const invoices = [
      [12, anna.personId, 'INVOICED', 4850],
      [13, ben.personId, 'UNPAID', 2450],
      [14, ben.personId, 'PAID', 900],
    ] as const;
    for (const [count, person, state, amount] of invoices)
      await pool.query(insertInvoice, [invoiceIdOf(count), person, `2026-000${count}`, state, amount]);
    for (const each of rows)
      await pool.query('insert into bank.movements select * from jsonb_populate_record(null::bank.movements, $1)', [
        recordOf(each),
      ]);
    await pool.query(`insert into bank.movement_payments values ('1', 'PAYS', $1, $2, 900)`, [
      ...[movementId(3), invoiceIdOf(14)],
    ]);
    await pool.query(`insert into bank.movement_payments values ('2', 'RELEASED', $1, $2, 4850)`, [
      ...[movementId(2), invoiceIdOf(12)],
    ]);
    const [first, second] = [statementId, '57000000-0000-4000-8000-000000000002'];
    await pool.query(insertStatement, [first, '2026-06-01', 100, '2026-06-03', 300, 200]);
    await pool.query(insertStatement, [second, '2026-06-08', 500, '2026-06-12', 600, 100]);
    await pool.end();
  });
  afterAll(() => instance.close());

  it('are listed while they are open, the newest first, with what they pay', async () => {
    const listed = (count: number, others: Readonly<Record<string, unknown>>) => ({
      ...{
        _id: movementId(count),
        state: 'OPEN',
        asideReason: null,
        note: null,
        maybeSame: false,
        invoices: [],
        problem: null,
      },
      ...others,
    });
    expect(await ask(inbox)).toEqual({
      ...{ total: 5, open: 5, settled: 1, setAside: 1, outgoing: 1, unreadable: 0, readUntil: '2026-06-12' },
      awaited: [{ invoiceNumber: '2026-00012' }, { invoiceNumber: '2026-00013' }],
      gaps: [{ kind: 'BETWEEN', fromDate: '2026-06-03', toDate: '2026-06-08', amount: 200 }],
      movements: [
        listed(4, {
          ...{ amount: -1200, rest: 1200, match: 'PROPOSAL', reason: 'RETURNED' },
          invoices: [{ invoiceNumber: '2026-00014', lastName: ben.lastName }],
        }),
        listed(2, {
          ...{ amount: 4850, rest: 4850, match: 'MATCH', reason: 'REFERENCE' },
          invoices: [{ invoiceNumber: '2026-00012', lastName: anna.lastName }],
        }),
        listed(1, {
          ...{ amount: 7300, rest: 7300, match: 'PROPOSAL', reason: 'SEVERAL_INVOICES' },
          invoices: [
            { invoiceNumber: '2026-00012', lastName: anna.lastName },
            { invoiceNumber: '2026-00013', lastName: ben.lastName },
          ],
        }),
        listed(7, { amount: 2000, rest: 2000, match: 'NONE', reason: 'UNKNOWN', maybeSame: true }),
        listed(8, { amount: 2000, rest: 2000, match: 'NONE', reason: 'UNKNOWN', maybeSame: true }),
      ],
    });
  });

  it('are listed in each other state, with what they were used for or why they need no invoice', async () => {
    expect(await ask(inbox, { state: 'SETTLED' })).toMatchObject({
      ...{ total: 1, awaited: [] },
      movements: [{ rest: 0, match: null, invoices: [{ invoiceNumber: '2026-00014' }] }],
    });
    expect(await ask(inbox, { state: 'SET_ASIDE' })).toMatchObject({
      movements: [{ asideReason: 'DONATION', note: 'Flutlicht' }],
    });
    expect(await ask(inbox, { state: 'OUTGOING' })).toMatchObject({ movements: [{ amount: -3000 }] });
  });

  it('that could not be read stand in the list with the line and the reason, and pay nothing', async () => {
    const pool = poolOn(instance.databaseUrl);
    const problem = { line: 7, reason: 'AMOUNT' } as const;
    const odd = row(
      9,
      { amount: 0, bookedOn: localDate('2026-06-30') },
      { text: ':61:2606301C RF26202600012', problem },
    );
    await pool.query('insert into bank.movements select * from jsonb_populate_record(null::bank.movements, $1)', [
      recordOf(odd),
    ]);
    expect(await ask(inbox, { size: 1 })).toMatchObject({
      ...{ total: 6, unreadable: 1 },
      movements: [{ _id: movementId(9), match: 'NONE', reason: 'UNREADABLE', problem, invoices: [] }],
    });
    await pool.query('delete from bank.movements where movement_id = $1', [movementId(9)]);
    await pool.end();
  });

  it.each([
    ['anna auf', 'OPEN', 1],
    ['RF2620', 'OPEN', 1],
    ['73,00', 'OPEN', 1],
    ['e-14', 'OPEN', 1],
    ['100%', 'SET_ASIDE', 1],
    ['%', 'OPEN', 0],
    ["'", 'OPEN', 0],
    [',', 'OPEN', 0],
    [' ', 'OPEN', 5],
    ['flut', 'SET_ASIDE', 1],
    ['niemand', 'OPEN', 0],
  ])('are found by “%s” among those that are %s: %i', async (search, state, total) => {
    expect(await ask(inbox, { search, state })).toMatchObject({ total });
  });

  it('are paged, and a page beyond the last one is the last one', async () => {
    expect(await ask(inbox, { size: 2, page: 3 })).toMatchObject({ total: 5, movements: [{ _id: movementId(8) }] });
    expect(await ask(inbox, { size: 2, page: 9 })).toMatchObject({ movements: [{ _id: movementId(8) }] });
    expect(await ask(inbox, { size: 0 })).toMatchObject({ message: 'ERR_INVALID_INPUT' });
    expect(await ask(inbox, { search: 'x\u0000' })).toMatchObject({ message: 'ERR_INVALID_INPUT' });
  });

  it('are sent to be kept, each with what marks it in the other format', async () => {
    instance.commands.commands.splice(0);
    const file = specZip([sample('sparkasse.camt052v2.xml'), sample('volksbank.camt053v8.xml')]);
    expect(await upload(file)).toMatchObject({ success: true, code: 'SUC_STATEMENT_READ', found: 5 });
    const [command] = instance.commands.commands;
    const { statements }: ReadStatements['data'] = v.parse(readStatementsSchema, command?.data);
    expect(command?.type).toBe('ReadStatements');
    expect(statements.map(({ format, movements }) => [format, movements.map(({ amount }) => amount)])).toEqual([
      ['CAMT_REPORT', expect.arrayContaining([4850, -1000])],
      ['CAMT', expect.arrayContaining([2450, 3550, -2450])],
    ]);
    expect(statements.every(({ movements }) => movements.every(({ marks }) => marks.length > 0))).toBe(true);
  });

  it.each([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47]), 'ERR_STATEMENT_UNKNOWN'],
    ['half a file', sample('volksbank.camt053v8.xml').subarray(0, 900), 'ERR_STATEMENT_MALFORMED'],
    ['dollars', Buffer.from(sample('n26.sta').toString().replaceAll('EUR', 'USD')), 'ERR_STATEMENT_OTHER_CURRENCY'],
    ['a bomb', specZip([Buffer.alloc(7_000_000)]), 'ERR_STATEMENT_TOO_LARGE'],
    ['what is no Base64', 'file://\u0000', 'ERR_INVALID_INPUT'],
    ['nothing', '', 'ERR_STATEMENT_UNKNOWN'],
  ])('are not read from %s', async (_, file, code) => {
    expect(await upload(file)).toMatchObject({ message: code, extensions: { fields: ['file'] } });
  });

  it.each([
    ['MEMBER', 'ERR_NOT_AUTHORIZED'],
    ['TRAINER', 'ERR_NOT_AUTHORIZED'],
    ['GUEST', 'ERR_NOT_AUTHORIZED'],
    ['anonymous', 'LOGIN_REQUIRED'],
  ] as const)('are nobody’s but an ADMIN’s: %s', async (caller, code) => {
    expect(await upload(sample('n26.sta'), caller)).toMatchObject({ message: code });
    expect(await ask(inbox, {}, caller)).toMatchObject({ message: code });
  });
});
