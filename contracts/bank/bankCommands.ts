import * as v from 'valibot';
import { invoiceIdSchema, linesSchema, movementIdSchema, textSchema } from '../core/index.ts';
import { recordedMovementSchema } from './bankEvents.ts';
import { asideReasons, balanceSchema, movementContentSchema, statementFormats } from './movement.ts';

/** So that a statement with its longest texts is within the 900 kB of one append. */
export const mostMovementsAtOnce = 150;
const mostStatementsAtOnce = 150;

const digest = v.pipe(textSchema, v.regex(/^[\da-f]{25}$/));

/** A movement as a file contains it. */
export const readMovementSchema = v.object({
  ...recordedMovementSchema.entries,
  marks: v.pipe(v.array(digest), v.maxLength(2)),
  content: movementContentSchema,
});
export type ReadMovement = Readonly<v.InferOutput<typeof readMovementSchema>>;

const readStatementSchema = v.object({
  /** Its IBAN where it has one, else what the bank calls the account. */
  iban: v.pipe(textSchema, v.regex(/^[\p{L}\p{N}/ .+-]{1,40}$/u)),
  format: v.picklist(statementFormats),
  opening: v.nullable(balanceSchema),
  closing: v.nullable(balanceSchema),
  movements: v.pipe(v.array(readMovementSchema), v.maxLength(mostMovementsAtOnce)),
});
export type ReadStatement = Readonly<v.InferOutput<typeof readStatementSchema>>;

/** Keeps what is new in statements of account; a larger upload is several of these. */
export const readStatementsSchema = v.object({
  statements: v.pipe(
    v.array(readStatementSchema),
    v.maxLength(mostStatementsAtOnce),
    v.check(
      (statements) => statements.reduce((sum, each) => sum + each.movements.length, 0) <= mostMovementsAtOnce,
      'fewer movements',
    ),
  ),
});
export type ReadStatements = Readonly<{ type: 'ReadStatements'; data: v.InferOutput<typeof readStatementsSchema> }>;

const movement = { movementId: movementIdSchema };
const invoices = v.pipe(v.array(invoiceIdSchema), v.minLength(1), v.maxLength(500));

/** The movement pays these invoices, all in one append; of the only one also a part. `acceptsLess` is of before that, and changes nothing. */
export const settleMovementSchema = v.object({ ...movement, invoices, acceptsLess: v.optional(v.boolean(), false) });
export type SettleMovement = Readonly<{ type: 'SettleMovement'; data: v.InferOutput<typeof settleMovementSchema> }>;

/** The movement is a payment that came back: these invoices are open again. */
export const returnPaymentSchema = v.object({
  ...{ ...movement, invoices },
  reason: v.pipe(linesSchema, v.minLength(1), v.maxLength(500)),
});
export type ReturnPayment = Readonly<{ type: 'ReturnPayment'; data: v.InferOutput<typeof returnPaymentSchema> }>;

export const setMovementAsideSchema = v.object({
  ...movement,
  reason: v.picklist(asideReasons),
  note: v.nullable(v.pipe(linesSchema, v.minLength(1), v.maxLength(500))),
});
export type SetMovementAside = Readonly<{
  type: 'SetMovementAside';
  data: v.InferOutput<typeof setMovementAsideSchema>;
}>;

export const takeMovementBackSchema = v.object(movement);
export type TakeMovementBack = Readonly<{
  type: 'TakeMovementBack';
  data: v.InferOutput<typeof takeMovementBackSchema>;
}>;

export type BankCommand = ReadStatements | SettleMovement | ReturnPayment | SetMovementAside | TakeMovementBack;
