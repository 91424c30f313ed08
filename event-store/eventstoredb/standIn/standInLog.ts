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
  | Readonly<{ written: true; last: LogRecord }>
  /** -1: the stream does not exist. */
  | Readonly<{ written: false; current: number }>;

export type StandInLog = Readonly<{
  append: (stream: string, expected: number, events: readonly ProposedEvent[]) => Decision;
  records: readonly LogRecord[];
  streamOf: (stream: string) => readonly LogRecord[];
  /** Raised at every append. */
  wakeUpSignal: WakeUpSignal;
}>;

const recordOverhead = 97;
const statsEvery = 25;

const stats: ProposedEvent = {
  id: '00000000-0000-4000-8000-000000000000',
  type: '$statsCollected',
  contentType: 'application/json',
  data: Buffer.from('{"proc-cpu":0}'),
  metadata: new Uint8Array(),
};

/**
 * The log of a server, in memory. Its decisions are those of KurrentDB's `CheckCommit`
 * (Storage/ReaderIndex/IndexWriter.cs); as on a real server, some of the store's own events lie between the others.
 */
export const createStandInLog = (): StandInLog => {
  const records: LogRecord[] = [];
  const streams = new Map<string, LogRecord[]>();
  const wakeUpSignal = createWakeUpSignal();
  let end = 0n;

  const write = (stream: string, event: ProposedEvent): LogRecord => {
    const own = streams.get(stream) ?? [];
    const record = { ...event, stream, revision: own.length, position: end, created: new Date() };
    end += BigInt(recordOverhead + event.data.length + event.metadata.length);
    own.push(record);
    streams.set(stream, own);
    records.push(record);
    return record;
  };

  const repeated = (stream: string, expected: number, events: readonly ProposedEvent[]): LogRecord | undefined => {
    const own = streams.get(stream) ?? [];
    const isThere = events.every(({ id }, index) => own[expected + 1 + index]?.id === id);
    return isThere ? own[expected + events.length] : undefined;
  };

  const append: StandInLog['append'] = (stream, expected, events) => {
    const current = (streams.get(stream)?.length ?? 0) - 1;
    if (expected !== current) {
      const last = expected < current ? repeated(stream, expected, events) : undefined;
      return last ? { written: true, last } : { written: false, current };
    }
    const written = events.map((event) => write(stream, event));
    const last = written.at(-1);
    if (!last) throw new Error('The adapter never writes nothing');
    if (records.length % statsEvery < events.length) write('$stats-127.0.0.1:2113', stats);
    wakeUpSignal.raise();
    return { written: true, last };
  };

  write('$stats-127.0.0.1:2113', stats);
  return { append, records, streamOf: (stream) => streams.get(stream) ?? [], wakeUpSignal };
};
