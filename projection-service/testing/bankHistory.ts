import type {
  BankEvent,
  MovementContent,
  MovementSetAside,
  MovementTakenBack,
  SealedStatement,
  StatementRead,
} from '@platzwart/contracts/bank';
import {
  type MovementId,
  type PersonId,
  cents,
  invoiceId,
  localDate,
  movementIdSchema,
} from '@platzwart/contracts/core';
import { type InvoicePaid, type InvoiceReopened, invoiceNumber } from '@platzwart/contracts/invoice';
import * as v from 'valibot';
import { people } from './clubHistory.ts';

/** The movement with this number in the specs. */
export const movementOf = (number: number): MovementId => v.parse(movementIdSchema, String(number).padStart(25, '0'));
const statementOf = (number: number) => ({
  statementId: `57000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  year: 2026,
});

const contentOf = (number: number, problem: MovementContent['problem'] = null): MovementContent => ({
  ...{ valueOn: localDate('2026-06-20'), name: `Zahlerin ${number}`, iban: 'DE02120300000000202051' },
  ...{ text: `Zahlung ${number}`, endToEndId: null, batchId: null, returnCode: null },
  ...{ mandateId: null, problem },
});

type Movement = readonly [number: number, amount: number, isReturn?: boolean];

/** A statement of the club's account with these movements. `same`: pairs of a known number and the one in this format. */
export const statementRead = (
  number: number,
  movements: readonly Movement[],
  {
    year = 2026,
    format = 'CAMT',
    same = [],
    isDestroyed = false,
    problem = null,
  }: Partial<Pick<StatementRead['data'], 'format' | 'year'>> &
    Readonly<{
      same?: readonly (readonly [number, number])[];
      isDestroyed?: boolean;
      problem?: MovementContent['problem'];
    }> = {},
): StatementRead => {
  const day = localDate(`${year}-06-20`);
  const total = movements.reduce((sum, [, amount]) => sum + amount, 0);
  const statement: SealedStatement = {
    ...{
      iban: 'DE21500500009876543210',
      opening: { on: day, amount: 1000 },
      closing: { on: day, amount: Math.min(1000 + total, 2e9) },
    },
    ...{ total, contents: Object.fromEntries(movements.map(([each]) => [movementOf(each), contentOf(each, problem)])) },
  };
  return {
    type: 'StatementRead',
    data: {
      ...{ ...statementOf(number), year, statementKey: String(number).padStart(25, '0'), format },
      ...{ fromDate: day, toDate: day, found: movements.length, added: movements.length },
      movements: movements.map(([each, amount, isReturn = false]) => ({
        ...{ movementId: movementOf(each), bookedOn: day, amount, isReturn, marks: [] },
      })),
      same: same.map(([known, other]) => ({ movementId: movementOf(known), otherId: movementOf(other) })),
      sealed: isDestroyed ? 'null' : JSON.stringify(statement),
    },
  };
};
export const movementSetAside = (number: number, note: string | null = null): MovementSetAside => ({
  type: 'MovementSetAside',
  data: {
    ...{ ...statementOf(1), movementId: movementOf(number), reason: 'DONATION' },
    sealedNote: note === null ? null : JSON.stringify(note),
  },
});
export const movementTakenBack = (number: number): MovementTakenBack => ({
  type: 'MovementTakenBack',
  data: { ...statementOf(1), movementId: movementOf(number) },
});

type OfInvoice = Pick<InvoicePaid['data'], 'invoiceId' | 'personId' | 'number' | 'claims'>;

/** The invoice with this number, which demands something that no read model knows. */
export const invoiceOf = (number: number, personId: PersonId): OfInvoice => ({
  ...{ invoiceId: invoiceId(`1f000000-0000-4000-8000-${String(number).padStart(12, '0')}`), personId },
  number: invoiceNumber(2025, number),
  claims: [{ kind: 'COURT', itemId: '1f000000-0000-4000-8000-00000000c001' }],
});

export const paidBy = (invoice: OfInvoice, number: number, amount: number): InvoicePaid => ({
  type: 'InvoicePaid',
  data: {
    ...{ ...invoice, amount: cents(amount), paidOn: localDate('2026-06-20'), method: 'BANK' },
    ...{ reference: movementOf(number), movement: { movementId: movementOf(number), amount: cents(amount) } },
  },
});
export const reopenedBy = (invoice: OfInvoice, number: number | null, amount: number): InvoiceReopened => ({
  type: 'InvoiceReopened',
  data: {
    ...{ ...invoice, sealedReason: null },
    ...(number !== null && { movement: { movementId: movementOf(number), amount: cents(amount) } }),
  },
});

/** Movements of which one pays two invoices, one came back, and one is set aside. */
export const bankMovements = (): readonly (BankEvent | InvoicePaid | InvoiceReopened)[] => {
  const [one, other] = [invoiceOf(1, people.anna), invoiceOf(2, people.ben)];
  const read = statementRead(1, [
    [1, 2100],
    [2, 3000],
    [3, -900, true],
  ]);
  const merged = statementRead(2, [[4, 500]], { format: 'MT940', same: [[2, 9]] });
  const settled = [paidBy(one, 1, 1200), paidBy(other, 1, 900), reopenedBy(other, 3, 900), reopenedBy(one, null, 1200)];
  return [read, merged, ...settled, movementSetAside(2, 'Sommerfest'), movementTakenBack(2), movementSetAside(4)];
};
