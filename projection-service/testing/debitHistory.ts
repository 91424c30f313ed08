import {
  type CollectionAnnounced,
  type CollectionCancelled,
  type CollectionCredited,
  type CollectionSettled,
  type CollectionSubmitted,
  type DebitAnnounced,
  type DebitDropped,
  type DebitRefunded,
  type DebitReturned,
  type MandateRevoked,
  type MandateSigned,
  type ReturnCharged,
  mandateId,
  mandateReferenceOf,
} from '@platzwart/contracts/debit';
import { type PersonId, cents, collectionId, localDate } from '@platzwart/contracts/core';
import type { ClubHistoryEvent } from '@platzwart/contracts/message-catalogue';
import { invoiceOf, movementOf } from './bankHistory.ts';
import { people, sealed } from './clubHistory.ts';

const numbered = (prefix: string, number: number): string =>
  `${prefix}000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const creditor = { name: 'TC Musterstadt e. V.', creditorId: 'DE98ZZZ09999999999' };
const account = { iban: 'DE89370400440532013000', holder: 'Anna Müller' };
const [announcedOn, executionOn] = [localDate('2026-06-01'), localDate('2026-06-17')];

const mandateOf = (number: number, personId: PersonId) => {
  const id = mandateId(numbered('3e', number));
  return { mandateId: id, personId, reference: mandateReferenceOf(id) };
};
const signed = (number: number, personId: PersonId): MandateSigned => ({
  type: 'MandateSigned',
  data: {
    ...{ ...mandateOf(number, personId), signedOn: announcedOn, origin: 'MEMBER', textVersion: 1 },
    ...{ creditorId: creditor.creditorId, sealedAccount: sealed(account) },
  },
});

const collectionOf = (number: number) => ({ collectionId: collectionId(numbered('8c', number)) });
const announced = (number: number): CollectionAnnounced => ({
  type: 'CollectionAnnounced',
  data: {
    ...{ ...collectionOf(number), announcedOn, executionOn, settingsRevision: 1 },
    creditor: { ...creditor, iban: 'DE02120300000000202051', bic: null },
  },
});

type Debit = readonly [collection: number, invoice: number, personId: PersonId];

const debitOf = ([collection, invoice, personId]: Debit) => {
  const { invoiceId, number } = invoiceOf(invoice, personId);
  return { ...collectionOf(collection), invoiceId, personId, number, amount: cents(1700), executionOn };
};
const debitAnnounced = (debit: Debit, mandate: number): DebitAnnounced => {
  const [collection, invoice, personId] = debit;
  const { mandateId: id, reference } = mandateOf(mandate, personId);
  return {
    type: 'DebitAnnounced',
    data: {
      ...{ ...debitOf(debit), announcedOn, creditor, mandateId: id, mandateReference: reference },
      ...{ endToEndId: `${invoice}-${collection}`, sealedDebtor: sealed({ ...account, signedOn: announcedOn }) },
    },
  };
};
const dropped = (debit: Debit, reason: DebitDropped['data']['reason']): DebitDropped => ({
  type: 'DebitDropped',
  data: { ...debitOf(debit), reason },
});

/**
 * Two mandates of which one ends; a collection that is settled and found on the account without one debit, and of which another comes back
 * with a fee, and the first one, whose invoice was paid otherwise, is paid back; and one that is cancelled.
 */
export const directDebits = (): readonly ClubHistoryEvent[] => {
  const [paid, returned, late]: readonly [Debit, Debit, Debit] = [
    [1, 11, people.anna],
    [1, 12, people.ben],
    [1, 13, people.anna],
  ];
  const cancelled: Debit = [2, 13, people.anna];
  const submitted: CollectionSubmitted = {
    type: 'CollectionSubmitted',
    data: { ...collectionOf(1), submittedOn: localDate('2026-06-15') },
  };
  const debits = [paid, returned].map((debit) => ({ ...debitOf(debit), endToEndId: `${debit[1]}-${debit[0]}` }));
  const settled: CollectionSettled = {
    type: 'CollectionSettled',
    data: {
      ...{ ...collectionOf(1), executionOn },
      debits: debits.map(({ invoiceId, endToEndId }) => ({ invoiceId, endToEndId })),
    },
  };
  const cameBack: DebitReturned = {
    type: 'DebitReturned',
    data: { ...debitOf(returned), returnedOn: localDate('2026-06-19'), reason: 'AM04', reopens: true },
  };
  const credited: CollectionCredited = {
    type: 'CollectionCredited',
    data: { ...collectionOf(1), movement: { movementId: movementOf(21), amount: cents(3400) } },
  };
  const charged: ReturnCharged = {
    type: 'ReturnCharged',
    data: { ...debitOf(returned), movement: { movementId: movementOf(22), amount: cents(2000) }, fee: cents(300) },
  };
  const refunded: DebitRefunded = {
    type: 'DebitRefunded',
    data: {
      ...{ ...debitOf(paid), surplus: cents(1700), refundedOn: localDate('2026-06-20') },
      ...{ method: 'BANK', reference: 'Auszug 12' },
    },
  };
  const ended: MandateRevoked = { type: 'MandateRevoked', data: { ...mandateOf(2, people.ben), reason: 'OWNER' } };
  const called: CollectionCancelled = { type: 'CollectionCancelled', data: collectionOf(2) };
  return [
    ...[signed(1, people.anna), signed(2, people.ben), announced(1)],
    ...[debitAnnounced(paid, 1), debitAnnounced(returned, 2), debitAnnounced(late, 1)],
    ...[dropped(late, 'PAID'), submitted, settled, credited, cameBack, charged, refunded, ended],
    ...[announced(2), debitAnnounced(cancelled, 1), dropped(cancelled, 'COLLECTION_CANCELLED'), called],
  ];
};
