import type { Decider, Decision } from '../core/decider.ts';
import type { DomainEvent } from '@platzwart/contracts/core';
import { keysOf } from '../core/keysOf.ts';
import type { PartCodec } from '../core/snapshotCodec.ts';

export type Message = Readonly<{ type: string }>;
type OfType<Each extends Message, Type extends Each['type']> = Extract<Each, Readonly<{ type: Type }>>;

type Evolve<State, Event extends DomainEvent> = {
  readonly [Type in Event['type']]: (state: State, event: OfType<Event, Type>) => State;
};
type Decide<State, Command extends Message, Event, Code extends string> = {
  readonly [Type in Command['type']]: (command: OfType<Command, Type>, state: State) => Decision<Event, Code>;
};

/** The declaration of a part of the ledger. `evolve` and `decide` have one function per type of event and command. */
type Declaration<State, Command extends Message, Event extends DomainEvent, Code extends string> = Readonly<{
  initialState: State;
  evolve: Evolve<State, Event>;
  decide: Decide<State, Command, Event, Code>;
  snapshot: PartCodec<State>;
}>;

export type Step<State> = (state: State, event: Message) => State;
export type Rule<State, Event, Code extends string> = (command: Message, state: State) => Decision<Event, Code>;

/** A part in the form that the ledger composes: functions by type of event and command, and the part alone as a decider. */
export type LedgerPart<State, Command, Event, Code extends string> = Readonly<{
  steps: ReadonlyMap<string, Step<State>>;
  rules: ReadonlyMap<string, Rule<State, Event, Code>>;
  decider: Decider<State, Command, Event, Code>;
  snapshot: PartCodec<State>;
}>;

const isOfType = <Each extends Message, Type extends Each['type']>(
  message: Message,
  type: Type,
): message is OfType<Each, Type> => message.type === type;

const stepOf = <State, Event extends DomainEvent>(evolve: Evolve<State, Event>, type: Event['type']): Step<State> => {
  const step = evolve[type];
  return (state, event) => (isOfType<Event, Event['type']>(event, type) ? step(state, event) : state);
};

const ruleOf = <State, Command extends Message, Event, Code extends string>(
  decide: Decide<State, Command, Event, Code>,
  type: Command['type'],
): Rule<State, Event, Code> => {
  const rule = decide[type];
  return (command, state) => {
    if (!isOfType<Command, Command['type']>(command, type)) throw new Error(`${command.type} is not ${type}`);
    return rule(command, state);
  };
};

export const found = <Value>(values: ReadonlyMap<string, Value>, type: string): Value => {
  const value = values.get(type);
  if (value === undefined) throw new Error(`No part of the ledger handles ${type}`);
  return value;
};

/**
 * Declares a part of the ledger: its own state, the events that change it, the commands that it alone decides, and its snapshot. A part
 * decides on its own state only; a rule about several parts belongs beside this file.
 */
export const ledgerPart = <State, Command extends Message, Event extends DomainEvent, Code extends string>({
  initialState,
  evolve,
  decide,
  snapshot,
}: Declaration<State, Command, Event, Code>): LedgerPart<State, Command, Event, Code> => {
  const steps = new Map(keysOf<Event['type']>(evolve).map((type) => [type, stepOf<State, Event>(evolve, type)]));
  const rules = new Map(
    keysOf<Command['type']>(decide).map((type) => [type, ruleOf<State, Command, Event, Code>(decide, type)]),
  );
  const decider: Decider<State, Command, Event, Code> = {
    initialState,
    evolve: (state, event) => found(steps, event.type)(state, event),
    decide: (command, state) => found(rules, command.type)(command, state),
  };
  return { steps, rules, decider, snapshot };
};
