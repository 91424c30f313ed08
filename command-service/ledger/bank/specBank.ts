import type { AsideReason } from '@platzwart/contracts/bank';
import { type MovementId, cents, localDate, movementIdSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { credit, invoice } from '../invoices/specInvoices.ts';
import type { LedgerCommand } from '../ledgerDecider.ts';
import type { SealedReading } from './bankCommands.ts';

/** The movement with this number in the specs. */
export const movement = (number: number): MovementId => v.parse(movementIdSchema, String(number).padStart(25, '0'));

type Movement = SealedReading['movements'][number];

export const income = (number: number, amount: number, others: Partial<Movement> = {}): Movement => ({
  ...{ movementId: movement(number), bookedOn: localDate('2026-06-20'), amount, isReturn: false, marks: [] },
  ...others,
});
export const returned = (number: number, amount: number): Movement =>
  income(number, -amount, { isReturn: true, bookedOn: localDate('2026-06-25') });

let statements = 0;
/** Statements without a key say nothing but their movements. */
export const read = (movements: readonly Movement[], others: Partial<SealedReading> = {}): LedgerCommand => {
  statements += 1;
  const statementId = `57000000-0000-4000-8000-${String(statements).padStart(12, '0')}`;
  const statement: SealedReading = {
    ...{ statementId, year: 2026, statementKey: null, format: 'CAMT', movements, sealed: 'v1.sealed' },
    ...others,
  };
  return { type: 'RecordStatements', data: { statements: [statement] } };
};

type Share = readonly [invoice: number, amount: number];

export const payBy = (number: number, ...shares: readonly Share[]): LedgerCommand => ({
  type: 'PayByMovement',
  data: {
    ...{ movementId: movement(number), paidOn: localDate('2026-06-20') },
    shares: shares.map(([each, amount]) => ({ invoiceId: invoice(each), amount: cents(amount) })),
  },
});
/** `amount`: what the movement has taken back. */
export const reopenPart = (number: number, amount: number, ...invoices: readonly number[]): LedgerCommand => ({
  type: 'ReopenByMovement',
  data: {
    ...{ movementId: movement(number), returnedOn: localDate('2026-06-25'), amount },
    reopened: invoices.map((each) => ({ invoiceId: invoice(each), sealedReason: null })),
  },
});
export const reopenBy = (number: number, ...invoices: readonly number[]): LedgerCommand =>
  reopenPart(number, 1200, ...invoices);
/** An ADMIN types the id of a movement as the reference of a payment. */
export const payWithReference = (number: number, reference: string): LedgerCommand => ({
  type: 'PayInvoice',
  data: {
    ...{ invoiceId: invoice(number), paidOn: localDate('2026-06-20'), today: localDate('2026-06-20') },
    ...{ method: 'BANK', reference, amount: null, creditId: credit(1) },
  },
});
export const setAside = (number: number, reason: AsideReason = 'DONATION'): LedgerCommand => ({
  type: 'PutMovementAside',
  data: { movementId: movement(number), reason, sealedNote: null },
});
export const takeBack = (number: number): LedgerCommand => ({
  type: 'ReopenMovement',
  data: { movementId: movement(number) },
});
