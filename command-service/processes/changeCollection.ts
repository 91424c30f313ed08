import type {
  CancelCollection,
  ReturnDebit,
  ReturnDebits,
  SetDebitRefunded,
  SettleCollection,
  SubmitCollection,
} from '@platzwart/contracts/debit';
import { type LocalDate, type MovementId, cents } from '@platzwart/contracts/core';
import { clubNow } from '../booking/domain/clubNow.ts';
import type { Call } from '../core/call.ts';
import type { Answer } from '../core/commandStream.ts';
import { reject } from '../core/decider.ts';
import { restOf, usesOf } from '../ledger/bank/bankState.ts';
import type { UsedMovement } from '../ledger/debits/debitsCommands.ts';
import { type LedgerCollection, submittedSumOf } from '../ledger/debits/debitsState.ts';
import type { LedgerCommand, LedgerErrorCode, LedgerState } from '../ledger/ledgerDecider.ts';
import { type KnownMovement, movementIn, unknownMovement } from './knownMovement.ts';

type LedgerAnswer = Answer<LedgerErrorCode>;
type Dependencies = Readonly<{
  ledger: Readonly<{
    current: () => Readonly<{ state: LedgerState }>;
    refresh: () => Promise<void>;
    send: (command: LedgerCommand, call: Call) => Promise<LedgerAnswer>;
  }>;
}>;

/** Banks state the day of the next working day ahead. */
const notAfter = (today: LocalDate, day: LocalDate): LocalDate => (day < today ? day : today);
const todayOf = (call: Call) => clubNow(call.now).date;

/** Nothing of a collection is collected. Refuses with the ledger's codes, like all below. */
export const cancelCollection =
  ({ ledger }: Dependencies) =>
  (data: CancelCollection['data'], call: Call): Promise<LedgerAnswer> =>
    ledger.send({ type: 'DropCollection', data }, call);

/** Its file was handed to the bank. */
export const submitCollection =
  ({ ledger }: Dependencies) =>
  (data: SubmitCollection['data'], call: Call): Promise<LedgerAnswer> =>
    ledger.send({ type: 'HandInCollection', data: { ...data, today: todayOf(call) } }, call);

type Found = readonly KnownMovement[];

/** What of each movement is money of the collection: no more than what the bank was told to collect. */
const sharesOf = (found: Found, collection: LedgerCollection, today: LocalDate): readonly UsedMovement[] => {
  let missing = submittedSumOf(collection) - collection.credited;
  return found.flatMap(({ id, bank, movement: { bookedOn } }) => {
    const amount = cents(Math.max(0, Math.min(restOf(bank, id), missing)));
    missing -= amount;
    return amount > 0 ? [{ movementId: id, amount, bookedOn: notAfter(today, bookedOn) }] : [];
  });
};

/** Each movement once, or null where one is unknown. */
const foundIn = async (dependencies: Dependencies, ids: readonly MovementId[]): Promise<Found | null> => {
  const found = new Map<MovementId, KnownMovement>();
  for (const id of ids) {
    const each = await movementIn(dependencies, id);
    if (!each) return null;
    found.set(each.id, each);
  }
  return [...found.values()];
};

/** Whether all of them are money of a collection already: then the command has had its effect. */
const areUsed = (found: Found): boolean =>
  found.every(({ id, bank }) => usesOf(bank, id).some(({ invoiceId }) => invoiceId === null));

/**
 * The bank has credited it; the ledger decides. Refuses, besides the ledger's codes, with ERR_MOVEMENT_NOT_FOUND and ERR_MOVEMENT_NOT_UPDATED
 * (nothing is left of the movements).
 */
export const settleCollection =
  (dependencies: Dependencies) =>
  async ({ collectionId, movementIds }: SettleCollection['data'], call: Call): Promise<Answer<string>> => {
    const { ledger } = dependencies;
    const found = await foundIn(dependencies, movementIds);
    if (!found) return unknownMovement;
    const collection = ledger.current().state.debits.collections.get(collectionId);
    const movements = collection ? sharesOf(found, collection, todayOf(call)) : [];
    if (collection && found.length > 0 && movements.length === 0)
      return areUsed(found)
        ? { outcome: 'accepted', position: null, ids: [] }
        : reject('ERR_MOVEMENT_NOT_UPDATED', 'movementIDs');
    return ledger.send({ type: 'CreditCollection', data: { collectionId, movements, today: todayOf(call) } }, call);
  };

/** What is left of a movement, which has taken something back. */
const usedBy = ({ id, bank, movement: { bookedOn } }: KnownMovement, today: LocalDate): UsedMovement => ({
  ...{ movementId: id, amount: cents(Math.max(0, restOf(bank, id))), bookedOn: notAfter(today, bookedOn) },
});

type TakenBack = Pick<ReturnDebits['data'], 'debits'> & Omit<ReturnDebit['data'], 'collectionId' | 'invoiceId'>;

/** Debits came back, on the day of the movement where none is given. Refuses as `settleCollection` does. */
const takeBack =
  (dependencies: Dependencies) =>
  async ({ debits, reason, movementId, returnedOn }: TakenBack, call: Call): Promise<Answer<string>> => {
    const today = todayOf(call);
    const found = movementId === null ? null : await movementIn(dependencies, movementId);
    if (movementId !== null && !found) return unknownMovement;
    const movement = found && usedBy(found, today);
    const bookedOn = movement?.bookedOn ?? today;
    const data = { debits, reason, returnedOn: returnedOn ?? bookedOn, movement, today };
    return dependencies.ledger.send({ type: 'TakeBackDebits', data }, call);
  };

/** One of its debits came back. */
export const returnDebit =
  (dependencies: Dependencies) =>
  ({ collectionId, invoiceId, ...data }: ReturnDebit['data'], call: Call): Promise<Answer<string>> =>
    takeBack(dependencies)({ ...data, debits: [{ collectionId, invoiceId }] }, call);

/** A movement has taken back several. */
export const returnDebits =
  (dependencies: Dependencies) =>
  (data: ReturnDebits['data'], call: Call): Promise<Answer<string>> =>
    takeBack(dependencies)({ ...data, returnedOn: null }, call);

/** What one of its debits has collected too much was paid back, today where no day is given. */
export const setDebitRefunded =
  ({ ledger }: Dependencies) =>
  ({ refundedOn, ...refund }: SetDebitRefunded['data'], call: Call): Promise<LedgerAnswer> => {
    const today = todayOf(call);
    return ledger.send({ type: 'RefundDebit', data: { ...refund, refundedOn: refundedOn ?? today, today } }, call);
  };
