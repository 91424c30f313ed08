import type { Position } from '@platzwart/contracts/core';
import type { RecordedEvent } from '@platzwart/event-store';
import { stateAfterAppend } from './stateAfterAppend.ts';
import type { PendingBatch, QueuedCommand } from './pendingBatch.ts';
import type { DomainEvent } from '@platzwart/contracts/core';
import { type Ports, appendWithRetry, readPages } from './eventStoreAccess.ts';
import { hashOfEvent } from './hashes.ts';
import type { Log } from './log.ts';
import type { Module } from './module.ts';
import { type StreamState, withRecordedEvents, nextRevision } from './streamState.ts';
import { withTimeout } from './withTimeout.ts';

/** The only writer of a stream in this process: its state and its queue of commands. The only mutable object here. */
export type StreamWriter<State, Command, Event extends DomainEvent, Code extends string> = {
  readonly module: Module<State, Command, Event, Code>;
  readonly ports: Ports;
  readonly log: Log;
  readonly onStateChanged: (streamState: StreamState<State>) => void;
  /** The start state: from a snapshot of this log, or empty. */
  readonly reloadState: () => Promise<StreamState<State>>;
  streamState: StreamState<State>;
  queue: QueuedCommand<Command, Code>[];
  working: Promise<void> | null;
  /** Set after an append without an answer: the log is read again before the next decision. */
  mustCatchUp: boolean;
  /** Runs of events that did not continue the known state, counted since the current read of the log for them began. */
  unchainedRuns: number;
  /** One sentence, where the stream cannot be read. */
  problem: string | null;
};

const setStreamState = <State, Command, Event extends DomainEvent, Code extends string>(
  writer: StreamWriter<State, Command, Event, Code>,
  streamState: StreamState<State>,
): void => {
  writer.streamState = streamState;
  writer.onStateChanged(streamState);
};

/** Applies events of other writers; `events` are consecutive events of the stream, and may repeat known ones. */
export const applyRecorded = <State, Command, Event extends DomainEvent, Code extends string>(
  writer: StreamWriter<State, Command, Event, Code>,
  events: readonly RecordedEvent[],
): void => {
  try {
    setStreamState(writer, withRecordedEvents(writer.module, writer.streamState, events));
  } catch (error) {
    writer.mustCatchUp = true;
    writer.problem = `The stream ${writer.module.stream} cannot be read: ${String(error)}`;
    throw error;
  }
};

/** Reads on from the last known event, which must be unchanged. Returns false where it is not. */
const readFromLastKnown = async <State, Command, Event extends DomainEvent, Code extends string>(
  writer: StreamWriter<State, Command, Event, Code>,
): Promise<boolean> => {
  const { revision, hash } = writer.streamState;
  let isSameLog = hash === null;
  for await (const page of readPages(writer.ports, writer.module.stream, revision === 'none' ? 0 : revision)) {
    isSameLog ||= page[0] !== undefined && hashOfEvent(page[0]) === hash;
    if (!isSameLog) return false;
    applyRecorded(writer, page);
  }
  return isSameLog;
};

/** Applies all events that the stream holds by now. Where an older copy of the log was restored, the state is loaded again from it. */
export const readToEnd = async <State, Command, Event extends DomainEvent, Code extends string>(
  writer: StreamWriter<State, Command, Event, Code>,
): Promise<void> => {
  if (await readFromLastKnown(writer)) return;
  writer.log.warn({ stream: writer.module.stream }, 'The log was replaced by another one: its streams are read again');
  setStreamState(writer, await writer.reloadState());
  await readFromLastKnown(writer);
};

/** Reads the stream to its end, and clears the problem and the need to catch up. */
export const catchUp = async <State, Command, Event extends DomainEvent, Code extends string>(
  writer: StreamWriter<State, Command, Event, Code>,
): Promise<null> => {
  await readToEnd(writer);
  writer.mustCatchUp = false;
  writer.problem = null;
  return null;
};

const positionOfOwnEvents = (
  { events }: Pick<PendingBatch<unknown, string>, 'events'>,
  page: readonly RecordedEvent[],
): Position | null =>
  events.every(({ id }, index) => page[index]?.id === id) ? (page[events.length - 1]?.position ?? null) : null;

/**
 * Reads on from the revision at which `pendingBatch` should have been appended: returns the batch's position where its events are in the
 * log after all.
 */
const findOwnEvents = async <State, Command, Event extends DomainEvent, Code extends string>(
  writer: StreamWriter<State, Command, Event, Code>,
  pendingBatch: PendingBatch<State, Code>,
): Promise<Position | null> => {
  let own: Position | null = null;
  for await (const page of readPages(writer.ports, writer.module.stream, nextRevision(pendingBatch.base.revision))) {
    own ??= positionOfOwnEvents(pendingBatch, page);
    applyRecorded(writer, page);
  }
  return own;
};

/** A committed batch: `position` is that of its last event; null where it has none. */
export type CommittedBatch = Readonly<{ position: Position | null }>;

/** Confirms that the base of `pendingBatch` is still the end of the stream, and that no append still in flight can change that. */
const confirmPendingBatch = async <State, Command, Event extends DomainEvent, Code extends string>(
  writer: StreamWriter<State, Command, Event, Code>,
  { base, streamPosition }: PendingBatch<State, Code>,
): Promise<CommittedBatch | null> => {
  const { store, timeouts } = writer.ports;
  const { outcome } = await withTimeout(timeouts.read, store.confirm(streamPosition.stream, base.revision));
  return outcome === 'confirmed' ? { position: null } : catchUp(writer);
};

const appendPendingBatch = async <State, Command, Event extends DomainEvent, Code extends string>(
  writer: StreamWriter<State, Command, Event, Code>,
  pendingBatch: PendingBatch<State, Code>,
): Promise<CommittedBatch | null> => {
  const { base, events, streamPosition } = pendingBatch;
  const result = await appendWithRetry(writer.ports, {
    stream: streamPosition.stream,
    expected: base.revision,
    events,
  });
  if (result.outcome === 'appended') {
    // The follower may have applied the events before the answer arrived.
    if (nextRevision(writer.streamState.revision) < streamPosition.revision)
      setStreamState(writer, stateAfterAppend(pendingBatch, result.position));
    return { position: result.position };
  }
  // Another process confirmed the base of this batch while the append was in flight: the state is unchanged.
  if (result.actual === base.revision) return null;
  await writer.ports.pause(writer.ports.random() * 10);
  const position = await findOwnEvents(writer, pendingBatch);
  if (position !== null) return { position };
  // A conflict was reported, but there is no newer event: the log may have been replaced.
  return writer.streamState.revision === base.revision ? catchUp(writer) : null;
};

/**
 * Commits `pendingBatch`, so that its calls can be answered: appends its events or, where it has none, has the store confirm the revision
 * that it is based on. Null after a conflict with another writer; then the state is up to date again.
 */
export const commitBatch = <State, Command, Event extends DomainEvent, Code extends string>(
  writer: StreamWriter<State, Command, Event, Code>,
  pendingBatch: PendingBatch<State, Code>,
): Promise<CommittedBatch | null> =>
  pendingBatch.events.length === 0
    ? confirmPendingBatch(writer, pendingBatch)
    : appendPendingBatch(writer, pendingBatch);
