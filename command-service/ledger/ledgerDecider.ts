import { type Decider, type Decision, accept } from '../core/decider.ts';
import { composedLedger } from './composedLedger.ts';
import { ledgerParts } from './ledgerParts.ts';

type Parts = typeof ledgerParts;
type DeciderOf<Name extends keyof Parts> = Parts[Name]['decider'];

/** The state of each part, by its name. */
export type LedgerState = { readonly [Name in keyof Parts]: DeciderOf<Name>['initialState'] };
export type CommandOfPart = Parameters<DeciderOf<keyof Parts>['decide']>[0];
/** Commands that belong together: each is decided on the state after those before it, and a refusal of one refuses all. */
type InOneAppend = Readonly<{ type: 'InOneAppend'; data: Readonly<{ commands: readonly CommandOfPart[] }> }>;
export type LedgerCommand = CommandOfPart | InOneAppend;
export type LedgerEvent = Parameters<DeciderOf<keyof Parts>['evolve']>[1];
export type LedgerErrorCode = Extract<
  ReturnType<DeciderOf<keyof Parts>['decide']>,
  Readonly<{ outcome: 'rejected' }>
>['code'];

/** The parts composed; a command decides by `ledgerDecider`, which knows `InOneAppend` too. */
export const ledger = composedLedger<LedgerState, CommandOfPart, LedgerEvent, LedgerErrorCode>(ledgerParts);

const decideEach = (
  { data: { commands } }: InOneAppend,
  state: LedgerState,
): Decision<LedgerEvent, LedgerErrorCode> => {
  const events: LedgerEvent[] = [];
  let current = state;
  for (const command of commands) {
    const decision = ledger.decider.decide(command, current);
    if (decision.outcome === 'rejected') return decision;
    events.push(...decision.events);
    current = decision.events.reduce(ledger.decider.evolve, current);
  }
  return accept(...events);
};

/** All parts as one decider. It is pure: clock, ids, settings and caller come with the command. */
export const ledgerDecider: Decider<LedgerState, LedgerCommand, LedgerEvent, LedgerErrorCode> = {
  ...ledger.decider,
  decide: (command, state) =>
    command.type === 'InOneAppend' ? decideEach(command, state) : ledger.decider.decide(command, state),
};
