import type { LocalDate, MovementId } from '@platzwart/contracts/core';
import { clubNow } from '../booking/domain/clubNow.ts';
import type { Call } from '../core/call.ts';
import { reject } from '../core/decider.ts';
import { type BankState, type LedgerMovement, knownId } from '../ledger/bank/bankState.ts';
import type { LedgerState } from '../ledger/ledgerDecider.ts';

type Dependencies = Readonly<{
  ledger: Readonly<{ current: () => Readonly<{ state: LedgerState }>; refresh: () => Promise<void> }>;
}>;

export const unknownMovement = reject('ERR_MOVEMENT_NOT_FOUND', 'movementID');

/** A movement under the id under which it was first read, in the state of all movements. */
export type KnownMovement = Readonly<{ id: MovementId; movement: LedgerMovement; bank: BankState }>;

/** By the newest log: another process may have read the statement a moment ago. */
export const movementIn = async ({ ledger }: Dependencies, id: MovementId): Promise<KnownMovement | null> => {
  if (knownId(ledger.current().state.bank, id) === undefined) await ledger.refresh();
  const { bank } = ledger.current().state;
  const known = knownId(bank, id);
  const movement = known && bank.movements.get(known);
  return known && movement ? { id: known, movement, bank } : null;
};

/** The bank's day, which it may state some days ahead (decisions.md Q2). */
export const dayOfMovement = ({ movement: { bookedOn } }: KnownMovement, call: Call): LocalDate => {
  const today = clubNow(call.now).date;
  return bookedOn < today ? bookedOn : today;
};
