import type { CourtBooked } from '@platzwart/contracts/booking';
import { type ClaimName, type PersonId, cents, invoiceId, localDate } from '@platzwart/contracts/core';
import type { VoucherId } from '@platzwart/contracts/voucher';
import {
  type ClaimPaid,
  type Invoice,
  type InvoiceCancelled,
  type InvoiceEvent,
  type InvoiceIssued,
  type InvoiceLine,
  creditorReferenceOf,
  invoiceNumber,
  invoiceTotalsOf,
  correctionOf,
  stornoOf,
  templateVersion,
  warningOf,
} from '@platzwart/contracts/invoice';

const address = { street: 'Am Platz', houseNumber: '1', zip: '12345', city: 'Musterstadt' };
const issuedOn = localDate('2026-06-01');
const dueOn = localDate('2026-06-15');
const period = { fromDate: localDate('2026-05-01'), toDate: localDate('2026-05-31') };

const sender = {
  ...{ consignor: 'TC Musterstadt e. V.', address, taxNumber: '12/345/67890', vatId: null, phone: null, email: null },
  ...{ iban: null, bic: null, accountHolder: 'TC Musterstadt', footer: null },
};

const claimOf = (itemId: string): ClaimName => ({ kind: 'COURT', itemId });
const idOf = (number: number) => invoiceId(`1e000000-0000-4000-8000-${String(number).padStart(12, '0')}`);

type Billed = Readonly<{
  personId: PersonId;
  demanded: readonly CourtBooked[];
  listed?: readonly CourtBooked[];
  /** A card that is demanded, too; it is not a line of the document. */
  card?: VoucherId;
}>;

const documentOf = (number: number, { personId, demanded, listed = [] }: Billed): Invoice => {
  const lines = [...demanded, ...listed].map(({ data: booked }): InvoiceLine => {
    const { bookingId, price, sport, court, date, start, end, category } = booked;
    const { vatRate, paymentMethod } = booked;
    const alreadyPaid = listed.some(({ data }) => data.bookingId === bookingId);
    return {
      ...{ kind: 'BOOKING', itemId: bookingId, gross: price, vatRate, sphere: null, paymentMethod, alreadyPaid },
      ...{ date, start, end, sport, court: `Platz ${court}`, category },
    };
  });
  const recipient = {
    userID: personId,
    firstName: 'Anna',
    lastName: 'Ass',
    role: 'MEMBER',
    memberNumber: '1',
  } as const;
  return {
    ...{ kind: 'INVOICE', templateVersion, language: 'de', sender, recipient: { ...recipient, address } },
    ...{ number: invoiceNumber(2026, number), issuedOn, dueOn, ...period, smallBusiness: false, lines },
    ...{ ...invoiceTotalsOf(lines), reference: creditorReferenceOf(invoiceNumber(2026, number)) },
  };
};

const cardsOf = ({ card }: Billed): readonly ClaimName[] =>
  card === undefined ? [] : [{ kind: 'VOUCHER', itemId: card }];

/** An invoice with this number; its document is sealed as the specs' vault opens it. */
export const invoiceIssued = (number: number, billed: Billed): InvoiceIssued => {
  const document = documentOf(number, billed);
  const { totals, net, vat, total, amountDue, reference } = document;
  return {
    type: 'InvoiceIssued',
    data: {
      ...{ invoiceId: idOf(number), personId: billed.personId, number: document.number, reference, issuedOn, dueOn },
      ...{ ...period, totals: [...totals], net, vat, total, amountDue },
      claims: [...billed.demanded.map(({ data }) => claimOf(data.bookingId)), ...cardsOf(billed)],
      paidBefore: (billed.listed ?? []).map(({ data }) => claimOf(data.bookingId)),
      ...{ templateVersion, sealedDocument: JSON.stringify(document), settingsRevision: 1 },
    },
  };
};

/** What becomes of an invoice. `next`: the number of a document that cancels it. */
export const invoiceEventsOf = ({ data: issued }: InvoiceIssued, billed: Billed, next: number) => {
  const { invoiceId: id, personId, number, totals, net, vat, total, amountDue, claims, paidBefore } = issued;
  const named = { invoiceId: id, personId, number };
  const invoice = { ...documentOf(next, billed), number };
  const storno = stornoOf(invoice, { number: invoiceNumber(2026, next), issuedOn });
  const warning = warningOf(invoice, {
    ...{ level: 1, issuedOn, dueOn: localDate('2026-06-29'), amountDue: invoice.amountDue },
  });
  const cancelled = (refundDue: number): InvoiceCancelled => ({
    type: 'InvoiceCancelled',
    data: {
      ...{ ...named, stornoId: idOf(next), stornoNumber: storno.number, issuedOn, totals, net, vat, total, amountDue },
      ...{ claims, paidBefore, refundDue: cents(refundDue), sealedReason: null, templateVersion },
      sealedDocument: JSON.stringify(storno),
    },
  });
  const paidOn = localDate('2026-06-10');
  return {
    delivered: { type: 'InvoiceDelivered', data: { ...named, by: 'MAIL', claims } },
    paid: {
      type: 'InvoicePaid',
      data: { ...named, amount: amountDue, paidOn, method: 'BANK', reference: 'Auszug 6', claims },
    },
    reopened: { type: 'InvoiceReopened', data: { ...named, sealedReason: null, claims } },
    warned: {
      type: 'InvoiceWarned',
      data: {
        ...{ ...named, level: 1, issuedOn, dueOn: warning.dueOn, templateVersion },
        sealedDocument: JSON.stringify(warning),
      },
    },
    cancelled: cancelled(0),
    cancelledAfterPayment: cancelled(amountDue),
    waived: {
      type: 'InvoiceRestWaived',
      data: {
        ...{ ...named, amount: amountDue, correctionId: idOf(next), correctionNumber: storno.number, issuedOn },
        ...{ totals, net, vat, total, amountDue, claims, sealedReason: null, templateVersion },
        sealedDocument: JSON.stringify(correctionOf(invoice, { number: storno.number, issuedOn, waived: amountDue })),
      },
    },
    refunded: {
      type: 'InvoiceRefunded',
      data: { ...named, amount: amountDue, refundedOn: paidOn, reference: null },
    },
  } as const satisfies Readonly<Record<string, InvoiceEvent>>;
};

/** A booking was paid at the club. */
export const courtPaid = ({ data: { bookingId, personId, price } }: CourtBooked): ClaimPaid => {
  if (personId === null) throw new Error('Somebody pays');
  const receipt = { amount: price, paidOn: issuedOn, method: 'OTHER', reference: 'Kasse 7' } as const;
  return { type: 'ClaimPaid', data: { ...claimOf(bookingId), personId, ...receipt } };
};
