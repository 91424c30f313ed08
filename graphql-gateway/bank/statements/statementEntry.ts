import type { MovementProblem, StatementFormat } from '@platzwart/contracts/bank';
import type { LocalDate } from '@platzwart/contracts/core';

/** One movement on an account. */
export type StatementEntry = Readonly<{
  /** The same in every file that contains the movement, so that files may overlap (entryId.ts). */
  id: string;
  bookedOn: LocalDate;
  valueOn: LocalDate;
  /** In cents; what has arrived is positive. */
  amount: number;
  /** Who paid or was paid, as far as the bank says so. */
  name: string | null;
  iban: string | null;
  /** What the payer wrote, on one line; a structured reference stands first. */
  text: string;
  endToEndId: string | null;
  /** The file of payments that this booking collects; null for single ones. */
  batchId: string | null;
  /** By which the movement is known again in the other format (entryId.ts). */
  marks: readonly string[];
  /** Why a payment came back, e.g. `AC04`; null for all other movements. */
  returnCode: string | null;
  /** The reference of the mandate, of a direct debit and of one that came back. */
  mandateId: string | null;
  /** Null where the entry could be read. Else its text is the raw one, its amount 0, and its day the last one that its statement names. */
  problem: MovementProblem | null;
}>;

/** In cents; negative where the account is overdrawn. `on` is the day at whose end (opening: at whose beginning) it held. */
export type Balance = Readonly<{ on: LocalDate; amount: number }>;

/** The movements on one account in one statement or report. Intraday reports have no balances, or only one. */
export type Statement = Readonly<{
  /** Its IBAN where it has one, else what the bank calls it. */
  iban: string;
  format: StatementFormat;
  /** Movements are read where it is EUR. */
  currency: string;
  /** Whether the balance at its end is missing, as in a file that is cut off. */
  isCutOff: boolean;
  opening: Balance | null;
  closing: Balance | null;
  entries: readonly StatementEntry[];
}>;

/** A movement before it has its id; `bankReference` is the bank's own name of it, where there is one. */
export type UnnamedEntry = Omit<StatementEntry, 'id' | 'marks'> & Readonly<{ bankReference: string | null }>;
