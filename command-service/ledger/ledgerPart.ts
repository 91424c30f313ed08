import type { Decider, Decision } from '../core/decider.ts';
import type { DomainEvent, EventDefinition } from '@platzwart/contracts/core';
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

type Joins<State, Joined extends DomainEvent, Event, Code extends string> = {
  readonly [Type in Joined['type']]: (event: OfType<Joined, Type>, state: State) => Decision<Event, Code>;
};

/** The events that a part brings into the ledger: their definitions, and the id of the entity that each of them is about. */
export type OwnEvents<Event extends DomainEvent> = Readonly<{
  definitions: readonly EventDefinition<Event>[];
  /** Callers get the id in `ids`. */
  idOf: (event: Message) => string;
}>;

/** Events of a part; each event of the ledger is in the list of one part. */
export const ownEvents = <Event extends DomainEvent>(
  definitions: readonly EventDefinition<Event>[],
  idOf: (event: Event) => string,
): OwnEvents<Event> => {
  const types = new Set<string>(definitions.map(({ type }) => type));
  const isOwn = (event: Message): event is Event => types.has(event.type);
  return {
    definitions,
    idOf: (event) => {
      if (!isOwn(event)) throw new Error(`${event.type} is an event of another part`);
      return idOf(event);
    },
  };
};

/**
 * The declaration of a part of the ledger. `evolve` and `decide` have one function per type of event and command, `joins` one per type of
 * event of another part that this part answers in the same append (docs/adr/0051-parts-join-in-one-append.md).
 */
type Declaration<
  State,
  Command extends Message,
  Event extends DomainEvent,
  Code extends string,
  Joined extends DomainEvent,
> = Readonly<{
  initialState: State;
  events: OwnEvents<Event>;
  evolve: Evolve<State, Event>;
  decide: Decide<State, Command, Event, Code>;
  joins?: Joins<State, Joined, Event, Code>;
  snapshot: PartCodec<State>;
}>;

export type Step<State> = (state: State, event: Message) => State;
export type Rule<State, Event, Code extends string> = (message: Message, state: State) => Decision<Event, Code>;

/** A part in the form that the ledger composes: functions by type of event and command, and the part alone as a decider. */
export type LedgerPart<State, Command, Event extends DomainEvent, Code extends string> = Readonly<{
  events: OwnEvents<Event>;
  steps: ReadonlyMap<string, Step<State>>;
  rules: ReadonlyMap<string, Rule<State, Event, Code>>;
  /** By the type of the other part's event. */
  joins: ReadonlyMap<string, Rule<State, Event, Code>>;
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

/** One of `rules`, the functions by type of message, for any message. */
const ruleOf = <State, Each extends Message, Event, Code extends string>(
  rules: Decide<State, Each, Event, Code>,
  type: Each['type'],
): Rule<State, Event, Code> => {
  const rule = rules[type];
  return (message, state) => {
    if (!isOfType<Each, Each['type']>(message, type)) throw new Error(`${message.type} is not ${type}`);
    return rule(message, state);
  };
};

export const found = <Value>(values: ReadonlyMap<string, Value>, type: string): Value => {
  const value = values.get(type);
  if (value === undefined) throw new Error(`No part of the ledger handles ${type}`);
  return value;
};

/**
 * Declares a part of the ledger: its own state, its own events, the events that change it, the commands that it alone decides, the
 * events of other parts that it joins, and its snapshot. A part decides on its own state only: what another part has decided it completes with own events, or
 * refuses, and then the whole command is refused.
 */
export const ledgerPart = <
  State,
  Command extends Message,
  Event extends DomainEvent,
  Code extends string,
  Joined extends DomainEvent = never,
>({
  initialState,
  events,
  evolve,
  decide,
  joins,
  snapshot,
}: Declaration<State, Command, Event, Code, Joined>): LedgerPart<State, Command, Event, Code> => {
  const steps = new Map(keysOf<Event['type']>(evolve).map((type) => [type, stepOf<State, Event>(evolve, type)]));
  const rules = new Map(
    keysOf<Command['type']>(decide).map((type) => [type, ruleOf<State, Command, Event, Code>(decide, type)]),
  );
  const joinsByType = new Map(
    joins ? keysOf<Joined['type']>(joins).map((type) => [type, ruleOf<State, Joined, Event, Code>(joins, type)]) : [],
  );
  const decider: Decider<State, Command, Event, Code> = {
    initialState,
    evolve: (state, event) => found(steps, event.type)(state, event),
    decide: (command, state) => found(rules, command.type)(command, state),
  };
  return { events, steps, rules, joins: joinsByType, decider, snapshot };
};
