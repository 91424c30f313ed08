import type { LedgerCommand, LedgerErrorCode, SettingsInForce } from '../booking/ledgerCommands.ts';
import type { Call } from '../core/call.ts';
import type { Answer } from '../core/commandStream.ts';
import type { PersonById } from './actingPerson.ts';

export type LedgerAnswer = Answer<LedgerErrorCode>;

/** What a process that ends in the ledger is given by `main.ts`. */
export type LedgerNeeds = Readonly<{
  /** The club's newest settings; null while it has no booking rules. */
  settings: () => SettingsInForce | null;
  personById: PersonById;
  ledger: Readonly<{ send: (command: LedgerCommand, call: Call) => Promise<LedgerAnswer> }>;
}>;
