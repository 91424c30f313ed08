import type { NewEvent } from '@platzwart/event-store';
import { wishOf } from './answerBook.ts';
import { answerInBook, refusal, sameWishOnly } from './answers.ts';
import type { Call } from './call.ts';
import type { Answer } from './commandStream.ts';
import type { Accepted } from './decider.ts';
import type { DomainEvent } from './eventCodec.ts';
import type { Module } from './module.ts';
import { type Place, newEvents } from './newEvents.ts';
import { type Warm, nextRevision } from './warmState.ts';

export type Waiting<Command, Code extends string> = Readonly<{
  command: Command;
  call: Call;
  answer: (answer: Answer<Code>) => void;
}>;

/** What a call comes to: `position` is that of the append that the draft goes in with; null where it has no events. */
export type Verdict<Code extends string> = Readonly<{
  call: Call;
  writes: boolean;
  answer: (position: string | null) => Answer<Code>;
}>;

/** Decisions taken one after the other on a state that is not in the log yet. Free to drop: the state is persistent. */
export type Draft<State, Code extends string> = {
  readonly base: Warm<State>;
  state: State;
  place: Place;
  readonly events: NewEvent[];
  readonly verdicts: Verdict<Code>[];
  readonly byWish: Map<string, Verdict<Code>>;
};

export type Bench<State, Command, Event extends DomainEvent, Code extends string> = Readonly<{
  module: Module<State, Command, Event, Code>;
  warm: Warm<State>;
  /** Told when rules throw. */
  onBug: (error: unknown, call: Call) => void;
}>;

/**
 * An EventStoreDB takes 1 MiB per append; the largest event has 3 kB. What one command asks for goes in whole: alone, where there is no
 * room for it beside others.
 */
const enoughEvents = 250;

const settled = <Code extends string>(call: Call, answer: Answer<Code>): Verdict<Code> => ({
  call,
  writes: false,
  answer: () => answer,
});

const written = <State, Command, Event extends DomainEvent, Code extends string>(
  { module }: Bench<State, Command, Event, Code>,
  draft: Draft<State, Code>,
  { call, decision }: Readonly<{ call: Call; decision: Accepted<Event> }>,
): Verdict<Code> => {
  const { schemaVersionOf } = module.events;
  const { events, next } = newEvents(decision.events, call, { place: draft.place, schemaVersionOf });
  const state = decision.events.reduce((before, event) => module.decider.evolve(before, event), draft.state);
  const ids = decision.events.map((event) => module.idOf(event));
  // Nothing of a call is in the draft before all of it is.
  draft.state = state;
  draft.place = next;
  draft.events.push(...events);
  return { call, writes: true, answer: (position) => ({ outcome: 'accepted', position, ids }) };
};

/** Null: there is no room for what comes of it. */
const decided = <State, Command, Event extends DomainEvent, Code extends string>(
  bench: Bench<State, Command, Event, Code>,
  draft: Draft<State, Code>,
  { command, call }: Pick<Waiting<Command, Code>, 'command' | 'call'>,
): Verdict<Code> | null => {
  try {
    const decision = bench.module.decider.decide(command, draft.state);
    if (decision.outcome === 'rejected') return settled(call, decision);
    if (decision.events.length === 0) return settled(call, { outcome: 'accepted', position: null, ids: [] });
    const isFull = draft.events.length > 0 && draft.events.length + decision.events.length > enoughEvents;
    return isFull ? null : written(bench, draft, { call, decision });
  } catch (error) {
    bench.onBug(error, call);
    return settled(call, refusal('ERR_SERVER'));
  }
};

/** Two calls of one wish in one draft share the first one's verdict. */
const repeated = <State, Code extends string>({ byWish }: Draft<State, Code>, call: Call): Verdict<Code> | null => {
  const first = byWish.get(wishOf(call) ?? '');
  if (!first) return null;
  const { requestHash } = first.call;
  return {
    call,
    writes: false,
    answer: (position) => sameWishOnly(call, { requestHash, answer: first.answer(position) }),
  };
};

const fromBook = <Code extends string>({ answers }: Warm<unknown>, call: Call): Verdict<Code> | null => {
  const known = answerInBook(answers, call);
  return known && settled(call, known);
};

/** Decides as many of `waiting`, in order, as go into one append. A rule that throws costs its own caller only. */
export const draftOf = <State, Command, Event extends DomainEvent, Code extends string>(
  bench: Bench<State, Command, Event, Code>,
  waiting: readonly Waiting<Command, Code>[],
): Draft<State, Code> => {
  const { module, warm } = bench;
  const place = { stream: module.stream, revision: nextRevision(warm.revision), previousHash: warm.hash };
  const draft: Draft<State, Code> = {
    base: warm,
    state: warm.state,
    place,
    events: [],
    verdicts: [],
    byWish: new Map(),
  };
  for (const { command, call } of waiting) {
    const verdict = fromBook<Code>(warm, call) ?? repeated(draft, call) ?? decided(bench, draft, { command, call });
    if (!verdict) break;
    draft.verdicts.push(verdict);
    if (call.idempotencyKey !== null) draft.byWish.set(wishOf(call) ?? '', verdict);
  }
  return draft;
};
