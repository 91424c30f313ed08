import type { MovementRow } from '@platzwart/contracts/bank';
import {
  type MovementId,
  cents,
  invoiceId,
  localDate,
  movementIdSchema,
  personId,
  positionSchema,
} from '@platzwart/contracts/core';
import type { CollectionRow, DebitRow } from '@platzwart/contracts/debit';
import type { Pool } from 'pg';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { poolOn } from '../../../tests/support/poolOn.ts';
import { tokenOf } from '../../testing/callers.ts';
import { collection } from '../../testing/debitRows.ts';
import { type Instance, startInstance } from '../../testing/instance.ts';
import { anna } from '../../testing/personas.ts';
import { recordOf } from '../../testing/recordOf.ts';
import { sendGraphql } from '../../testing/sendGraphql.ts';

const at = v.parse(positionSchema, '1');
const movementId = (count: number): MovementId => v.parse(movementIdSchema, String(count).padStart(25, '0'));
const invoice = (count: number) => invoiceId(`0d7f6a52-5b3e-4c21-9a55-2f6a3a1b00${count}`);
const file = `${collection.collectionId.replaceAll('-', '').slice(0, 24).toUpperCase()}-0`;

const movement = (count: number, amount: number, content: Partial<MovementRow['content']> = {}): MovementRow => ({
  ...{ movementId: movementId(count), statementId: '57000000-0000-4000-8000-000000000001', year: 2026, place: count },
  ...{ iban: 'DE21500500009876543210', format: 'CAMT', otherIds: [], bookedOn: localDate('2026-07-02'), amount },
  ...{ isReturn: amount < 0, state: 'OPEN', asideReason: null, note: null, changedAt: at },
  content: {
    ...{ valueOn: localDate('2026-07-02'), name: null, iban: null, text: 'x', endToEndId: null, batchId: null },
    ...{ returnCode: amount < 0 ? 'AM04' : null, mandateId: null, problem: null, ...content },
  },
});
const debit = (count: number, others: Partial<DebitRow> = {}): DebitRow => ({
  ...{ debitId: `${collection.collectionId} ${invoice(count)}`, collectionId: collection.collectionId },
  ...{ invoiceId: invoice(count), personId: personId(anna.personId), number: `2026-000${count}`, amount: cents(1200) },
  ...{ state: 'PENDING', mandateReference: `M-1A2B3C4D-5E6F7A${count}`, endToEndId: `2026-000${count}-8C000000` },
  ...{ announcedOn: collection.announcedOn, executionOn: collection.executionOn, dropReason: null, returnReason: null },
  ...{ returnedOn: null, returnFee: null, surplus: cents(0), refundedOn: null, debtor: null, changedAt: at, ...others },
});

