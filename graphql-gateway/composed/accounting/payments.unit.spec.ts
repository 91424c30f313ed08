import { standardAccounting } from '@platzwart/contracts/club';
import { localDate } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { accountPlan } from './accountPlan.ts';
import { type MoneyFact, moneyFact } from './moneyFacts.ts';
import { postingsOf } from './postingsOf.ts';

const ofInvoice = { invoiceId: 'invoice', number: '2026-00012' };
let at = 0;
const fact = (type: MoneyFact['type'], data: object, occurredOn = '2027-01-07'): MoneyFact => {
  at += 1;
  return moneyFact({ type, position: String(at).padStart(19, '0'), occurredOn, data: { ...ofInvoice, ...data } });
};
/** Day, amount, account, and whether it is taken back. */
const posted = (...facts: readonly MoneyFact[]): readonly string[] =>
  postingsOf({
    ...{ facts, accounts: accountPlan(standardAccounting) },
    documentOf: () => ({ lines: null, memberNumber: '1001', smallBusiness: false }),
    taxOf: () => ({ vatRate: 0, sphere: null, isSmallBusiness: false, servedOn: localDate('2026-12-01') }),
  }).map(({ date, amount, debit, isReversal }) => `${date} ${amount} ${debit}${isReversal ? ' back' : ''}`);

const [bank, cash, fees] = ['18000', '16000', '68550'];
const paid = { amount: 700, paidOn: '2026-12-20', method: 'BANK' };

describe('Payments of an invoice in the books', () => {
  it('are on the day of the bank, also where it took the money back and somebody enters that in the next year', () => {
    const back = { returnedOn: '2026-12-29' };
    expect(
      posted(
        fact('InvoicePaid', paid),
        fact('InvoiceReopened', back),
        fact('ReturnCharged', { fee: 450, bookedOn: back.returnedOn }),
      ),
    ).toEqual([`2026-12-20 700 ${bank}`, `2026-12-29 700 ${bank} back`, `2026-12-29 450 ${fees}`]);
  });

  it('are on the day of the entry where nobody says when the money went back', () => {
    expect(posted(fact('InvoicePaid', paid), fact('InvoiceReopened', {}))[1]).toBe(`2027-01-07 700 ${bank} back`);
  });

  it('are posted part by part, and the part that went back is taken back', () => {
    const part = { amount: 500, paidOn: '2026-12-21', method: 'OTHER' };
    const taken = { payment: { amount: 500, method: 'OTHER' }, returnedOn: '2026-12-30' };
    expect(posted(fact('InvoicePartPaid', part), fact('InvoicePaid', paid), fact('InvoiceReopened', taken))).toEqual([
      ...[`2026-12-21 500 ${cash}`, `2026-12-20 700 ${bank}`, `2026-12-30 500 ${cash} back`],
    ]);
  });

  it('bring what is too much onto the account of the payer: set off it needs no posting, paid back it goes out', () => {
    const credit = { amount: 300, paidOn: '2026-12-20', method: 'BANK' };
    const setOff = { amount: 100, paidOn: '2026-12-22', method: 'CREDIT' };
    expect(
      posted(
        ...[fact('InvoicePaid', paid), fact('CreditReceived', credit), fact('InvoicePartPaid', setOff)],
        fact('InvoiceReopened', { payment: { amount: 100, method: 'CREDIT' } }),
        fact('CreditRefunded', { amount: 300, refundedOn: '2026-12-23', method: 'OTHER' }),
        fact('CreditWithdrawn', { amount: 300, method: 'BANK', returnedOn: '2026-12-29' }),
      ),
    ).toEqual([
      ...[`2026-12-20 700 ${bank}`, `2026-12-20 300 ${bank}`, '2026-12-23 300 101001', `2026-12-29 300 ${bank} back`],
    ]);
  });

  it('are joined by what the club does without: revenue of both rates goes back, on the day of the correction', () => {
    const totals = [
      { vatRate: 7, gross: 535 },
      { vatRate: 19, gross: 165 },
    ];
    const waived = { amount: 700, correctionNumber: '2026-00013', issuedOn: '2027-01-05', totals };
    expect(posted(fact('InvoiceRestWaived', waived))).toEqual([
      ...['2027-01-05 535 101001 back', '2027-01-05 165 101001 back'],
    ]);
  });
});

describe('What was paid online in the books', () => {
  const order = '0d7f6a52-5b3e-4c21-9a55-2f6a3a1b0007';
  const bookingId = '0d7f6a52-5b3e-4c21-9a55-2f6a3a1b0001';
  const payment = { orderId: order, method: 'PAYPAL', amount: 1700, booked: true };
  const received = fact('PaymentReceived', { ...payment, shares: [{ bookingId, price: 1200, guestFee: 500 }] });
  const payPal = '13721';

  it('is no sale any more where the provider has taken it back, on the day on which that was seen', () => {
    const reversed = fact('PaymentReversed', { orderId: order, bookingId, amount: 1700 }, '2027-01-09');
    expect(posted(received, reversed)).toEqual([`2027-01-07 1700 ${payPal}`, `2027-01-09 1700 ${payPal} back`]);
  });

  it('goes back from the account from which an ADMIN has paid, on that day, where the provider has not', () => {
    const otherwise = { method: 'BANK', refundedOn: '2027-01-10' };
    const refunded = fact('RefundMade', { orderId: order, bookingId, amount: 1700, otherwise }, '2027-01-12');
    expect(posted(received, refunded)[1]).toBe(`2027-01-10 1700 ${bank} back`);
  });
});
