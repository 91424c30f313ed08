import { describe, expect, it } from 'vitest';
import { type Claim, type ClaimName, cents, droppedClaim, invoiceId, localDate, personId } from '../core/index.ts';
import { type ClaimingInvoiceEvent, claimAfterInvoice, claimsNamedBy } from './claimAfterInvoice.ts';
import { creditorReferenceOf } from './creditorReference.ts';
import { invoiceNumber } from '../core/index.ts';
import { invoiceTotalsOf } from './invoiceTotals.ts';

const id = invoiceId('00000000-0000-4000-8000-0000000000d1');
const anna = personId('00000000-0000-4000-8000-000000000001');
const demanded: ClaimName = { kind: 'COURT', itemId: '00000000-0000-4000-8000-0000000000b1' };
const listed: ClaimName = { kind: 'COURT', itemId: '00000000-0000-4000-8000-0000000000b2' };
const day = localDate('2026-07-01');
const claims = [demanded];

const claim = (name: ClaimName, state: Claim['state'], other: Partial<Claim> = {}): Claim => ({
  ...{ ...name, state, personId: anna, date: day, gross: cents(1600), vatRate: 7, paymentMethod: null, seasonId: null },
  ...{ place: null, voucherType: null, invoiceId: null, dropped: false, clubPayment: 'NONE', ...other },
});
const onInvoice = (name: ClaimName, state: Claim['state'], dropped = false): Claim =>
  claim(name, state, { invoiceId: id, dropped });

const about = { invoiceId: id, personId: anna, number: invoiceNumber(2026, 12) };
const document = { ...invoiceTotalsOf([]), claims, paidBefore: [listed], templateVersion: 1, sealedDocument: 'sealed' };
const receipt = { amount: cents(1600), paidOn: day, method: 'BANK', reference: null } as const;
const issued: ClaimingInvoiceEvent = {
  type: 'InvoiceIssued',
  data: {
    ...{ ...about, ...document, reference: creditorReferenceOf(about.number), settingsRevision: 1 },
    ...{ issuedOn: day, dueOn: day, fromDate: day, toDate: day },
  },
};
const paid: ClaimingInvoiceEvent = { type: 'InvoicePaid', data: { ...about, ...receipt, claims } };
const reopened: ClaimingInvoiceEvent = { type: 'InvoiceReopened', data: { ...about, claims, sealedReason: null } };
const cancelled: ClaimingInvoiceEvent = {
  type: 'InvoiceCancelled',
  data: {
    ...{ ...about, ...document, stornoId: invoiceId('00000000-0000-4000-8000-0000000000d2'), issuedOn: day },
    ...{ stornoNumber: invoiceNumber(2026, 13), refundDue: cents(0), sealedReason: null },
  },
};
const paidAtTheClub: ClaimingInvoiceEvent = { type: 'ClaimPaid', data: { ...demanded, personId: anna, ...receipt } };

const refunded: ClaimingInvoiceEvent = {
  type: 'ClaimRefunded',
  data: { ...demanded, personId: anna, amount: cents(1600), refundedOn: day, method: 'OTHER', reference: null },
};

describe('A claim after an event of its invoice', () => {
  it.each([
    ['demanded', issued, claim(demanded, 'OPEN'), 'INVOICED', id],
    ['listed', issued, claim(listed, 'PAID'), 'PAID', id],
    ['paid', paid, onInvoice(demanded, 'INVOICED'), 'PAID', id],
    ['paid by mistake', reopened, onInvoice(demanded, 'PAID'), 'INVOICED', id],
    ['demanded no more', cancelled, onInvoice(demanded, 'INVOICED'), 'OPEN', null],
    ['of a booking that is cancelled', cancelled, onInvoice(demanded, 'INVOICED', true), 'NONE', null],
    ['listed no more', cancelled, onInvoice(listed, 'PAID'), 'PAID', null],
    ['listed, of a booking that is cancelled', cancelled, onInvoice(listed, 'PAID', true), 'NONE', null],
  ] as const)('%s', (...[, event, before, state, invoice]) => {
    expect(claimAfterInvoice(event, before)).toEqual({ ...before, state, invoiceId: invoice });
  });

  it('is to be paid back once its booking is gone, where it was paid at the club and not by an invoice', () => {
    const atClub = claimAfterInvoice(paidAtTheClub, claim(demanded, 'OPEN'));
    expect(atClub).toMatchObject({ state: 'PAID', clubPayment: 'PAID' });
    const due = droppedClaim(atClub);
    expect(due).toMatchObject({ state: 'NONE', clubPayment: 'REFUND_DUE' });
    const back = claimAfterInvoice(refunded, due);
    expect(back).toMatchObject({ state: 'NONE', clubPayment: 'REFUNDED' });
    expect([droppedClaim(due), droppedClaim(back)]).toEqual([due, back]);
    // An invoice that lists it keeps it as paid; the money goes back at once.
    const shown = claimAfterInvoice(issued, { ...atClub, ...listed });
    expect(droppedClaim(shown)).toMatchObject({ state: 'PAID', clubPayment: 'REFUND_DUE' });
    expect(droppedClaim(onInvoice(demanded, 'PAID')).clubPayment).toBe('NONE');
    expect(droppedClaim(claim(demanded, 'PAID', { paymentMethod: 'VOUCHER' })).clubPayment).toBe('NONE');
  });

  it('is named by the events that change it', () => {
    expect(claimsNamedBy(cancelled)).toEqual([demanded, listed]);
    expect([claimsNamedBy(paidAtTheClub), claimsNamedBy(refunded)]).toEqual([[demanded], [demanded]]);
  });
});
