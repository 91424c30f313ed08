import * as v from 'valibot';
import { localDateSchema, textSchema } from '../core/index.ts';

/**
 * The formats of statements of account. Each writes the same movement in its own way. CAMT: statements (camt.053). CAMT_REPORT: reports and
 * notifications during the day (camt.052, camt.054), which banks write with fewer references.
 */
export const statementFormats = ['CAMT', 'CAMT_REPORT', 'MT940'] as const;
export type StatementFormat = (typeof statementFormats)[number];

/** Why a movement needs no invoice. */
export const asideReasons = ['MEMBERSHIP_FEE', 'DONATION', 'OTHER'] as const;
export type AsideReason = (typeof asideReasons)[number];

/**
 * OPEN: money came in, or a payment came back, and nothing says yet what it was for. SETTLED: invoices explain all of it. SET_ASIDE: it
 * needs no invoice. OUTGOING: the club has paid.
 */
export const movementStates = ['OPEN', 'SETTLED', 'SET_ASIDE', 'OUTGOING'] as const;
export type MovementState = (typeof movementStates)[number];

/** In cents: positive where money came in. Banks of clubs stay far below 20 million euros, and so does an `int`. */
export const movementAmountSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(-2e9), v.maxValue(2e9));

/** In cents; negative where the account is overdrawn. `on`: opening, the day at whose beginning it held; closing, the one at whose end. */
export const balanceSchema = v.object({ on: localDateSchema, amount: movementAmountSchema });
export type Balance = Readonly<v.InferOutput<typeof balanceSchema>>;

/**
 * Why an entry of a statement cannot be read. AMOUNT, DAY, DIRECTION: what stands in its place is none. OTHER_CURRENCY: its amount is not in
 * euros. FORM: it has not the parts of an entry.
 */
export const problemReasons = ['AMOUNT', 'DAY', 'DIRECTION', 'OTHER_CURRENCY', 'FORM'] as const;
export type ProblemReason = (typeof problemReasons)[number];

/** Of an entry that cannot be read, whose text is the raw one (decisions.md Q12). `line`: in its file, from 1. */
export const movementProblemSchema = v.object({
  line: v.pipe(v.number(), v.integer(), v.minValue(1)),
  reason: v.picklist(problemReasons),
});
export type MovementProblem = Readonly<v.InferOutput<typeof movementProblemSchema>>;

/** Of an entry that cannot be read, which is kept as it stands; of what payers write, 600. */
export const mostCharacters = 2000;

const text = (longest: number) => v.pipe(textSchema, v.maxLength(longest));

/** What a movement says about people: sealed in the log with the key of the statement's year (decisions.md N33, N36). */
export const movementContentSchema = v.object({
  valueOn: localDateSchema,
  /** Who paid or was paid, as far as the bank says so. */
  name: v.nullable(text(200)),
  iban: v.nullable(text(50)),
  /** What the payer wrote; a structured reference stands first. */
  text: text(mostCharacters),
  /** The reference that the payer, or the club in a direct debit, has given the payment; it is in a returned one, too. */
  endToEndId: v.nullable(text(50)),
  /** The file of payments that a booking collects, under the name that its sender gave it (camt `PmtInfId` or `MsgId`). */
  batchId: v.nullable(text(50)),
  /** Why a payment came back, e.g. `AC04`. */
  returnCode: v.nullable(text(50)),
  /** The reference of the mandate, of a direct debit and of one that came back. */
  mandateId: v.optional(v.nullable(text(50)), null),
  /** Null where it could be read; else the movement has the amount 0, because nobody knows it. */
  problem: v.optional(v.nullable(movementProblemSchema), null),
});
export type MovementContent = Readonly<v.InferOutput<typeof movementContentSchema>>;
