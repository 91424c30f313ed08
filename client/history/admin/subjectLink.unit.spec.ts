import { expect, it } from 'vitest';
import { subjectLink } from './subjectLink.ts';

const of = (action: string) =>
  subjectLink({
    ...{ action, kind: 'INVOICE', subjectID: 'id', person: '1002', sport: null, date: null, isBooking: false },
  })?.to ?? null;

it.each([
  ['InvoiceIssued', '/dashboard/invoice/id/details'],
  ['DebitReturned', '/dashboard/invoice/id/details'],
  ['CollectionAnnounced', '/dashboard/bank/debits/id'],
  ['MandateSigned', '/dashboard/bank/debits'],
  ['ClaimPaid', null],
])('%s leads to what it is about', (action, page) => expect(of(action)).toBe(page));
