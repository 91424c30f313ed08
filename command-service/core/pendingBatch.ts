import type { NewEvent } from '@platzwart/event-store';
import { recordKeyOf } from './idempotencyRecords.ts';
import { answerFromRecords, refusal, answerToSameRequest } from './commandAnswers.ts';
import type { Call } from './call.ts';
import type { Answer } from './commandStream.ts';
import type { Accepted } from './decider.ts';
import type { DomainEvent } from '@platzwart/contracts/core';
import type { Module } from './module.ts';
import { type StreamPosition, newEvents } from './newEvents.ts';
import { type StreamState, nextRevision } from './streamState.ts';

export type QueuedCommand<Command, Code extends string> = Readonly<{
  command: Command;
  call: Call;
  answer: (answer: Answer<Code>) => void;
}>;

/** The outcome of a call: `position` is that of the batch's append; null where the batch has no events. */
export type CommandOutcome<Code extends string> = Readonly<{
  call: Call;
  writes: boolean;
  answer: (position: string | null) => Answer<Code>;
}>;

/**
 * Consecutive decisions on a state that is not in the log yet. It can be dropped at no cost, because the state is persistent (immutable).
 */
export type PendingBatch<State, Code extends string> = {
  readonly base: StreamState<State>;
  state: State;
  streamPosition: StreamPosition;
  /** Of its events, as JSON. */
  bytes: number;
  readonly events: NewEvent[];
  readonly outcomes: CommandOutcome<Code>[];
  readonly byRecordKey: Map<string, CommandOutcome<Code>>;
};

export type DecisionContext<State, Command, Event extends DomainEvent, Code extends string> = Readonly<{
  module: Module<State, Command, Event, Code>;
  streamState: StreamState<State>;
  /** Called when a rule throws. */
  onRuleFailure: (error: unknown, call: Call) => void;
}>;

/**
 * An EventStoreDB takes 1 MiB per append. The events of one command are never split: where they do not fit beside others, the command gets
 * a batch of its own; a command that is too large for any batch is refused with ERR_INVALID_INPUT (decisions.md N12).
 */
const maxEventsPerBatch = 250;
export const maxBytesPerBatch = 900_000;

const outcomeWithoutEvents = <Code extends string>(call: Call, answer: Answer<Code>): CommandOutcome<Code> => ({
  call,
  writes: false,
  answer: () => answer,
});

const outcomeWithEvents = <State, Command, Event extends DomainEvent, Code extends string>(
  { module }: DecisionContext<State, Command, Event, Code>,
  pendingBatch: PendingBatch<State, Code>,
  { call, decision }: Readonly<{ call: Call; decision: Accepted<Event> }>,
): CommandOutcome<Code> | null => {
  const { schemaVersionOf } = module.events;
  const { events, next } = newEvents(decision.events, call, {
    streamPosition: pendingBatch.streamPosition,
    schemaVersionOf,
  });
  const bytes = bytesOf(events);
  if (bytes > maxBytesPerBatch) return outcomeWithoutEvents(call, refusal('ERR_INVALID_INPUT'));
  if (pendingBatch.bytes + bytes > maxBytesPerBatch) return null;
  const state = decision.events.reduce((before, event) => module.decider.evolve(before, event), pendingBatch.state);
  const ids = decision.events.map((event) => module.idOf(event));
  // The batch is changed only here, after all events of the call were built, so that an error leaves no part of a call in it.
  pendingBatch.state = state;
  pendingBatch.bytes += bytes;
  pendingBatch.streamPosition = next;
  pendingBatch.events.push(...events);
  return { call, writes: true, answer: (position) => ({ outcome: 'accepted', position, ids }) };
};

const bytesOf = (events: readonly NewEvent[]): number =>
  events.reduce((sum, event) => sum + Buffer.byteLength(JSON.stringify(event)), 0);

/** Null: its events do not fit into the batch. */
const decideCommand = <State, Command, Event extends DomainEvent, Code extends string>(
  decisionContext: DecisionContext<State, Command, Event, Code>,
  pendingBatch: PendingBatch<State, Code>,
  { command, call }: Pick<QueuedCommand<Command, Code>, 'command' | 'call'>,
): CommandOutcome<Code> | null => {
  try {
    const decision = decisionContext.module.decider.decide(command, pendingBatch.state);
    if (decision.outcome === 'rejected') return outcomeWithoutEvents(call, decision);
    if (decision.events.length === 0)
      return outcomeWithoutEvents(call, { outcome: 'accepted', position: null, ids: [] });
    const isFull =
      pendingBatch.events.length > 0 && pendingBatch.events.length + decision.events.length > maxEventsPerBatch;
    return isFull ? null : outcomeWithEvents(decisionContext, pendingBatch, { call, decision });
  } catch (error) {
    decisionContext.onRuleFailure(error, call);
    return outcomeWithoutEvents(call, refusal('ERR_SERVER'));
  }
};

/** A repeated request within one batch shares the outcome of the first one. */
const outcomeOfRepetition = <State, Code extends string>(
  { byRecordKey }: PendingBatch<State, Code>,
  call: Call,
): CommandOutcome<Code> | null => {
  const first = byRecordKey.get(recordKeyOf(call) ?? '');
  if (!first) return null;
  const { requestHash } = first.call;
  return {
    call,
    writes: false,
    answer: (position) => answerToSameRequest(call, { requestHash, answer: first.answer(position) }),
  };
};

const outcomeFromRecords = <Code extends string>(
  { answers }: StreamState<unknown>,
  call: Call,
): CommandOutcome<Code> | null => {
  const recorded = answerFromRecords(answers, call);
  return recorded && outcomeWithoutEvents(call, recorded);
};

/** Decides as many of `queuedCommands`, in order, as fit into one append. A rule that throws fails its own command only. */
export const buildPendingBatch = <State, Command, Event extends DomainEvent, Code extends string>(
  decisionContext: DecisionContext<State, Command, Event, Code>,
  queuedCommands: readonly QueuedCommand<Command, Code>[],
): PendingBatch<State, Code> => {
  const { module, streamState } = decisionContext;
  const streamPosition = {
    stream: module.stream,
    revision: nextRevision(streamState.revision),
    previousHash: streamState.hash,
  };
  const pendingBatch: PendingBatch<State, Code> = {
    base: streamState,
    state: streamState.state,
    streamPosition,
    bytes: 0,
    events: [],
    outcomes: [],
    byRecordKey: new Map(),
  };
  for (const { command, call } of queuedCommands) {
    const outcome =
      outcomeFromRecords<Code>(streamState, call) ??
      outcomeOfRepetition(pendingBatch, call) ??
      decideCommand(decisionContext, pendingBatch, { command, call });
    if (!outcome) break;
    pendingBatch.outcomes.push(outcome);
    if (call.idempotencyKey !== null) pendingBatch.byRecordKey.set(recordKeyOf(call) ?? '', outcome);
  }
  return pendingBatch;
};
