import type { RecordedEvent } from '@platzwart/event-store';
import { answerInBook } from './answers.ts';
import type { Call } from './call.ts';
import { enqueue } from './commandWriter.ts';
import type { Answer, CommandStream } from './commandStream.ts';
import type { DomainEvent } from './eventCodec.ts';
import type { Ports } from './eventStream.ts';
import type { Log } from './log.ts';
import type { Module } from './module.ts';
import { snapshotKeeper } from './snapshotKeeper.ts';
import type { SnapshotStore } from './snapshotStore.ts';
import { startingState } from './snapshots.ts';
import { type Desk, catchUp, readRest, takeIn } from './streamDesk.ts';
import { isChained } from './warmState.ts';

/** A module's stream as main.ts holds it: for callers, for the follower, for the health report, for the stop. */
export type RunningStream<State, Command, Code extends string> = CommandStream<State, Command, Code> &
  Readonly<{
    stream: string;
    /** Commands that wait for the writer. */
    waiting: () => number;
    /**
     * The answer that an earlier call of the same caller and key got; null where there was none, as far as this process knows or,
     * with `newest`, by the end of the log. Rejects with StoreUnavailable.
     */
    answerBefore: (call: Call, newest?: boolean) => Promise<Answer<never> | null> | null;
    /** Takes in what the log holds by now, whoever wrote it. Rejects with StoreUnavailable. */
    refresh: () => Promise<void>;
    /** Takes in a run of this stream as it comes from the log. Never throws: see `problem`. */
    follow: (events: readonly RecordedEvent[]) => void;
    /** One sentence, where something is wrong. */
    problem: () => string | null;
    /** Resolves when every command has its answer and a snapshot is kept. */
    stop: () => Promise<void>;
  }>;

/** One reading at a time: whatever comes meanwhile is in the log, and is found by this one or by one more. Never rejects. */
const catchUpForAll = async <State, Command, Event extends DomainEvent, Code extends string>(
  desk: Desk<State, Command, Event, Code>,
): Promise<void> => {
  try {
    let known: number;
    do {
      known = desk.unfitting;
      await catchUp(desk);
    } while (desk.unfitting > known);
  } catch (error) {
    desk.log.error({ err: error, stream: desk.module.stream }, 'A stream cannot be read');
  }
  desk.unfitting = 0;
};

const follow = <State, Command, Event extends DomainEvent, Code extends string>(
  desk: Desk<State, Command, Event, Code>,
  events: readonly RecordedEvent[],
): void => {
  try {
    if (isChained(desk.warm, events)) {
      takeIn(desk, events);
      return;
    }
  } catch {
    // Reading the log itself says why, or that the trouble has passed.
  }
  desk.unfitting += 1;
  if (desk.unfitting === 1) void catchUpForAll(desk);
};

/** The log may have come as far as the first event of several that a call led to: read to its end, the answer is whole. */
const wholeAnswer = async <State, Command, Event extends DomainEvent, Code extends string>(
  desk: Desk<State, Command, Event, Code>,
  call: Call,
): Promise<Answer<never> | null> => {
  await readRest(desk);
  return answerInBook(desk.warm.answers, call);
};

type Surroundings = Readonly<{ ports: Ports; snapshots: SnapshotStore; log: Log }>;

/**
 * Brings a module's state up to the log and opens its stream for commands.
 * Rejects with StoreUnavailable where the log cannot be reached, and with what is wrong where it cannot be read.
 */
export const openStream = async <State, Command, Event extends DomainEvent, Code extends string>(
  module: Module<State, Command, Event, Code>,
  { ports, snapshots, log }: Surroundings,
): Promise<RunningStream<State, Command, Code>> => {
  const begin = () => startingState(module, { snapshots, ports, log });
  const warm = await begin();
  const keeper = snapshotKeeper(module, { snapshots, log, last: warm.revision });
  const desk: Desk<State, Command, Event, Code> = {
    ...{ module, ports, log, warm, begin, onMoved: keeper.offer },
    ...{ queue: [], working: null, mustCatchUp: false, unfitting: 0, problem: null },
  };
  await catchUp(desk);
  return {
    stream: module.stream,
    waiting: () => desk.queue.length,
    send: (command, call) => enqueue(desk, command, call),
    current: () => ({ state: desk.warm.state, revision: desk.warm.revision }),
    answerBefore: (call, newest = false) =>
      newest || answerInBook(desk.warm.answers, call) ? wholeAnswer(desk, call) : null,
    refresh: () => readRest(desk),
    follow: (events) => follow(desk, events),
    problem: () => desk.problem,
    stop: async () => {
      await desk.working;
      await keeper.take(desk.warm);
    },
  };
};
