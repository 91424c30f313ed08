import { cents, invoiceId, localDate, personId, positionSchema } from '@platzwart/contracts/core';
import type { DebitRow } from '@platzwart/contracts/debit';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { poolOn } from '../../tests/support/poolOn.ts';
import { collection } from '../testing/debitRows.ts';
import { type Instance, startInstance } from '../testing/instance.ts';
import { admin, anna } from '../testing/personas.ts';
import { recordOf } from '../testing/recordOf.ts';
import { outcomeOf, sendGraphql } from '../testing/sendGraphql.ts';

const { collectionId, executionOn, announcedOn } = collection;
const debit = (count: number, others: Partial<DebitRow>): DebitRow => {
  const id = invoiceId(`0d7f6a52-5b3e-4c21-9a55-2f6a3a1b00${count}`);
  return {
    ...{ debitId: `${collectionId} ${id}`, collectionId, invoiceId: id, personId: personId(anna.personId) },
    ...{ number: `2026-000${count}`, amount: cents(1200), state: 'COLLECTED', mandateReference: 'M-1' },
    ...{ endToEndId: `E${count}`, announcedOn, executionOn, dropReason: null, returnReason: null, returnedOn: null },
    ...{ returnFee: null, surplus: cents(1200), refundedOn: null, debtor: null },
    ...{ changedAt: v.parse(positionSchema, '1'), ...others },
  };
};
const part = debit(12, { surplus: cents(500) });
const rows = [
  part,
  debit(11, {}),
  debit(13, { surplus: cents(0) }),
  debit(14, { refundedOn: executionOn }),
  debit(15, { state: 'RETURNED', returnReason: 'AM04', returnedOn: localDate('2026-07-03') }),
];

describe('What direct debits have collected too much', () => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await startInstance();
    const pool = poolOn(instance.databaseUrl);
    for (const row of rows)
      await pool.query('insert into debits.debits select * from jsonb_populate_record(null::debits.debits, $1)', [
        recordOf(row),
      ]);
    await pool.end();
  });
  afterAll(() => instance.close());
  const ask = async (query: string, person = admin) =>
    sendGraphql(instance.url, { query, token: await instance.tokenOf(person) });

  it('is listed until it is paid back or went back to the payer, to an ADMIN only', async () => {
    const query = '{ debitRefunds { collectionID invoiceID invoiceNumber amount executionOn person { userID } } }';
    const shared = { collectionID: collectionId, executionOn, person: { userID: anna.memberNumber } };
    const { data } = await ask(query);
    expect(data).toEqual({
      debitRefunds: [
        { ...shared, invoiceID: debit(11, {}).invoiceId, invoiceNumber: '2026-00011', amount: 1200 },
        { ...shared, invoiceID: part.invoiceId, invoiceNumber: '2026-00012', amount: 500 },
      ],
    });
    expect(outcomeOf(await ask(query, anna))).toBe('ERR_NOT_AUTHORIZED');
  });
  it('is money that the club owes', async () => {
    const { data } = await ask('{ owedMoney { kind count amount } }');
    expect(JSON.stringify(data)).toContain('{"kind":"REFUND_DUE","count":2,"amount":1700}');
  });
  it('is marked as paid back with its day by one command', async () => {
    const sent: unknown[] = [];
    instance.commands.answerWith(({ type, data }) => {
      sent.push({ type, data });
      return Promise.resolve({ outcome: 'accepted', position: '1', ids: [] });
    });
    const named = `id: "${collectionId}", invoiceID: "${part.invoiceId}"`;
    const mutation = `mutation { setDebitRefunded(${named}, refundedAt: "2026-07-04", reference: "Auszug 3") { code } }`;
    expect((await ask(mutation)).data).toEqual({ setDebitRefunded: { code: 'SUC_ITEM_REFUNDED' } });
    const data = {
      collectionId,
      invoiceId: part.invoiceId,
      refundedOn: '2026-07-04',
      method: 'BANK',
      reference: 'Auszug 3',
    };
    expect(sent).toEqual([{ type: 'SetDebitRefunded', data }]);
    expect(outcomeOf(await ask(mutation, anna))).toBe('ERR_NOT_AUTHORIZED');
  });
});