describe('A movement of a collection by direct debit', () => {
  let instance: Instance;
  let pool: Pool;
  beforeAll(async () => {
    instance = await startInstance();
    pool = poolOn(instance.databaseUrl);
  });
  afterAll(async () => {
    await pool.end();
    await instance.close();
  });
  beforeEach(() =>
    pool.query('truncate bank.movements, bank.movement_payments, debits.collections, debits.debits, invoices.invoices'),
  );

  const insert = (table: string, row: Readonly<Record<string, unknown>>) =>
    pool.query(`insert into ${table} select * from jsonb_populate_record(null::${table}, $1)`, [recordOf(row)]);
  const given = async (
    movements: readonly MovementRow[],
    others: Partial<CollectionRow> = {},
    fate: Partial<DebitRow> = {},
  ) => {
    await insert('debits.collections', { ...collection, state: 'SUBMITTED', ...others });
    for (const count of [12, 13]) {
      await insert('debits.debits', debit(count, fate));
      await pool.query(
        `insert into invoices.invoices (invoice_id, person_id, number, state, issued_on, from_date, to_date, total,
           amount_due, warning_level, refund_due, payments, paid_amount, waived_amount, issued_at, changed_at)
         values ($1, $2, $3, 'INVOICED', '2026-06-01', '2026-05-01', '2026-05-31', 1200, 1200, 0, 0, '[]', 0, 0, '1', '1')`,
        [invoice(count), anna.personId, `2026-000${count}`],
      );
    }
    for (const each of movements) await insert('bank.movements', each);
  };
  const shown = async (state = 'OPEN') => {
    const query = `{ result: bankInbox(state: ${state}) { movements { _id match reason invoices { invoiceNumber }
      debit { _id executionOn amount isReturn movementIDs } } } }`;
    const token = await tokenOf(instance, 'ADMIN');
    const { data } = await sendGraphql(instance.url, { query, ...(token !== undefined && { token }) });
    return data?.['result'];
  };
  const ofCollection = { _id: collection.collectionId, executionOn: '2026-07-01' };
  const credit = (amount: number, ...ids: readonly number[]) => ({
    ...{ match: 'PROPOSAL', reason: 'COLLECTION', invoices: [] },
    debit: { ...ofCollection, amount, isReturn: false, movementIDs: ids.map(movementId) },
  });

  it('is known by the name of the file', async () => {
    await given([movement(1, 2400, { batchId: file })]);
    expect(await shown()).toMatchObject({ movements: [credit(2400, 1)] });
  });

  it('is known by the name of each debit, where the bank books each of them', async () => {
    await given([
      movement(1, 1200, { endToEndId: '2026-00012-8C000000', text: 'Rechnung 2026-00012' }),
      movement(2, 1200, { endToEndId: '2026-00013-8C000000', text: 'Rechnung 2026-00013' }),
    ]);
    expect(await shown()).toMatchObject({ movements: [credit(2400, 1, 2), credit(2400, 1, 2)] });
  });

  it('is known of a collection of more cents than 32 bits can hold', async () => {
    await given([movement(1, 2e9, { batchId: file })], { credited: cents(1e9) }, { amount: cents(2e9) });
    expect(await shown()).toMatchObject({ movements: [credit(3e9, 1)] });
  });

  it('is known by its sum around its day, also after the collection was settled by hand', async () => {
    await given([movement(1, 2400), movement(2, 2399)], { state: 'SETTLED' });
    expect(await shown()).toMatchObject({ movements: [credit(2400, 1), { match: 'NONE', debit: null }] });
  });

  it.each([
    ['was found on the account already', { credited: cents(2400) }, {}],
    ['was called off', { state: 'CANCELLED' }, {}],
    ['is not with the bank yet', { state: 'ANNOUNCED' }, {}],
    ['collects on another day', { executionOn: localDate('2026-08-01') }, {}],
  ] as const)('is not one of a collection that %s', async (_, others, fate) => {
    await given([movement(1, 2400)], others, fate);
    expect(await shown()).toMatchObject({ movements: [{ reason: 'UNKNOWN', debit: null }] });
  });

  it.each([
    ['its end-to-end id', { endToEndId: '2026-00013-8C000000' }],
    ['the number of its invoice', { text: 'RUECKLASTSCHRIFT Rechnung 2026-00013 TC Musterstadt' }],
    ['its mandate alone', { mandateId: 'm-1a2b3c4d-5e6f7a13' }],
  ])('that came back is known by %s', async (_, content) => {
    await given([movement(1, -1500, content)], { state: 'SETTLED', credited: cents(2400) }, { state: 'COLLECTED' });
    const back = { match: 'PROPOSAL', reason: 'DEBIT_RETURNED', invoices: [{ invoiceNumber: '2026-00013' }] };
    const of = { ...ofCollection, amount: 1200, isReturn: true, movementIDs: [movementId(1)] };
    expect(await shown()).toMatchObject({ movements: [{ ...back, debit: of }] });
  });

  it('that came back is no debit whose return was found already, or that was less', async () => {
    await given([movement(1, -1500, { endToEndId: '2026-00013-8C000000' })], {}, { returnFee: cents(300) });
    expect(await shown()).toMatchObject({ movements: [{ debit: null }] });
    await pool.query('update debits.debits set return_fee = null, amount = 1501');
    expect(await shown()).toMatchObject({ movements: [{ debit: null }] });
  });

  it('says of which collection it was, once it is settled', async () => {
    await given([{ ...movement(1, 2400), state: 'SETTLED' }], { state: 'SETTLED', credited: cents(2400) });
    await pool.query(`insert into bank.movement_payments values ('1', 'CREDITS', $1, null, 2400, $2)`, [
      ...[movementId(1), collection.collectionId],
    ]);
    expect(await shown('SETTLED')).toMatchObject({ movements: [{ debit: { ...ofCollection, amount: 2400 } }] });
  });

  it('that returned several debits at once says what came back in all, and of which collection, if it was one', async () => {
    await given([{ ...movement(1, -2700), state: 'SETTLED' }], { state: 'SETTLED', credited: cents(2400) });
    const pays = `insert into bank.movement_payments values ($1, 'RETURNED', $2, $3, 1200, $4)`;
    for (const count of [12, 13])
      await pool.query(pays, [count, movementId(1), invoice(count), collection.collectionId]);
    expect(await shown('SETTLED')).toMatchObject({
      movements: [{ debit: { ...ofCollection, amount: 2400, isReturn: true } }],
    });
    const other = '0c7f6a52-5b3e-4c21-9a55-2f6a3a1b0099';
    await insert('debits.collections', { ...collection, state: 'SETTLED', collectionId: other });
    await pool.query('update bank.movement_payments set collection_id = $1 where invoice_id = $2', [
      other,
      invoice(12),
    ]);
    expect(await shown('SETTLED')).toMatchObject({ movements: [{ debit: null }] });
  });
});
