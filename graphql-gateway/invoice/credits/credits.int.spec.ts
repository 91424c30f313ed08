import { cents, creditId, invoiceId, localDate, personId, positionSchema } from '@platzwart/contracts/core';
import { type CreditRow, invoiceNumber } from '@platzwart/contracts/invoice';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { poolOn } from '../../../tests/support/poolOn.ts';
import { type Instance, startInstance } from '../../testing/instance.ts';
import { invoiceRow } from '../../testing/invoiceRows.ts';
import { admin, anna, ben } from '../../testing/personas.ts';
import { recordOf } from '../../testing/recordOf.ts';
import { outcomeOf, sendGraphql } from '../../testing/sendGraphql.ts';

const idOf = (count: number) => `c0000000-0000-4000-8000-00000000000${count}`;
const credit = (count: number, change: Partial<CreditRow> = {}): CreditRow => ({
  ...{ creditId: creditId(idOf(count)), personId: personId(anna.personId), invoiceId: invoiceId(idOf(9)) },
  ...{ number: '2026-00001', receivedOn: localDate(`2026-06-0${count}`), amount: cents(1200), rest: cents(1200) },
  ...{ refundedOn: null, withdrawn: false, changedAt: v.parse(positionSchema, '1'), ...change },
});
const open = invoiceRow({
  ...{ invoiceId: invoiceId(idOf(8)), number: invoiceNumber(2026, 2), personId: anna.personId, state: 'INVOICED' },
  ...{ amountDue: cents(2000), paidAmount: cents(500), dueOn: localDate('2026-07-01') },
});

describe('Credits', () => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await startInstance();
    await instance.projections.showInvoices([open], []);
    const pool = poolOn(instance.databaseUrl);
    for (const row of [credit(2, { rest: cents(700) }), credit(1), credit(3, { rest: cents(0) })])
      await pool.query('insert into invoices.credits select * from jsonb_populate_record(null::invoices.credits, $1)', [
        recordOf(row),
      ]);
    await pool.end();
  });
  afterAll(() => instance.close());
  const ask = async (query: string, person = admin) =>
    sendGraphql(instance.url, { query, token: await instance.tokenOf(person) });

  it('are listed while something is left, with what they can pay, to an ADMIN only', async () => {
    const query =
      '{ credits { _id amount rest invoiceNumber person { userID } openInvoices { _id invoiceNumber openAmount } } }';
    const shared = { amount: 1200, invoiceNumber: '2026-00001', person: { userID: anna.memberNumber } };
    const openInvoices = [{ _id: open.invoiceId, invoiceNumber: '2026-00002', openAmount: 1500 }];
    expect((await ask(query)).data).toEqual({
      credits: [
        { ...shared, openInvoices, _id: idOf(1), rest: 1200 },
        { ...shared, openInvoices, _id: idOf(2), rest: 700 },
      ],
    });
    expect(outcomeOf(await ask(query, anna))).toBe('ERR_NOT_AUTHORIZED');
  });

  it('are seen by whom they are of, and by nobody else', async () => {
    const query = '{ ownCredits { rest receivedOn invoiceNumber } }';
    const number = { invoiceNumber: '2026-00001' };
    expect((await ask(query, anna)).data).toEqual({
      ownCredits: [
        { ...number, rest: 700, receivedOn: '2026-06-02' },
        { ...number, rest: 1200, receivedOn: '2026-06-01' },
      ],
    });
    expect((await ask(query, ben)).data).toEqual({ ownCredits: [] });
    expect(outcomeOf(await ask('{ ownCredits { person { userID } } }', anna))).toBe('ERR_NOT_AUTHORIZED');
  });

  it('are money that the club owes, and in the data of their person', async () => {
    expect(JSON.stringify((await ask('{ owedMoney { kind count amount } }')).data)).toContain(
      '{"kind":"REFUND_DUE","count":2,"amount":1900}',
    );
    const { data } = await ask('{ myData { json } }', anna);
    expect(JSON.stringify(data)).toContain(String.raw`\"leftInCents\": 700`);
  });

  it('are changed by one command each', async () => {
    const sent: unknown[] = [];
    instance.commands.answerWith(({ type, data }) => {
      sent.push({ type, data });
      return Promise.resolve({ outcome: 'accepted', position: '1', ids: [] });
    });
    const id = idOf(1);
    const movementId = '0'.repeat(24) + '1';
    for (const call of [
      `setCreditRefunded(id: "${id}", refundedAt: "2026-06-10", reference: "Auszug 3")`,
      `setOffCredit(id: "${id}", invoiceID: "${open.invoiceId}")`,
      `withdrawCredit(id: "${id}")`,
      `creditMovement(id: "${movementId}", invoiceNumber: "2026-00001")`,
    ]) {
      const mutation = `mutation { done: ${call} { code } }`;
      expect((await ask(mutation)).data).toEqual({ done: { code: 'SUC_CREDIT_UPDATED' } });
      expect(outcomeOf(await ask(mutation, anna))).toBe('ERR_NOT_AUTHORIZED');
    }
    expect(sent).toEqual([
      {
        type: 'SetCreditRefunded',
        data: { creditId: id, refundedOn: '2026-06-10', method: 'BANK', reference: 'Auszug 3' },
      },
      { type: 'SetOffCredit', data: { creditId: id, invoiceId: open.invoiceId } },
      { type: 'WithdrawCredit', data: { creditId: id } },
      { type: 'CreditMovement', data: { movementId, number: '2026-00001' } },
    ]);
  });
});
