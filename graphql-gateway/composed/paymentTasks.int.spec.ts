import { type PaymentTaskRow, orderId } from '@platzwart/contracts/booking';
import { bookingId, cents, positionSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Instance, startInstance } from '../testing/instance.ts';
import { claimRow } from '../testing/invoiceRows.ts';
import { admin, anna } from '../testing/personas.ts';
import { outcomeOf, sendGraphql } from '../testing/sendGraphql.ts';

const task = (state: PaymentTaskRow['state'], since: string): PaymentTaskRow => {
  const id = bookingId(crypto.randomUUID());
  return {
    ...{ taskId: id, orderId: orderId(crypto.randomUUID()), bookingId: id, personId: anna.personId, state },
    ...{ method: 'PAYPAL', amount: cents(1600), since, changedAt: v.parse(positionSchema, '1') },
  };
};
const failed = task('REFUND_FAILED', '2026-06-10T08:00:00.000Z');
const reversed = task('REVERSED', '2026-06-11T08:00:00.000Z');
const billed = task('REVERSED', '2026-06-09T08:00:00.000Z');
const done = task('DONE', '2026-06-08T08:00:00.000Z');

describe('What an ADMIN has to do about money at a payment provider', () => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await startInstance();
    for (const row of [failed, reversed, billed, done]) await instance.projections.showPaymentTask(row);
    const claim = (row: PaymentTaskRow, state: 'INVOICED' | 'OPEN') =>
      claimRow({ itemId: row.taskId, personId: anna.personId, state, gross: row.amount });
    const position = await instance.projections.showInvoices([], [claim(reversed, 'OPEN'), claim(billed, 'INVOICED')]);
    expect(await instance.readSide.watch.waitFor(['invoices'], position, 5000)).toBe(true);
  });
  afterAll(() => instance.close());
  const ask = async (query: string, person = admin) =>
    sendGraphql(instance.url, { query, token: await instance.tokenOf(person) });

  it('is a refund that the provider has not paid, and a payment that it took back until that is billed', async () => {
    const query = '{ paymentTasks { _id kind amount method since bookingID person { userID } } }';
    const shared = { amount: 1600, method: 'PAYPAL', person: { userID: anna.memberNumber } };
    expect((await ask(query)).data).toEqual({
      paymentTasks: [
        { ...shared, _id: failed.taskId, kind: 'REFUND_FAILED', since: failed.since, bookingID: failed.bookingId },
        { ...shared, _id: reversed.taskId, kind: 'REVERSED', since: reversed.since, bookingID: reversed.bookingId },
      ],
    });
    expect(outcomeOf(await ask('{ paymentTasks { _id } }', anna))).toBe('ERR_NOT_AUTHORIZED');
  });

  it('is done by another attempt, or by paying in another way', async () => {
    const sent: unknown[] = [];
    instance.commands.answerWith(({ type, data }) => {
      sent.push({ type, data });
      return Promise.resolve({ outcome: 'accepted', position: '1', ids: [] });
    });
    const id = `id: "${failed.taskId}"`;
    const retry = `mutation { retryOnlineRefund(${id}) { code } }`;
    const made = `mutation { setOnlineRefundMade(${id}, refundedAt: "2026-06-12", method: OTHER, reference: "Kasse 8") { code } }`;
    expect((await ask(retry)).data).toEqual({ retryOnlineRefund: { code: 'SUC_BOOKING_UPDATED' } });
    expect((await ask(made)).data).toEqual({ setOnlineRefundMade: { code: 'SUC_ITEM_REFUNDED' } });
    const refundId = failed.taskId;
    expect(sent).toEqual([
      { type: 'RetryOnlineRefund', data: { refundId } },
      {
        type: 'SetOnlineRefundMade',
        data: { refundId, refundedOn: '2026-06-12', method: 'OTHER', reference: 'Kasse 8' },
      },
    ]);
    for (const mutation of [retry, made]) expect(outcomeOf(await ask(mutation, anna))).toBe('ERR_NOT_AUTHORIZED');
  });
});
