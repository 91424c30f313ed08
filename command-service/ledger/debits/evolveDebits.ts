import type { CollectionId, InvoiceId } from '@platzwart/contracts/core';
import type {
  CollectionAnnounced,
  CollectionCancelled,
  CollectionCredited,
  CollectionSettled,
  CollectionSubmitted,
  DebitAnnounced,
  DebitDropped,
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

const settled = (state: DebitsState, { data }: CollectionSettled): DebitsState =>
  withCollection(state, data.collectionId, (collection) => ({
    ...collection,
    state: 'SETTLED',
    debits: collection.debits.map((debit) => (debit.state === 'PENDING' ? { ...debit, state: 'COLLECTED' } : debit)),
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

/** Whether the last debit of an invoice pays it. */
const withPays = (state: DebitsState, invoiceId: InvoiceId, pays: boolean): DebitsState => {
  const last = lastDebitOf(state, invoiceId);
  if (!last || last.debit.pays === pays) return state;
  return withDebit(state, { collectionId: last.collection.collectionId, invoiceId }, { pays });
};

const paid = (state: DebitsState, { data: { invoiceId, method } }: InvoicePaid): DebitsState =>
  withPays(state, invoiceId, method === 'DIRECT_DEBIT');

/** A part that was paid otherwise may go back while the debit still pays the rest. */
const reopened = (state: DebitsState, { data: { invoiceId, payment } }: InvoiceReopened): DebitsState =>
  payment && payment.method !== 'DIRECT_DEBIT' ? state : withPays(state, invoiceId, false);

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
  InvoicePaid: paid,
  InvoiceReopened: reopened,
};
