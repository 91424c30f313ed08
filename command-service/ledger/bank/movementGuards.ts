import type { MovementSetAside, MovementTakenBack } from '@platzwart/contracts/bank';
import type { MovementId } from '@platzwart/contracts/core';
import type { CollectionCredited, ReturnCharged } from '@platzwart/contracts/debit';
import type { CreditReceived, InvoicePaid, InvoicePartPaid, InvoiceReopened } from '@platzwart/contracts/invoice';
import { type Decision, accept, reject } from '../../core/decider.ts';
import type { BankLedgerErrorCode, PutMovementAside, ReopenMovement } from './bankCommands.ts';
import { type BankState, type LedgerMovement, knownId, restOf, usedBy, usesOf } from './bankState.ts';

const unknownMovement = reject('ERR_MOVEMENT_NOT_FOUND', 'movementId');
const notUpdated = reject('ERR_MOVEMENT_NOT_UPDATED', 'movementId');
const tooSmall = reject('ERR_MOVEMENT_TOO_SMALL', 'movementId');

type Guarded = Decision<never, BankLedgerErrorCode>;

/** Whether a movement may be used once more; `state` knows this use already. */
const guardUse = (state: BankState, id: MovementId, isOfKind: (movement: LedgerMovement) => boolean): Guarded => {
  const movement = state.movements.get(id);
  if (!movement) return unknownMovement;
  const invoices = usesOf(state, id).map(({ invoiceId }) => invoiceId);
  const isRepeated = new Set(invoices).size < invoices.length;
  if (!isOfKind(movement) || movement.isAside || isRepeated) return notUpdated;
  return restOf(state, id) < 0 ? tooSmall : accept();
};

const isIncome = ({ amount }: LedgerMovement): boolean => amount > 0;
const isReturned = ({ isReturn, amount }: LedgerMovement): boolean => isReturn && amount < 0;

/**
 * Nothing is paid twice with the same money: the invoices that a movement pays, each once, take at most its amount. It holds for every
 * payment that names a movement, by whichever command, because it is decided in the append that pays the invoice.
 */
export const guardPayment = (event: InvoicePaid | InvoicePartPaid, state: BankState): Guarded => {
  const id = usedBy(event, state);
  // A reference that only looks like the id of a movement is one that somebody has typed.
  const isMeant = event.data.movement !== undefined || (id !== null && state.movements.has(id));
  return id !== null && isMeant ? guardUse(state, id, isIncome) : accept();
};

/** What is left of a movement is a credit once. A reference that only looks like the id of one is one that somebody has typed. */
export const guardCreditOfPerson = ({ data: { movementId } }: CreditReceived, state: BankState): Guarded => {
  const id = movementId && knownId(state, movementId);
  return id ? guardUse(state, id, isIncome) : accept();
};

/** A payment that came back takes back at most its amount, and each invoice once. */
export const guardReturn = (event: InvoiceReopened, state: BankState): Guarded => {
  const id = usedBy(event, state);
  return id === null ? accept() : guardUse(state, id, isReturned);
};

/** A movement is the money of one collection, and of at most its amount. */
export const guardCredit = ({ data }: CollectionCredited, state: BankState): Guarded =>
  guardUse(state, data.movement.movementId, isIncome);

/** A movement that has taken a debit back has taken back nothing else with the same money. */
export const guardCharge = ({ data }: ReturnCharged, state: BankState): Guarded =>
  guardUse(state, data.movement.movementId, isReturned);

/** What has the amount 0 could not be read, so nothing but a person can close it (decisions.md Q12). */
const isOpen = (state: BankState, id: MovementId, { amount, isReturn }: LedgerMovement): boolean => {
  if (amount > 0) return restOf(state, id) > 0;
  return amount === 0 || (isReturn && usesOf(state, id).length === 0);
};

/** Only what is open, the rest of a movement included, can be set aside. Refuses with ERR_MOVEMENT_NOT_FOUND and ERR_MOVEMENT_NOT_UPDATED. */
export const decidePutMovementAside = (
  { data: { movementId, reason, sealedNote } }: PutMovementAside,
  state: BankState,
): Decision<MovementSetAside, BankLedgerErrorCode> => {
  const id = knownId(state, movementId);
  const movement = id && state.movements.get(id);
  if (!id || !movement) return unknownMovement;
  if (movement.isAside || !isOpen(state, id, movement)) return notUpdated;
  const { statementId, year } = movement;
  return accept({ type: 'MovementSetAside', data: { statementId, year, movementId: id, reason, sealedNote } });
};

/** Refuses with ERR_MOVEMENT_NOT_FOUND; a repetition writes no event. */
export const decideReopenMovement = (
  { data: { movementId } }: ReopenMovement,
  state: BankState,
): Decision<MovementTakenBack, BankLedgerErrorCode> => {
  const id = knownId(state, movementId);
  const movement = id && state.movements.get(id);
  if (!id || !movement) return unknownMovement;
  if (!movement.isAside) return accept();
  const { statementId, year } = movement;
  return accept({ type: 'MovementTakenBack', data: { statementId, year, movementId: id } });
};
