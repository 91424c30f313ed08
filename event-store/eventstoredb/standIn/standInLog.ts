import { createCommits } from './commits.ts';
import { type WakeUpSignal, createWakeUpSignal } from '../../wakeUpSignal.ts';

export type ProposedEvent = Readonly<{
  id: string;
  type: string;
  contentType: string;
  data: Uint8Array;
  metadata: Uint8Array;
}>;

/** `position` is commit and prepare position in one, as since EventStoreDB 21: the record's place in the log file. */
export type LogRecord = ProposedEvent & Readonly<{ stream: string; revision: number; position: bigint; created: Date }>;

export type Decision =
  /** `committed`: when readers see it; only then the server answers. */
  | Readonly<{ kind: 'written'; last: LogRecord; committed: Promise<void> }>
  /** A repeat of an append that is still being written: the server drops it. */
  | Readonly<{ kind: 'idempotent, not ready' }>
  /** -1: the stream does not exist. */
  | Readonly<{ kind: 'conflict'; current: number }>;

export type StandInLog = Readonly<{
  append: (stream: string, expected: number, events: readonly ProposedEvent[]) => Decision;
  /** An event of the server's own; readers see it at once, where nothing else is being written. */
  writeStats: () => void;
  /** What readers see. */
  records: readonly LogRecord[];
  streamOf: (stream: string) => readonly LogRecord[];
  /** Of what was appended, also where readers do not see it yet; -1 for a stream that does not exist. */
  lastRevisionOf: (stream: string) => number;
  /** From now on nothing is committed, as in a cluster without a majority, until the function that it returns is called. */
  holdCommits: () => () => void;
  /** Raised when readers see more. */
  wakeUpSignal: WakeUpSignal;
}>;

const recordOverhead = 97;
const statsEvery = 25;
const statsStream = '$stats-127.0.0.1:2113';

/** Writing to disk and to the other nodes of a cluster. Meanwhile an append is decided, but neither seen nor answered. */
const commitMilliseconds = 2;

const stats: ProposedEvent = {
  id: '00000000-0000-4000-8000-000000000000',
  type: '$statsCollected',
  contentType: 'application/json',
  data: Buffer.from('{"proc-cpu":0}'),
  metadata: new Uint8Array(),
};

/**
 * The log of a server, in memory. Its decisions are those of KurrentDB's `CheckCommit` (Storage/ReaderIndex/IndexWriter.cs): an append is
 * decided against all that came before, and committed later. As on a real server, some of the store's own events lie between the others.
 */
export const createStandInLog = (): StandInLog => {
  const records: LogRecord[] = [];
  const streams = new Map<string, LogRecord[]>();
  const wakeUpSignal = createWakeUpSignal();
  const commits = createCommits<LogRecord>((committed) => {
    for (const record of committed) records.push(record);
    wakeUpSignal.raise();
  }, commitMilliseconds);
  let end = 0n;

  const write = (stream: string, event: ProposedEvent): LogRecord => {
    const own = streams.get(stream) ?? [];
    const record = { ...event, stream, revision: own.length, position: end, created: new Date() };
    end += BigInt(recordOverhead + event.data.length + event.metadata.length);
    own.push(record);
    streams.set(stream, own);
    commits.add(record);
    return record;
  };

  const isVisible = ({ position }: LogRecord): boolean => position <= (records.at(-1)?.position ?? -1n);

  const decideRepeat = (own: readonly LogRecord[], expected: number, events: readonly ProposedEvent[]): Decision => {
    const isThere = events.every(({ id }, index) => own[expected + 1 + index]?.id === id);
    const last = own[expected + events.length];
    if (!isThere || !last) return { kind: 'conflict', current: own.length - 1 };
    if (!isVisible(last)) return { kind: 'idempotent, not ready' };
    return { kind: 'written', last, committed: Promise.resolve() };
  };

  const append: StandInLog['append'] = (stream, expected, events) => {
    const own = streams.get(stream) ?? [];
    if (expected > own.length - 1) return { kind: 'conflict', current: own.length - 1 };
    if (expected < own.length - 1) return decideRepeat(own, expected, events);
    const last = events.map((event) => write(stream, event)).at(-1);
    if (!last) throw new Error('The adapter never writes nothing');
    if ((last.revision + 1) % statsEvery < events.length) write(statsStream, stats);
    return { kind: 'written', last, committed: commits.done() };
  };

  write(statsStream, stats);
  commits.now();
  return {
    append,
    writeStats: () => {
      write(statsStream, stats);
      commits.now();
    },
    records,
    lastRevisionOf: (stream) => (streams.get(stream)?.length ?? 0) - 1,
    streamOf: (stream) => (streams.get(stream) ?? []).filter(isVisible),
    holdCommits: commits.hold,
    wakeUpSignal,
  };
};
