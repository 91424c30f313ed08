import { cents, claimKey, invoiceId, localDate, localTime, personId, positionSchema } from '@platzwart/contracts/core';
import {
  type ClaimRow,
  type Invoice,
  type InvoiceRow,
  creditorReferenceOf,
  invoiceNumber,
  invoiceTotalsOf,
} from '@platzwart/contracts/invoice';
import * as v from 'valibot';

const address = { street: 'Am Netz', houseNumber: '1', zip: '12345', city: 'Musterstadt' };
const nobody = personId('00000000-0000-4000-8000-00000000ffff');
const lines: Invoice['lines'] = [
  {
    ...{ kind: 'BOOKING', itemId: 'b0000000-0000-4000-8000-000000000001', gross: cents(1600), vatRate: 7 },
    ...{ sphere: null, paymentMethod: 'INVOICE', alreadyPaid: false, category: 'SINGLE', court: 'Platz 1' },
    ...{ date: localDate('2026-05-20'), start: localTime('18:00'), end: localTime('19:00'), sport: 'Tennis' },
  },
  {
    ...{ kind: 'SEASON', itemId: 'b0000000-0000-4000-8000-0000000000a1', gross: cents(20_000), vatRate: 7 },
    ...{ sphere: null, paymentMethod: 'INVOICE', alreadyPaid: false, category: 'SAISON', court: 'Platz 2' },
    ...{ date: localDate('2026-05-04'), enddate: localDate('2026-09-28'), occurrences: 20 },
    ...{ start: localTime('18:00'), end: localTime('19:00'), sport: 'Tennis' },
  },
  {
    ...{ kind: 'VOUCHER', itemId: 'c0000000-0000-4000-8000-000000000001', gross: cents(9_000), vatRate: 19 },
    ...{ sphere: null, paymentMethod: null, alreadyPaid: true, date: localDate('2026-05-02'), voucherType: 'ADULT' },
  },
];
const totals = invoiceTotalsOf(lines);

/** An invoice of 306 euros, of which 90 were paid before; due on 15 June 2026. */
export const invoiceDocument: Invoice = {
  ...{ kind: 'INVOICE', templateVersion: 1, language: 'de', smallBusiness: false, lines, ...totals },
  sender: {
    ...{ consignor: 'TC Musterstadt e. V.', address, taxNumber: '12/345/67890', vatId: null, phone: null, email: null },
    ...{ iban: 'DE02120300000000202051', bic: null, accountHolder: 'TC Musterstadt', footer: null },
  },
  recipient: { userID: nobody, firstName: 'Anna', lastName: 'Ass', role: 'MEMBER', memberNumber: '1001', address },
  ...{ number: invoiceNumber(2026, 12), reference: creditorReferenceOf(invoiceNumber(2026, 12)) },
  ...{ issuedOn: localDate('2026-06-01'), dueOn: localDate('2026-06-15') },
  ...{ fromDate: localDate('2026-05-01'), toDate: localDate('2026-05-31') },
};

const position = v.parse(positionSchema, '0');

export const invoiceRow = (change: Partial<InvoiceRow> = {}): InvoiceRow => ({
  ...{ invoiceId: invoiceId(crypto.randomUUID()), personId: nobody, number: invoiceDocument.number, state: 'UNPAID' },
  ...{ issuedOn: invoiceDocument.issuedOn, dueOn: invoiceDocument.dueOn, fromDate: invoiceDocument.fromDate },
  ...{ toDate: invoiceDocument.toDate, total: totals.total, amountDue: totals.amountDue, document: invoiceDocument },
  ...{
    warningLevel: 0,
    paidOn: null,
    paidBy: null,
    paidReference: null,
    cancelledBy: null,
    cancels: null,
    released: null,
  },
  ...{
    refundDue: cents(0),
    payments: [],
    paidAmount: cents(0),
    waivedAmount: cents(0),
    issuedAt: position,
    changedAt: position,
  },
  ...change,
});

/** A court on 20 May 2026, still to be paid. */
export const claimRow = (change: Partial<ClaimRow> & Pick<ClaimRow, 'itemId' | 'personId'>): ClaimRow => {
  const claim: Omit<ClaimRow, 'claim'> = {
    ...{ kind: 'COURT', state: 'OPEN', date: localDate('2026-05-20'), gross: cents(1600), vatRate: 7 },
    ...{ paymentMethod: 'INVOICE', seasonId: null, voucherType: null, invoiceId: null, dropped: false },
    clubPayment: 'NONE',
    place: {
      ...{ sport: 'TENNIS', court: 1, date: change.date ?? localDate('2026-05-20'), category: 'SINGLE' },
      ...{ start: localTime('18:00'), end: localTime('19:00') },
    },
    changedAt: position,
    ...change,
  };
  return { ...claim, claim: claimKey(claim) };
};
