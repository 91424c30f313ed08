import { type DomainEvent, type EventCatalogue, eventCatalogue } from '@platzwart/contracts/core';
import { type Decider, type Decision, type Rejected, accept } from '../core/decider.ts';
import { keysOf } from '../core/keysOf.ts';
import type { SnapshotCodec, SnapshotPart } from '../core/snapshotCodec.ts';
import { type LedgerPart, type Message, type OwnEvents, type Rule, type Step, found } from './ledgerPart.ts';

/** What `composedLedger` needs to know of a part. */
type ComposablePart<State, Event extends DomainEvent, Code extends string> = Pick<
  LedgerPart<State, never, Event, Code>,
  'events' | 'steps' | 'rules' | 'joins' | 'snapshot'
> &
  Readonly<{ decider: Readonly<{ initialState: State }> }>;

type ComposableParts<States, Event extends DomainEvent, Code extends string> = {
  readonly [Name in keyof States]: ComposablePart<States[Name], Event, Code>;
};

/** `step` of the part `name`, in the state of all parts. */
const stepWithin =
  <States extends object, Name extends keyof States>(name: Name, step: Step<States[Name]>): Step<States> =>
  (states, event) => ({ ...states, [name]: step(states[name], event) });

const inOrder =
  <State>(steps: readonly Step<State>[]): Step<State> =>
  (state, event) => {
    let next = state;
    for (const step of steps) next = step(next, event);
    return next;
  };

/** A record with the result of `valueOf` for each name. */
const stateOf = <States extends object>(
  names: readonly (keyof States & string)[],
  valueOf: <Name extends keyof States>(name: Name) => States[Name],
): States => {
  const made: Partial<States> = {};
  for (const name of names) made[name] = valueOf(name);
  const isWhole = (state: Partial<States>): state is States => names.every((name) => name in state);
  if (!isWhole(made)) throw new Error('A part of the ledger has no state');
  return made;
};

/**
 * The decision with what the joining parts add: each event is followed by the events of the parts that join its type, and these by what
 * joins them. A part joins on its state after all events before. The first refusal is the whole decision's.
 */
const withJoins =
  <States, Event extends Message, Code extends string>(
    joins: ReadonlyMap<string, readonly Rule<States, Event, Code>[]>,
    joiningSteps: ReadonlyMap<string, Step<States>>,
  ) =>
  (decision: Decision<Event, Code>, states: States): Decision<Event, Code> => {
    if (decision.outcome === 'rejected' || !decision.events.some(({ type }) => joins.has(type))) return decision;
    const events: Event[] = [];
    let current = states;
    const addAll = (added: readonly Event[]): Rejected<Code> | null => {
      for (const event of added) {
        events.push(event);
        current = joiningSteps.get(event.type)?.(current, event) ?? current;
        for (const join of joins.get(event.type) ?? []) {
          const joined = join(event, current);
          const refused = joined.outcome === 'rejected' ? joined : addAll(joined.events);
          if (refused) return refused;
        }
      }
      return null;
    };
    return addAll(decision.events) ?? accept(...events);
  };

/** All parts as one: what a module of the runtime needs besides its stream. */
type ComposedLedger<State, Command, Event extends DomainEvent, Code extends string> = Readonly<{
  events: EventCatalogue<Event>;
  idOf: (event: Event) => string;
  decider: Decider<State, Command, Event, Code>;
  snapshot: SnapshotCodec<State>;
}>;

/** The events of all parts, and the id that each is about. */
const composedEvents = <Event extends DomainEvent>(
  parts: readonly Readonly<{ events: OwnEvents<Event> }>[],
): Pick<ComposedLedger<unknown, never, Event, never>, 'events' | 'idOf'> => {
  const idsByType = new Map(
    parts.flatMap(({ events: { definitions, idOf } }) => definitions.map(({ type }) => [type, idOf] as const)),
  );
  return {
    events: eventCatalogue<Event>(parts.flatMap(({ events }) => events.definitions)),
    idOf: (event) => found(idsByType, event.type)(event),
  };
};

/**
 * Composes the ledger of its parts: its state is a record by the parts' names. An event goes to every part that handles its type, a command
 * to the one that decides it, and what was decided to the parts that join it; all are looked up in maps that are built here once. Each part
 * has its own snapshot. Throws where a part handles an event that none defines: it could be neither written nor read.
 */
export const composedLedger = <
  States extends Readonly<Record<string, unknown>>,
  Command extends Message,
  Event extends DomainEvent,
  Code extends string,
>(
  parts: ComposableParts<States, Event, Code>,
): ComposedLedger<States, Command, Event, Code> => {
  const names = keysOf<keyof States & string>(parts);
  const stepsByType = new Map<string, Step<States>[]>();
  const rules = new Map<string, Rule<States, Event, Code>>();
  const joins = new Map<string, Rule<States, Event, Code>[]>();
  const joiningStepsByType = new Map<string, Step<States>[]>();
  const add = (name: keyof States & string): SnapshotPart<States> => {
    const part = parts[name];
    for (const [type, step] of part.steps) {
      const within = stepWithin<States, keyof States & string>(name, step);
      stepsByType.set(type, [...(stepsByType.get(type) ?? []), within]);
      if (part.joins.size > 0) joiningStepsByType.set(type, [...(joiningStepsByType.get(type) ?? []), within]);
    }
    for (const [type, rule] of part.rules) rules.set(type, (command, states) => rule(command, states[name]));
    for (const [type, join] of part.joins)
      joins.set(type, [...(joins.get(type) ?? []), (event, states) => join(event, states[name])]);
    const { shape, encode } = part.snapshot;
    return { name, shape, encode: (states) => encode(states[name]) };
  };
  const snapshotParts = names.map((name) => add(name));
  const asOneStep = (byType: ReadonlyMap<string, readonly Step<States>[]>) =>
    new Map([...byType].map(([type, each]) => [type, inOrder(each)]));
  const steps = asOneStep(stepsByType);
  const composed = composedEvents<Event>(names.map((name) => parts[name]));
  for (const type of steps.keys()) composed.events.schemaVersionOf(type);
  const completed = withJoins(joins, asOneStep(joiningStepsByType));
  return {
    ...composed,
    decider: {
      initialState: stateOf<States>(names, (name) => parts[name].decider.initialState),
      evolve: (states, event) => found(steps, event.type)(states, event),
      decide: (command, states) => completed(found(rules, command.type)(command, states), states),
    },
    snapshot: {
      parts: snapshotParts,
      decode: (contents) => stateOf<States>(names, (name) => parts[name].snapshot.decode(contents.get(String(name)))),
    },
  };
};
