import * as v from 'valibot';
import {
  type RowOf,
  centsSchema,
  collectionIdSchema,
  column,
  defineTable,
  invoiceIdSchema,
  movementIdSchema,
} from '../core/index.ts';
import { asideReasons, movementContentSchema, movementStates, statementFormats } from './movement.ts';

/**
 * Of the read model `bank`: each movement once. Rows are deleted when the key of their statement's year is destroyed (decisions.md N36).
 */
export const movementColumns = {
  movementId: column.textOf(movementIdSchema),
  /** The statement that has first contained it, and its account. */
  statementId: column.uuid,
  iban: column.text,
  year: column.integer,
  format: column.wordOf(statementFormats),
  /** Its ids in other formats, once it was read in those, too. */
  otherIds: column.jsonOf(v.array(movementIdSchema)),
  bookedOn: column.calendarDay,
  /** In cents; negative where the club has paid, or a payment came back. */
  amount: column.integer,
  isReturn: column.boolean,
  content: column.jsonOf(movementContentSchema),
  state: column.wordOf(movementStates),
  asideReason: column.nullable(column.textOf(v.picklist(asideReasons))),
  note: column.nullable(column.text),
  /** Its place in the statement, from 0, so that the list has the bank's order. */
  place: column.integer,
  changedAt: column.logPosition,
};
export type MovementRow = RowOf<typeof movementColumns>;
export const movementsTable = defineTable('movements', 'movementId', movementColumns);

/**
 * CREDITS: a collection of direct debits. CREDIT: what is too much, for its payer. PAYS: the invoice. RETURNED: it has paid it, and the payment came back. RELEASED: the invoice was
 * opened again by hand, so the money is free for another one. TAKES_BACK: the movement is the payment that came back.
 */
export const movementUses = ['PAYS', 'CREDITS', 'CREDIT', 'RETURNED', 'RELEASED', 'TAKES_BACK'] as const;
export type MovementUse = (typeof movementUses)[number];

/** Also of `bank`: what movements were used for. It can be known before the movement is read. */
export const movementPaymentColumns = {
  /** Of the event that says so. */
  paidAt: column.logPosition,
  use: column.wordOf(movementUses),
  movementId: column.textOf(movementIdSchema),
  /** Null where it is the money of a collection, or a credit. */
  invoiceId: column.nullable(column.uuidOf(invoiceIdSchema)),
  /** In cents, of the movement. */
  amount: column.integerOf(centsSchema),
  /** Of direct debits: the collection that was credited, or had a debit that came back. */
  collectionId: column.nullable(column.uuidOf(collectionIdSchema)),
};
export type MovementPaymentRow = RowOf<typeof movementPaymentColumns>;
export const movementPaymentsTable = defineTable('movement_payments', 'paidAt', movementPaymentColumns);

/** Also of `bank`: the balances of each statement, by which missing ones are noticed. */
export const statementColumns = {
  statementId: column.uuid,
  iban: column.text,
  year: column.integer,
  openingOn: column.nullable(column.calendarDay),
  opening: column.nullable(column.integer),
  closingOn: column.nullable(column.calendarDay),
  closing: column.nullable(column.integer),
  /** Of all its movements, in cents: each of them fits into an integer, their sum may not. */
  total: column.bigInteger,
  readAt: column.logPosition,
};
export type StatementRow = RowOf<typeof statementColumns>;
export const statementsTable = defineTable('statements', 'statementId', statementColumns);
