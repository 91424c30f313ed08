import { cents, invoiceId, localDate } from '@platzwart/contracts/core';
import { voucherId } from '@platzwart/contracts/voucher';
import { type ClaimRow, invoiceNumber } from '@platzwart/contracts/invoice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Instance, startInstance } from '../../../testing/instance.ts';
import { claimRow, invoiceRow } from '../../../testing/invoiceRows.ts';
import { admin, anna } from '../../../testing/personas.ts';
import { outcomeOf, sendGraphql } from '../../../testing/sendGraphql.ts';

const { personId } = anna;
let number = 0;
const invoice = (dueOn: string | null, change: Parameters<typeof invoiceRow>[0] = {}) => {
  number += 1;
  const due = dueOn === null ? null : localDate(dueOn);
  const named = { invoiceId: invoiceId(crypto.randomUUID()), number: invoiceNumber(2026, number) };
  return invoiceRow({ ...named, personId, dueOn: due, amountDue: cents(1000), state: 'INVOICED', ...change });
};
const claim = (date: string, state: 'INVOICED' | 'OPEN' | 'PAID' = 'OPEN', change: Partial<ClaimRow> = {}) =>
  claimRow({ itemId: crypto.randomUUID(), personId, state, gross: cents(1600), date: localDate(date), ...change });
const paidAtClub = claim('2026-06-02', 'PAID', { clubPayment: 'PAID' });
const toRefund = claim('2026-06-03', 'PAID', { state: 'NONE', dropped: true, clubPayment: 'REFUND_DUE' });
const refunded = claim('2026-06-04', 'PAID', { state: 'NONE', dropped: true, clubPayment: 'REFUNDED' });

describe('Money that is owed', () => {
  let instance: Instance;
  // It is 15 June 2026.
  beforeAll(async () => {
    instance = await startInstance();
    const invoices = [
      ...[invoice('2026-06-15'), invoice('2026-06-14'), invoice('2026-05-16'), invoice('2026-05-15')],
      ...[invoice('2026-04-16'), invoice('2026-04-15', { state: 'UNPAID' }), invoice('2026-04-15', { state: 'PAID' })],
      ...[invoice('2026-04-15', { state: 'CANCELED', refundDue: cents(700) }), invoice(null, { state: 'CANCELED' })],
    ];
    const claims = [
      claim('2026-06-15'),
      claim('2026-06-16'),
      claim('2026-06-01', 'INVOICED'),
      claim('2026-06-01', 'PAID'),
      ...[paidAtClub, toRefund, refunded],
    ];
    const position = await instance.projections.showInvoices(invoices, claims);
    const card = { personId, voucherType: 'ADULT', price: cents(10_000), halfHours: 24 } as const;
    const rest = {
      paymentState: 'PAID',
      orderedByClub: false,
      usableFrom: null,
      orderedOn: '2026-06-01T08:00:00Z',
    } as const;
    const at = { orderedAt: position, changedAt: position };
    const cardWith = (halfHoursLeft: number, deleted: boolean) => ({
      ...{ ...card, ...rest, ...at, halfHoursLeft, deleted, voucherId: voucherId(crypto.randomUUID()) },
    });
    await instance.projections.showVouchers([cardWith(1, false), cardWith(0, false), cardWith(24, true)], []);
    expect(await instance.readSide.watch.waitFor(['invoices'], position, 5000)).toBe(true);
  });
  afterAll(() => instance.close());

  it('is told by kind and age, to an ADMIN only', async () => {
    const query = '{ owedMoney { kind count amount } }';
    const { data } = await sendGraphql(instance.url, { query, token: await instance.tokenOf(admin) });
    expect(data).toEqual({
      owedMoney: [
        { kind: 'NOT_BILLED', count: 1, amount: 1600 },
        { kind: 'NOT_DUE', count: 1, amount: 1000 },
        { kind: 'DAYS_30', count: 2, amount: 2000 },
        { kind: 'DAYS_60', count: 2, amount: 2000 },
        { kind: 'OLDER', count: 1, amount: 1000 },
        { kind: 'REFUND_DUE', count: 2, amount: 2300 },
        { kind: 'CARD_HOURS', count: 1, amount: 417 },
      ],
    });
    const refused = await sendGraphql(instance.url, { query, token: await instance.tokenOf(anna) });
    expect(outcomeOf(refused)).toBe('ERR_NOT_AUTHORIZED');
  });

  it('lists what is to be paid back of what was paid at the club, to an ADMIN only', async () => {
    const query = '{ clubRefunds { _id kind date amount userID lastName } }';
    const { data } = await sendGraphql(instance.url, { query, token: await instance.tokenOf(admin) });
    expect(data).toMatchObject({
      clubRefunds: [
        { _id: toRefund.itemId, kind: 'COURT', date: '2026-06-03', amount: 1600, userID: anna.memberNumber },
      ],
    });
    const refused = await sendGraphql(instance.url, { query, token: await instance.tokenOf(anna) });
    expect(outcomeOf(refused)).toBe('ERR_NOT_AUTHORIZED');
  });
});
