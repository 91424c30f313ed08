import type {
  CollectionCancelled,
  CollectionSettled,
  CollectionSubmitted,
  DebitDropped,
  DebitReturned,
} from '@platzwart/contracts/debit';
import { type Decision, accept, reject } from '../../core/decider.ts';
import type {
  CreditCollection,
  DebitsErrorCode,
  DropCollection,
  HandInCollection,
  TakeBackDebit,
} from './debitsCommands.ts';
import { type DebitsState, pendingOf, versionOf } from './debitsState.ts';
import { droppedDebit, nameOfDebit } from './dropDebits.ts';

const unknown = reject('ERR_DEBIT_NOT_FOUND', 'id');
const notUpdated = reject('ERR_DEBIT_NOT_UPDATED', 'id');

/** Nothing is collected. Refuses with ERR_DEBIT_NOT_FOUND and ERR_DEBIT_NOT_UPDATED (the file is with the bank). A repetition writes no event. */
export const decideDropCollection = (
  { data: { collectionId } }: DropCollection,
  state: DebitsState,
): Decision<CollectionCancelled | DebitDropped, DebitsErrorCode> => {
  const collection = state.collections.get(collectionId);
  if (!collection) return unknown;
  if (collection.state === 'CANCELLED') return accept();
  if (collection.state !== 'ANNOUNCED') return notUpdated;
  const drops = pendingOf(collection).map((debit) => droppedDebit({ collection, debit }, 'COLLECTION_CANCELLED'));
  return accept<CollectionCancelled | DebitDropped>(...drops, { type: 'CollectionCancelled', data: { collectionId } });
};

/**
 * The file was handed to the bank. Refuses with ERR_DEBIT_NOT_FOUND and ERR_DEBIT_NOT_UPDATED: cancelled, without a debit, or with field
 * `version` where a debit was dropped since that file was written. A repetition writes no event.
 */
export const decideHandInCollection = (
  { data: { collectionId, version, today } }: HandInCollection,
  state: DebitsState,
): Decision<CollectionSubmitted, DebitsErrorCode> => {
  const collection = state.collections.get(collectionId);
  if (!collection) return unknown;
  if (collection.state === 'SUBMITTED' || collection.state === 'SETTLED') return accept();
  if (collection.state === 'CANCELLED' || pendingOf(collection).length === 0) return notUpdated;
  if (version !== versionOf(collection)) return reject('ERR_DEBIT_NOT_UPDATED', 'version');
  return accept({ type: 'CollectionSubmitted', data: { collectionId, submittedOn: today } });
};

/**
 * The money has arrived; the part `invoices` adds what it pays. Refuses with ERR_DEBIT_NOT_FOUND and ERR_DEBIT_NOT_UPDATED (not handed to
 * the bank, or before the day of execution). A repetition writes no event.
 */
export const decideCreditCollection = (
  { data: { collectionId, today } }: CreditCollection,
  state: DebitsState,
): Decision<CollectionSettled, DebitsErrorCode> => {
  const collection = state.collections.get(collectionId);
  if (!collection) return unknown;
  if (collection.state === 'SETTLED') return accept();
  const { executionOn } = collection;
  if (collection.state !== 'SUBMITTED' || today < executionOn) return notUpdated;
  const debits = pendingOf(collection).map(({ invoiceId, endToEndId }) => ({ invoiceId, endToEndId }));
  return accept({ type: 'CollectionSettled', data: { collectionId, executionOn, debits } });
};

/**
 * A debit came back. Refuses with ERR_DEBIT_NOT_FOUND, ERR_DEBIT_NOT_UPDATED (it was never with the bank) and ERR_INVALID_INPUT
 * (`returnedOn` in the future). A repetition writes no event.
 */
export const decideTakeBackDebit = (
  { data: { collectionId, invoiceId, reason, returnedOn, today } }: TakeBackDebit,
  state: DebitsState,
): Decision<DebitReturned, DebitsErrorCode> => {
  const collection = state.collections.get(collectionId);
  const debit = collection?.debits.get(invoiceId);
  if (!collection || !debit) return unknown;
  if (debit.state === 'RETURNED') return accept();
  if (collection.state === 'ANNOUNCED' || debit.state === 'DROPPED') return notUpdated;
  if (returnedOn > today) return reject('ERR_INVALID_INPUT', 'returnedOn');
  const named = nameOfDebit({ collection, debit });
  return accept({ type: 'DebitReturned', data: { ...named, returnedOn, reason, reopens: debit.pays } });
};
