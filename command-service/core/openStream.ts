import type { RecordedEvent } from '@platzwart/event-store';
import { answerFromRecords } from './commandAnswers.ts';
import type { Call } from './call.ts';
import { enqueue } from './commandQueue.ts';
import type { Answer, CommandStream } from './commandStream.ts';
import type { DomainEvent } from '@platzwart/contracts/core';
import type { Ports } from './eventStoreAccess.ts';
import type { Log } from './log.ts';
import type { Module } from './module.ts';
import { snapshotKeeper } from './snapshotKeeper.ts';
import type { SnapshotStore } from './snapshotStore.ts';
import { loadStartState } from './snapshots.ts';
import { type StreamWriter, catchUp, readToEnd, applyRecorded } from './streamWriter.ts';
import { isChained } from './streamState.ts';

/** A module's stream, as used by callers, the follower, the health report and the shutdown. */
export type RunningStream<State, Command, Code extends string> = CommandStream<State, Command, Code> &
  Readonly<{
    stream: string;
    /** Commands that wait for the writer. */
    waiting: () => number;
    /**
     * The answer to an earlier call of the same caller and key; null where this process knows none or, with `newest`, where there is none
     * up to the end of the log. Rejects with StoreUnavailable.
     */
    earlierAnswer: (call: Call, newest?: boolean) => Promise<Answer<never> | null> | null;
    /** Applies all events that are in the log by now, including those of other writers. Rejects with StoreUnavailable. */
    refresh: () => Promise<void>;
    /** Applies consecutive events of this stream as they come from the log. Never throws: see `problem`. */
    follow: (events: readonly RecordedEvent[]) => void;
    /** One sentence, where something is wrong. */
    problem: () => string | null;
    /** Resolves when every command is answered and a snapshot is stored. */
    stop: () => Promise<void>;
  }>;

/** Reads one at a time: events that arrive meanwhile are in the log, and are found by this read or by one more. Never rejects. */
const catchUpUntilChained = async <State, Command, Event extends DomainEvent, Code extends string>(
  writer: StreamWriter<State, Command, Event, Code>,
): Promise<void> => {
  try {
    let known: number;
    do {
      known = writer.unchainedRuns;
      await catchUp(writer);
    } while (writer.unchainedRuns > known);
  } catch (error) {
    writer.log.error({ err: error, stream: writer.module.stream }, 'A stream cannot be read');
  }
  writer.unchainedRuns = 0;
};

const follow = <State, Command, Event extends DomainEvent, Code extends string>(
  writer: StreamWriter<State, Command, Event, Code>,
  events: readonly RecordedEvent[],
): void => {
  try {
    if (isChained(writer.streamState, events)) {
      applyRecorded(writer, events);
      return;
    }
  } catch {
    // Reading the log reports the cause, or succeeds again.
  }
  writer.unchainedRuns += 1;
  if (writer.unchainedRuns === 1) void catchUpUntilChained(writer);
};

/** The state may contain only the first of several events of a call, so the stream is read to its end for the whole answer. */
const answerAtLogEnd = async <State, Command, Event extends DomainEvent, Code extends string>(
  writer: StreamWriter<State, Command, Event, Code>,
  call: Call,
): Promise<Answer<never> | null> => {
  await readToEnd(writer);
  return answerFromRecords(writer.streamState.answers, call);
};

type StreamDependencies = Readonly<{ ports: Ports; snapshots: SnapshotStore; log: Log }>;

/**
 * Brings a module's state up to the log and opens its stream for commands. Rejects with StoreUnavailable where the log is unreachable, and
 * with the cause where it cannot be read.
 */
export const openStream = async <State, Command, Event extends DomainEvent, Code extends string>(
  module: Module<State, Command, Event, Code>,
  { ports, snapshots, log }: StreamDependencies,
): Promise<RunningStream<State, Command, Code>> => {
  const reloadState = () => loadStartState(module, { snapshots, ports, log });
  const streamState = await reloadState();
  const keeper = snapshotKeeper(module, { snapshots, log, last: streamState.revision });
  const writer: StreamWriter<State, Command, Event, Code> = {
    ...{ module, ports, log, streamState, reloadState, onStateChanged: keeper.offer },
    ...{ queue: [], working: null, mustCatchUp: false, unchainedRuns: 0, problem: null },
  };
  await catchUp(writer);
  return {
    stream: module.stream,
    waiting: () => writer.queue.length,
    send: (command, call) => enqueue(writer, command, call),
    current: () => ({ state: writer.streamState.state, revision: writer.streamState.revision }),
    earlierAnswer: (call, newest = false) =>
      newest || answerFromRecords(writer.streamState.answers, call) ? answerAtLogEnd(writer, call) : null,
    refresh: () => readToEnd(writer),
    follow: (events) => follow(writer, events),
    problem: () => writer.problem,
    stop: async () => {
      await writer.working;
      await keeper.take(writer.streamState);
    },
  };
};
