import * as v from 'valibot';
import { localDateSchema, textSchema } from '../core/index.ts';

/** The formats of statements of account. Each writes the same movement in its own way. */
export const statementFormats = ['CAMT', 'MT940'] as const;
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

const text = (longest: number) => v.pipe(textSchema, v.maxLength(longest));

/** What a movement says about people: sealed in the log with the key of the statement's year (decisions.md N33, N36). */
export const movementContentSchema = v.object({
  valueOn: localDateSchema,
  /** Who paid or was paid, as far as the bank says so. */
  name: v.nullable(text(200)),
  iban: v.nullable(text(50)),
  /** What the payer wrote; a structured reference stands first. */
  text: text(600),
  /** The reference that the payer, or the club in a direct debit, has given the payment; it is in a returned one, too. */
  endToEndId: v.nullable(text(50)),
  /** The file of payments that a booking collects, under the name that its sender gave it (camt `PmtInfId` or `MsgId`). */
  batchId: v.nullable(text(50)),
  /** Why a payment came back, e.g. `AC04`. */
  returnCode: v.nullable(text(50)),
});
export type MovementContent = Readonly<v.InferOutput<typeof movementContentSchema>>;
