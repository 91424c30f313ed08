import type { SettingsInForce } from '../domain/bookingRequests.ts';
import type { LedgerCommand, LedgerErrorCode } from '../../ledger/ledgerDecider.ts';
import type { Call } from '../../core/call.ts';
import type { Answer } from '../../core/commandStream.ts';
import type { PersonById } from './actingPerson.ts';

export type LedgerAnswer = Answer<LedgerErrorCode>;

/** The dependencies of handlers that send commands to the ledger. */
export type LedgerDependencies = Readonly<{
  /** The club's newest settings; null while the club has no booking rules. */
  settings: () => SettingsInForce | null;
  personById: PersonById;
  ledger: Readonly<{ send: (command: LedgerCommand, call: Call) => Promise<LedgerAnswer> }>;
}>;
