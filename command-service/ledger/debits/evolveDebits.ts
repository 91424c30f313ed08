import { type CollectionId, type InvoiceId, cents, noCents } from '@platzwart/contracts/core';
import type {
  CollectionAnnounced,
  CollectionCancelled,
  CollectionCredited,
  CollectionSettled,
  CollectionSubmitted,
  DebitAnnounced,
  DebitDropped,
  DebitRefunded,
  DebitReturned,
  MandateRevoked,
  MandateSigned,
  ReturnCharged,
} from '@platzwart/contracts/debit';
import type { InvoicePaid, InvoiceReopened } from '@platzwart/contracts/invoice';
import { Map } from 'immutable';
import {
  type DebitsState,
  type LedgerCollection,
  type LedgerDebit,
  type LedgerMandate,
  lastDebitOf,
  pendingOf,
} from './debitsState.ts';

const signed = (state: DebitsState, { data }: MandateSigned): DebitsState => {
  const { mandateId, personId, reference, signedOn, lastUsedOn = null, sealedAccount } = data;
  const mandate = { mandateId, personId, reference, signedOn, sealedAccount, lastUsedOn, isRevoked: false };
  return { ...state, mandates: state.mandates.set(mandateId, mandate) };
};

const withMandate = (
  state: DebitsState,
  id: LedgerMandate['mandateId'],
  change: Partial<LedgerMandate>,
): DebitsState => {
  const mandate = state.mandates.get(id);
  return mandate ? { ...state, mandates: state.mandates.set(id, { ...mandate, ...change }) } : state;
};

const revoked = (state: DebitsState, { data }: MandateRevoked): DebitsState =>
  withMandate(state, data.mandateId, { isRevoked: true });

const announced = (state: DebitsState, { data: { collectionId, executionOn } }: CollectionAnnounced): DebitsState => ({
  ...state,
  collections: state.collections.set(collectionId, {
    ...{ collectionId, executionOn, state: 'ANNOUNCED', credited: 0, debits: Map() },
  }),
});

const withCollection = (
  state: DebitsState,
  id: CollectionId,
  changed: (collection: LedgerCollection) => LedgerCollection,
): DebitsState => {
  const collection = state.collections.get(id);
  return collection ? { ...state, collections: state.collections.set(id, changed(collection)) } : state;
};

const debitAnnounced = (state: DebitsState, { data }: DebitAnnounced): DebitsState => {
  const { collectionId, invoiceId, personId, number, mandateId, amount, endToEndId } = data;
  const debit: LedgerDebit = {
    ...{ invoiceId, personId, number, mandateId, amount, endToEndId },
    ...{ state: 'PENDING', pays: false, chargedBy: null },
    ...{ surplus: noCents, isRefunded: false },
  };
  const added = withCollection(state, collectionId, (collection) => ({
    ...collection,
    debits: collection.debits.set(invoiceId, debit),
  }));
  return { ...added, lastOf: state.lastOf.set(invoiceId, collectionId) };
};

type Key = Readonly<{ collectionId: CollectionId; invoiceId: InvoiceId }>;

const withDebit = (state: DebitsState, { collectionId, invoiceId }: Key, change: Partial<LedgerDebit>): DebitsState =>
  withCollection(state, collectionId, (collection) => {
    const debit = collection.debits.get(invoiceId);
    return debit ? { ...collection, debits: collection.debits.set(invoiceId, { ...debit, ...change }) } : collection;
  });

const dropped = (state: DebitsState, { data }: DebitDropped): DebitsState =>
  withDebit(state, data, { state: 'DROPPED' });

const cancelled = (state: DebitsState, { data }: CollectionCancelled): DebitsState =>
  withCollection(state, data.collectionId, (collection) => ({ ...collection, state: 'CANCELLED' }));

/** A mandate counts as used once it is handed to the bank, whatever becomes of the debit. */
const submitted = (state: DebitsState, { data }: CollectionSubmitted): DebitsState => {
  const collection = state.collections.get(data.collectionId);
  if (!collection) return state;
  const { executionOn } = collection;
  const used = pendingOf(collection).reduce(
    (before, { mandateId }) => withMandate(before, mandateId, { lastUsedOn: executionOn }),
    state,
  );
  return withCollection(used, data.collectionId, (before) => ({ ...before, state: 'SUBMITTED' }));
};

/** All of it is too much until the invoice says, in the same append, how much of it was needed. */
const settled = (state: DebitsState, { data }: CollectionSettled): DebitsState =>
  withCollection(state, data.collectionId, (collection) => ({
    ...collection,
    state: 'SETTLED',
    debits: collection.debits.map((debit) =>
      debit.state === 'PENDING' ? { ...debit, state: 'COLLECTED', surplus: debit.amount } : debit,
    ),
  }));

const returned = (state: DebitsState, { data }: DebitReturned): DebitsState =>
  withDebit(state, data, { state: 'RETURNED', pays: false });

const credited = (state: DebitsState, { data: { collectionId, movement } }: CollectionCredited): DebitsState =>
  withCollection(state, collectionId, (collection) => ({
    ...collection,
    credited: collection.credited + movement.amount,
  }));

const charged = (state: DebitsState, { data }: ReturnCharged): DebitsState =>
  withDebit(state, data, { chargedBy: data.movement.movementId });

const refunded = (state: DebitsState, { data }: DebitRefunded): DebitsState =>
  withDebit(state, data, { isRefunded: true });

/** Changes the last debit of an invoice, where there is one. */
const withLastDebit = (state: DebitsState, invoiceId: InvoiceId, change: Partial<LedgerDebit>): DebitsState => {
  const last = lastDebitOf(state, invoiceId);
  return last ? withDebit(state, { collectionId: last.collection.collectionId, invoiceId }, change) : state;
};

/** A debit that pays an invoice has collected too much by what was paid otherwise since it was announced. */
const paid = (state: DebitsState, { data: { invoiceId, method, amount } }: InvoicePaid): DebitsState => {
  if (method !== 'DIRECT_DEBIT') return withLastDebit(state, invoiceId, { pays: false });
  const collected = lastDebitOf(state, invoiceId)?.debit.amount ?? amount;
  return withLastDebit(state, invoiceId, { pays: true, surplus: cents(Math.max(0, collected - amount)) });
};

/** A part that was paid otherwise may go back while the debit still pays the rest. */
const reopened = (state: DebitsState, { data: { invoiceId, payment } }: InvoiceReopened): DebitsState =>
  payment && payment.method !== 'DIRECT_DEBIT' ? state : withLastDebit(state, invoiceId, { pays: false });

/** How each event changes the state. */
export const evolveDebits = {
  MandateSigned: signed,
  MandateRevoked: revoked,
  CollectionAnnounced: announced,
  DebitAnnounced: debitAnnounced,
  DebitDropped: dropped,
  CollectionCancelled: cancelled,
  CollectionSubmitted: submitted,
  CollectionSettled: settled,
  DebitReturned: returned,
  CollectionCredited: credited,
  ReturnCharged: charged,
  DebitRefunded: refunded,
  InvoicePaid: paid,
  InvoiceReopened: reopened,
};
