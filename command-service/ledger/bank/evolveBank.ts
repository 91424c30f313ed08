import type { MovementSetAside, MovementTakenBack, StatementRead } from '@platzwart/contracts/bank';
import type { InvoiceId, MovementId } from '@platzwart/contracts/core';
import type { CollectionCredited, ReturnCharged } from '@platzwart/contracts/debit';
import type {
  CreditReceived,
  CreditWithdrawn,
  InvoicePaid,
  InvoicePartPaid,
  InvoiceReopened,
} from '@platzwart/contracts/invoice';
import { type BankState, type LedgerMovement, type MovementUse, usedBy, usesOf } from './bankState.ts';

const change = (state: BankState, id: MovementId, changed: Partial<LedgerMovement>): BankState => {
  const movement = state.movements.get(id);
  return movement ? { ...state, movements: state.movements.set(id, { ...movement, ...changed }) } : state;
};

const read = (state: BankState, { data }: StatementRead): BankState => {
  const { statementId, year, format, statementKey } = data;
  const movements = data.movements.map(({ movementId, ...movement }): [MovementId, LedgerMovement] => [
    movementId,
    { ...movement, statementId, year, formats: [format], isAside: false },
  ]);
  const marked = state.marked.withMutations((all) => {
    for (const { movementId, marks } of data.movements)
      for (const mark of marks) all.set(mark, [...(all.get(mark) ?? []), movementId]);
  });
  const known: BankState = {
    ...state,
    marked,
    movements: state.movements.merge(movements),
    otherIds: state.otherIds.merge(data.same.map(({ movementId, otherId }) => [otherId, movementId])),
    statements: statementKey === null ? state.statements : state.statements.add(statementKey),
  };
  return data.same.reduce((before, { movementId }) => {
    const formats = before.movements.get(movementId)?.formats ?? [];
    return change(before, movementId, { formats: [...formats, format] });
  }, known);
};

const withUse = (state: BankState, id: MovementId, use: MovementUse): BankState => ({
  ...state,
  uses: state.uses.set(id, [...usesOf(state, id), use]),
});

const payersOf = ({ payers }: BankState, invoiceId: InvoiceId): readonly MovementId[] => payers.get(invoiceId) ?? [];

const paid = (state: BankState, event: InvoicePaid | InvoicePartPaid): BankState => {
  const id = usedBy(event, state);
  if (id === null) return state;
  const { invoiceId, amount, movement } = event.data;
  const used = withUse(state, id, { invoiceId, amount: movement?.amount ?? amount });
  return { ...used, payers: state.payers.set(invoiceId, [...payersOf(state, invoiceId), id]) };
};

/** The money is free again for another invoice, because it was never meant for this one. */
const released = (state: BankState, invoiceId: InvoiceId, payers: readonly MovementId[]): BankState =>
  payers.reduce((before, payer) => {
    const left = usesOf(before, payer).filter((use) => use.invoiceId !== invoiceId);
    return { ...before, uses: left.length === 0 ? before.uses.delete(payer) : before.uses.set(payer, left) };
  }, state);

/** Money that came back was received all the same: its movement pays nothing else. */
const reopened = (state: BankState, event: InvoiceReopened): BankState => {
  const { invoiceId, movement, payment } = event.data;
  const id = usedBy(event, state);
  const before = payersOf(state, invoiceId);
  const taken = payment?.movementId && (state.otherIds.get(payment.movementId) ?? payment.movementId);
  const ended = payment ? before.filter((each) => each === taken) : before;
  const left = before.filter((each) => !ended.includes(each));
  const after =
    id === null || !movement
      ? released(state, invoiceId, ended)
      : withUse(state, id, { invoiceId, amount: movement.amount });
  return { ...after, payers: left.length === 0 ? after.payers.delete(invoiceId) : after.payers.set(invoiceId, left) };
};

const credited = (state: BankState, { data: { movementId, amount } }: CreditReceived): BankState =>
  movementId === null
    ? state
    : withUse(state, state.otherIds.get(movementId) ?? movementId, { invoiceId: null, amount });

/** The rest of the movement is free again, unless its money went back. */
const withdrawn = (state: BankState, { data: { movementId, isReturned } }: CreditWithdrawn): BankState => {
  if (movementId === null || isReturned) return state;
  const id = state.otherIds.get(movementId) ?? movementId;
  const left = usesOf(state, id).filter(({ invoiceId }) => invoiceId !== null);
  return { ...state, uses: left.length === 0 ? state.uses.delete(id) : state.uses.set(id, left) };
};

/** How each event changes the state. */
export const evolveBank = {
  StatementRead: read,
  MovementSetAside: (state: BankState, { data }: MovementSetAside) => change(state, data.movementId, { isAside: true }),
  MovementTakenBack: (state: BankState, { data }: MovementTakenBack) =>
    change(state, data.movementId, { isAside: false }),
  InvoicePaid: paid,
  InvoicePartPaid: paid,
  InvoiceReopened: reopened,
  CreditReceived: credited,
  CreditWithdrawn: withdrawn,
  CollectionCredited: (state: BankState, { data: { movement } }: CollectionCredited) =>
    withUse(state, movement.movementId, { invoiceId: null, amount: movement.amount }),
  ReturnCharged: (state: BankState, { data: { invoiceId, movement } }: ReturnCharged) =>
    withUse(state, movement.movementId, { invoiceId, amount: movement.amount }),
};
