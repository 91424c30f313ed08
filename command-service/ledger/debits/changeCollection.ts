import { cents, sumOfCents } from '@platzwart/contracts/core';
import type {
  CollectionCancelled,
  CollectionCredited,
  CollectionSettled,
  CollectionSubmitted,
  DebitDropped,
  DebitReturned,
  ReturnCharged,
} from '@platzwart/contracts/debit';
import { type Decision, accept, reject } from '../../core/decider.ts';
import type {
  CreditCollection,
  DebitsErrorCode,
  DropCollection,
  HandInCollection,
  TakeBackDebits,
  UsedMovement,
} from './debitsCommands.ts';
import {
  type DebitsState,
  type LedgerCollection,
  type Located,
  debitIn,
  pendingOf,
  submittedSumOf,
  versionOf,
} from './debitsState.ts';
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

/** The amount of movements is between what is still to be paid and what the bank was told to collect. */
const refusedAmount = (collection: LedgerCollection, movements: readonly UsedMovement[]) => {
  const arrived = collection.credited + sumOfCents(movements.map(({ amount }) => amount));
  if (arrived > submittedSumOf(collection)) return reject('ERR_DEBIT_NOT_UPDATED', 'movementIDs');
  const isLess = arrived < sumOfCents(pendingOf(collection).map(({ amount }) => amount));
  return movements.length > 0 && isLess ? reject('ERR_MOVEMENT_TOO_SMALL', 'movementIDs') : null;
};

/** The bank's day on which the last of the money has arrived (decisions.md Q2). */
const creditDay = (movements: readonly UsedMovement[]): Pick<CollectionSettled['data'], 'creditedOn'> => {
  const creditedOn = movements
    .map(({ bookedOn }) => bookedOn)
    .toSorted()
    .at(-1);
  return creditedOn === undefined ? {} : { creditedOn };
};

/**
 * The money has arrived; the part `invoices` adds what it pays, and the part `bank` guards the movements. What was settled before can still be
 * found on the account. Refuses with ERR_DEBIT_NOT_FOUND, ERR_DEBIT_NOT_UPDATED (not handed to the bank, before the day of execution, or more
 * money than the bank was told to collect) and ERR_MOVEMENT_TOO_SMALL (less than what it pays). A repetition writes no event.
 */
export const decideCreditCollection = (
  { data: { collectionId, movements, today } }: CreditCollection,
  state: DebitsState,
): Decision<CollectionSettled | CollectionCredited, DebitsErrorCode> => {
  const collection = state.collections.get(collectionId);
  if (!collection) return unknown;
  const { executionOn } = collection;
  const isSettled = collection.state === 'SETTLED';
  const canSettle = collection.state === 'SUBMITTED' && today >= executionOn;
  if (!isSettled && !canSettle) return notUpdated;
  const refused = refusedAmount(collection, movements);
  if (refused) return refused;
  const credits = movements.map(({ movementId, amount }): CollectionCredited => ({
    type: 'CollectionCredited',
    data: { collectionId, movement: { movementId, amount } },
  }));
  if (isSettled) return accept(...credits);
  const debits = pendingOf(collection).map(({ invoiceId, endToEndId }) => ({ invoiceId, endToEndId }));
  const settled: CollectionSettled = {
    type: 'CollectionSettled',
    data: { collectionId, executionOn, ...creditDay(movements), debits },
  };
  return accept<CollectionSettled | CollectionCredited>(settled, ...credits);
};

/**
 * How much of the movement each debit is. What the movement has taken on top of all of them is the fee of the banks, in equal parts, the cents
 * that are left over on the first ones. Null where it has taken less.
 */
const charges = (
  located: readonly Located[],
  { movementId, amount, bookedOn }: UsedMovement,
): readonly ReturnCharged[] | null => {
  const fees = amount - sumOfCents(located.map(({ debit }) => debit.amount));
  if (fees < 0) return null;
  const [each, left] = [Math.floor(fees / located.length), fees % located.length];
  return located.map((one, index): ReturnCharged => {
    const fee = cents(index < left ? each + 1 : each);
    const movement = { movementId, amount: cents(one.debit.amount + fee) };
    return { type: 'ReturnCharged', data: { ...nameOfDebit(one), movement, fee, bookedOn } };
  });
};

/** Null where it was entered before. */
const returnOf = (located: Located, why: Pick<DebitReturned['data'], 'reason' | 'returnedOn'>): DebitReturned | null =>
  located.debit.state === 'RETURNED'
    ? null
    : { type: 'DebitReturned', data: { ...nameOfDebit(located), ...why, reopens: located.debit.pays } };

/** Only what was with the bank comes back, and only one movement has taken the money. */
const canComeBack = ({ collection, debit }: Located): boolean =>
  collection.state !== 'ANNOUNCED' && debit.state !== 'DROPPED' && debit.chargedBy === null;

/** Whether nothing is new: it came back before, without a movement or by this one. */
const isKnown = ({ debit }: Located, movement: UsedMovement | null): boolean =>
  debit.state === 'RETURNED' && (movement === null || debit.chargedBy === movement.movementId);

const refusedReturn = (located: readonly Located[], { debits, returnedOn, today }: TakeBackDebits['data']) => {
  if (located.length < debits.length) return unknown;
  if (!located.every(canComeBack)) return notUpdated;
  return returnedOn > today ? reject('ERR_INVALID_INPUT', 'returnedOn') : null;
};

/**
 * Debits came back, of one collection or of several; the part `bank` guards the movement that has taken the money. What was entered before can
 * still be found on the account. Refuses with ERR_DEBIT_NOT_FOUND, ERR_DEBIT_NOT_UPDATED (one was never with the bank, or another movement has
 * taken its money), ERR_INVALID_INPUT (`returnedOn` in the future) and ERR_MOVEMENT_TOO_SMALL. A repetition writes no event.
 */
export const decideTakeBackDebits = (
  { data }: TakeBackDebits,
  state: DebitsState,
): Decision<DebitReturned | ReturnCharged, DebitsErrorCode> => {
  const { debits, reason, returnedOn, movement } = data;
  const located = debits.flatMap((name) => debitIn(state, name) ?? []);
  if (located.length === debits.length && located.every((each) => isKnown(each, movement))) return accept();
  const refused = refusedReturn(located, data);
  if (refused) return refused;
  const charged = movement ? charges(located, movement) : [];
  if (!charged) return reject('ERR_MOVEMENT_TOO_SMALL', 'movementID');
  const returned = located.flatMap((each) => returnOf(each, { returnedOn, reason }) ?? []);
  return accept<DebitReturned | ReturnCharged>(...returned, ...charged);
};
