import type { StatementFormat } from '@platzwart/contracts/bank';
import { type InvoiceId, type LocalDate, type MovementId, movementIdSchema } from '@platzwart/contracts/core';
import type { InvoicePaid, InvoicePartPaid, InvoiceReopened } from '@platzwart/contracts/invoice';
import { Map, Set } from 'immutable';
import * as v from 'valibot';

/** A movement as far as later decisions need it. */
export type LedgerMovement = Readonly<{
  statementId: string;
  /** With whose key its statement is sealed. */
  year: number;
  /** In which it was read, in this order. */
  formats: readonly StatementFormat[];
  bookedOn: LocalDate;
  /** In cents; negative where the club has paid, or a payment came back. */
  amount: number;
  isReturn: boolean;
  marks: readonly string[];
  isAside: boolean;
}>;

/**
 * An invoice that a movement has paid, or whose payment it has taken back, and how much of the movement that took, in cents; `invoiceId` null:
 * a collection of direct debits, of which a movement is in one at most.
 */
export type MovementUse = Readonly<{ invoiceId: InvoiceId | null; amount: number }>;

export type BankState = Readonly<{
  movements: Map<MovementId, LedgerMovement>;
  /** From the id of a movement in a format in which it was read later. */
  otherIds: Map<MovementId, MovementId>;
  /** The movements with this mark. */
  marked: Map<string, readonly MovementId[]>;
  /** The keys of the statements that were read. */
  statements: Set<string>;
  /** What movements were used for; known before a movement is read where an ADMIN has given its id as a reference. */
  uses: Map<MovementId, readonly MovementUse[]>;
  /** The movements that pay an invoice now. */
  payers: Map<InvoiceId, readonly MovementId[]>;
}>;

export const noMovements: BankState = {
  ...{ movements: Map(), otherIds: Map(), marked: Map() },
  ...{ statements: Set(), uses: Map(), payers: Map() },
};

/** The id under which a movement was first read; undefined for one that was never read. */
export const knownId = ({ movements, otherIds }: BankState, id: MovementId): MovementId | undefined =>
  movements.has(id) ? id : otherIds.get(id);

const noUses: readonly MovementUse[] = [];
export const usesOf = ({ uses }: BankState, id: MovementId): readonly MovementUse[] => uses.get(id) ?? noUses;

/** How much of a movement is not used yet, in cents: of its amount, or of what it takes back. */
export const restOf = (state: BankState, id: MovementId): number => {
  const amount = Math.abs(state.movements.get(id)?.amount ?? 0);
  return usesOf(state, id).reduce((rest, use) => rest - use.amount, amount);
};

/** The movement that an event about an invoice uses; where it names none, its reference may be the id of one. */
export const usedBy = (
  { data }: InvoicePaid | InvoicePartPaid | InvoiceReopened,
  { otherIds }: BankState,
): MovementId | null => {
  const named = data.movement?.movementId ?? ('reference' in data ? data.reference : null);
  const id = v.safeParse(movementIdSchema, named);
  return id.success ? (otherIds.get(id.output) ?? id.output) : null;
};
