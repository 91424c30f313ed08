import type { Decider } from '../core/decider.ts';
import { composedLedger } from './composedLedger.ts';
import { ledgerParts } from './ledgerParts.ts';

type Parts = typeof ledgerParts;
type DeciderOf<Name extends keyof Parts> = Parts[Name]['decider'];

/** The state of each part, by its name. */
export type LedgerState = { readonly [Name in keyof Parts]: DeciderOf<Name>['initialState'] };
export type LedgerCommand = Parameters<DeciderOf<keyof Parts>['decide']>[0];
export type LedgerEvent = Parameters<DeciderOf<keyof Parts>['evolve']>[1];
export type LedgerErrorCode = Extract<
  ReturnType<DeciderOf<keyof Parts>['decide']>,
  Readonly<{ outcome: 'rejected' }>
>['code'];

const ledger = composedLedger<LedgerState, LedgerCommand, LedgerEvent, LedgerErrorCode>(ledgerParts);

/** All parts as one decider. It is pure: clock, ids, settings and caller come with the command. */
export const ledgerDecider: Decider<LedgerState, LedgerCommand, LedgerEvent, LedgerErrorCode> = ledger.decider;
/** One snapshot per part. */
export const ledgerSnapshot = ledger.snapshot;
