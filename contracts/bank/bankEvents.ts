import * as v from 'valibot';
import { type EventOf, defineEvent, localDateSchema, movementIdSchema } from '../core/index.ts';
import {
  asideReasons,
  balanceSchema,
  movementAmountSchema,
  movementContentSchema,
  statementFormats,
} from './movement.ts';

const sealedText = v.pipe(v.string(), v.nonEmpty());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Of the statement that has first contained the movement, and the year with whose key it is sealed. */
const ofStatement = { statementId: v.pipe(v.string(), v.uuid()), year: v.pipe(v.number(), v.integer()) };

/** A movement as far as the ledger decides about it. */
export const recordedMovementSchema = v.object({
  movementId: movementIdSchema,
  bookedOn: localDateSchema,
  amount: movementAmountSchema,
  /** Whether a payment came back. */
  isReturn: v.boolean(),
  /** Digests by which the movement is known again in the other format: of the bank's reference, and of name and text. */
  marks: v.array(v.string()),
});

/** A statement of account was read; it holds only what no statement before it contained. */
export const statementRead = defineEvent(
  'StatementRead',
  v.object({
    ...ofStatement,
    /** Digest of account and balances; null where the bank states none. */
    statementKey: v.nullable(v.string()),
    format: v.picklist(statementFormats),
    /** The first and the last day of the movements in the statement. */
    fromDate: v.nullable(localDateSchema),
    toDate: v.nullable(localDateSchema),
    /** How many movements the statement has, and how many of them are new. */
    ...{ found: count, added: count },
    movements: v.array(recordedMovementSchema),
    /** Movements of this statement that another format has under another id. */
    same: v.array(v.object({ movementId: movementIdSchema, otherId: movementIdSchema })),
    /** `SealedStatement`. */
    sealed: sealedText,
  }),
);
export type StatementRead = EventOf<typeof statementRead>;

/** What of a statement is sealed; `contents` by the id of the movement. */
export const sealedStatementSchema = v.object({
  iban: v.string(),
  opening: v.nullable(balanceSchema),
  closing: v.nullable(balanceSchema),
  /** Of all movements in the statement, in cents. */
  total: v.number(),
  contents: v.record(v.string(), movementContentSchema),
});
export type SealedStatement = Readonly<v.InferOutput<typeof sealedStatementSchema>>;

/** A movement needs no invoice. The note is sealed with the key of its statement's year. */
export const movementSetAside = defineEvent(
  'MovementSetAside',
  v.object({
    ...ofStatement,
    movementId: movementIdSchema,
    reason: v.picklist(asideReasons),
    sealedNote: v.nullable(sealedText),
  }),
);
export type MovementSetAside = EventOf<typeof movementSetAside>;

/** A movement that was set aside is open again. */
export const movementTakenBack = defineEvent(
  'MovementTakenBack',
  v.object({ ...ofStatement, movementId: movementIdSchema }),
);
export type MovementTakenBack = EventOf<typeof movementTakenBack>;

/** Of the ledger: a movement pays at most its amount, in the append that pays the invoice. */
export const bankEvents = [statementRead, movementSetAside, movementTakenBack] as const;
export type BankEvent = EventOf<(typeof bankEvents)[number]>;
export const bankEventTypes = bankEvents.map(({ type }) => type);
