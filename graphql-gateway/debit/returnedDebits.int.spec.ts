import {
  cents,
  collectionId,
  invoiceId,
  invoiceNumber,
  localDate,
  personId,
  positionSchema,
} from '@platzwart/contracts/core';
import { type DebitRow, type MandateRow, mandateId } from '@platzwart/contracts/debit';
import type { Pool } from 'pg';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { poolOn } from '../../tests/support/poolOn.ts';
import { tokenOf } from '../testing/callers.ts';
import { invoiceRow } from '../testing/invoiceRows.ts';
import { type Instance, startInstance } from '../testing/instance.ts';
import { anna, ben } from '../testing/personas.ts';
import { recordOf } from '../testing/recordOf.ts';
import { sendGraphql } from '../testing/sendGraphql.ts';

const at = v.parse(positionSchema, '1');
const invoice = (count: number) => invoiceId(`0d7f6a52-5b3e-4c21-9a55-2f6a3a1b00${count}`);
const mandate = (reference: string, others: Partial<MandateRow> = {}): MandateRow => ({
  ...{ mandateId: mandateId('3e000000-0000-4000-8000-000000000011'), personId: personId(anna.personId), reference },
  ...{ signedOn: localDate('2026-06-01'), origin: 'MEMBER', revoked: false, lastUsedOn: null },
  ...{ account: null, signedAt: at, changedAt: at, ...others },
});

let run = 0;
/** A debit of an invoice by the mandate M-1, in a collection of its own. */
const debit = (count: number, executionOn: string, others: Partial<DebitRow> = {}): DebitRow => {
  run += 1;
  const ofRun = collectionId(`8d000000-0000-4000-8000-0000000000${10 + run}`);
  return {
    ...{ debitId: `${ofRun} ${invoice(count)}`, collectionId: ofRun, invoiceId: invoice(count), amount: cents(1200) },
    ...{ personId: personId(anna.personId), number: `2026-000${count}`, state: 'COLLECTED', mandateReference: 'M-1' },
    ...{ endToEndId: `E${run}`, announcedOn: localDate('2026-06-01'), executionOn: localDate(executionOn) },
    ...{
      dropReason: null,
      returnReason: null,
      returnedOn: null,
      returnFee: null,
      surplus: cents(0),
      refundedOn: null,
      debtor: null,
      changedAt: at,
      ...others,
    },
  };
};
const back = (count: number, returnedOn: string, returnReason: string): DebitRow =>
  debit(count, returnedOn, { state: 'RETURNED', returnReason, returnedOn: localDate(returnedOn) });

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
beforeEach(() => pool.query('truncate debits.mandates, debits.collections, debits.debits, invoices.invoices cascade'));

const insert = (table: string, row: Readonly<Record<string, unknown>>) =>
  pool.query(`insert into ${table} select * from jsonb_populate_record(null::${table}, $1)`, [recordOf(row)]);

/** Open invoices 12, 13 and so on, one for each owner; then mandates and debits. */
const given = async (owners: readonly string[], mandates: readonly MandateRow[], debits: readonly DebitRow[]) => {
  for (const [index, owner] of owners.entries()) {
    const named = {
      invoiceId: invoice(12 + index),
      personId: personId(owner),
      number: invoiceNumber(2026, 12 + index),
    };
    await insert('invoices.invoices', invoiceRow(named));
  }
  for (const each of mandates) await insert('debits.mandates', each);
  for (const each of debits) await insert('debits.debits', each);
};

const preview = async () => {
  const query =
    '{ debitPreview(executionOn: "2026-07-01") { invoices { invoiceNumber returnReason returnedOn returns } } }';
  const token = await tokenOf(instance, 'ADMIN');
  const { data } = await sendGraphql(instance.url, { query, ...(token !== undefined && { token }) });
  const rowSchema = v.object({
    ...{ invoiceNumber: v.string(), returnReason: v.nullable(v.string()), returnedOn: v.nullable(v.string()) },
    returns: v.number(),
  });
  const { invoices } = v.parse(v.object({ invoices: v.array(rowSchema) }), data?.['debitPreview']);
  return invoices.map((each) =>
    [each.invoiceNumber.slice(-2), each.returnReason, each.returnedOn, each.returns].join(' '),
  );
};

it('The next collection says of an invoice why and when its debit came back last, and how often', async () => {
  const debits = [back(12, '2026-05-20', 'AM04'), back(12, '2026-06-20', 'MS03')];
  await given([anna.personId, anna.personId], [mandate('M-1')], debits);
  expect(await preview()).toEqual(['12 MS03 2026-06-20 2', '13   0']);
});

it('The next collection says so of all invoices of a mandate whose account is closed, and of nobody else’s', async () => {
  const ofBen = mandate('M-2', {
    mandateId: mandateId('3e000000-0000-4000-8000-000000000012'),
    personId: personId(ben.personId),
  });
  await given([anna.personId, anna.personId, ben.personId], [mandate('M-1'), ofBen], [back(12, '2026-06-20', 'AC04')]);
  expect(await preview()).toEqual(['12 AC04 2026-06-20 1', '13 AC04 2026-06-20 0', '14   0']);
});

it('The next collection knows nothing against a new mandate, nor against other invoices once money came by the old one', async () => {
  await given([anna.personId], [mandate('M-3')], [back(12, '2026-06-20', 'AC04')]);
  expect(await preview()).toEqual(['12   0']);
  await pool.query('truncate debits.mandates, debits.debits, invoices.invoices cascade');
  const debits = [back(12, '2026-05-20', 'AC06'), debit(99, '2026-06-22')];
  await given([anna.personId, anna.personId], [mandate('M-1')], debits);
  expect(await preview()).toEqual(['12 AC06 2026-05-20 1', '13   0']);
});
