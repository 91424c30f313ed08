import type { DomainEvent, EventMetadata, Position } from '@platzwart/contracts/core';
import type { ExpectedRevision, RecordedEvent } from '@platzwart/event-store';
import {
  type IdempotencyRecords,
  noIdempotencyRecords,
  addIdempotencyRecord,
  recordKeyOf,
} from './idempotencyRecords.ts';
import { decodeRecorded } from './decodeRecorded.ts';
import { hashOfEvent } from './hashes.ts';
import type { Module } from './module.ts';
import { writtenMetadata } from './writtenMetadata.ts';

/** A module's state after the first `revision` + 1 events of its stream: always a prefix of the log. */
export type StreamState<State> = Readonly<{
  state: State;
  revision: ExpectedRevision;
  /** Hash of the last event; the next event carries it. */
  hash: string | null;
  answers: IdempotencyRecords;
}>;

export const nextRevision = (revision: ExpectedRevision): number => (revision === 'none' ? 0 : revision + 1);

export const emptyStreamState = <State, Command, Event extends DomainEvent, Code extends string>(
  module: Module<State, Command, Event, Code>,
): StreamState<State> => ({
  state: module.decider.initialState,
  revision: 'none',
  hash: null,
  answers: noIdempotencyRecords,
});

type Source = Readonly<{ metadata: EventMetadata; position: Position; id: string }>;

const withAnswer = (records: IdempotencyRecords, { metadata, position, id }: Source): IdempotencyRecords => {
  const { actor, idempotencyKey, requestHash, causationId, occurredAt } = metadata;
  const recordKey = recordKeyOf({ actor, idempotencyKey });
  if (recordKey === null || requestHash === null) return records;
  return addIdempotencyRecord(records, recordKey, {
    requestHash,
    commandId: causationId,
    position,
    ids: [id],
    at: occurredAt,
  });
};

/** Whether `recorded` continues `streamState` by its hashes; events up to its revision are not checked. */
export const isChained = ({ revision, hash }: StreamState<unknown>, recorded: readonly RecordedEvent[]): boolean => {
  const next = recorded.find((event) => event.revision === nextRevision(revision));
  return !next || writtenMetadata(next.metadata).previousHash === hash;
};

/**
 * `streamState` after `recorded`, consecutive events of the module's stream. Events that it contains already are skipped. Throws where an
 * event is missing in between, and on events that this release cannot read.
 */
export const withRecordedEvents = <State, Command, Event extends DomainEvent, Code extends string>(
  module: Module<State, Command, Event, Code>,
  streamState: StreamState<State>,
  recorded: readonly RecordedEvent[],
): StreamState<State> => {
  const news = recorded.slice(Math.max(nextRevision(streamState.revision) - (recorded[0]?.revision ?? 0), 0));
  const [first, last] = [news[0], news.at(-1)];
  if (!first || !last) return streamState;
  if (first.revision !== nextRevision(streamState.revision))
    throw new Error(`${module.stream}: event ${first.revision} came too early`);
  let { state, answers } = streamState;
  for (const recorded of news) {
    const { event, metadata } = decodeRecorded(module.events, recorded);
    state = module.decider.evolve(state, event);
    answers = withAnswer(answers, { metadata, position: recorded.position, id: module.idOf(event) });
  }
  return { state, answers, revision: last.revision, hash: hashOfEvent(last) };
};
