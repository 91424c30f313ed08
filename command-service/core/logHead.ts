import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import type { LogHead } from '@platzwart/contracts/club';
import type { EventStore, RecordedEvent } from '@platzwart/event-store';
import { canonicalJson } from './canonicalJson.ts';
import { hashOfEvent } from './hashes.ts';

type Unsigned = Omit<LogHead, 'signature'>;
type StreamHead = LogHead['streams'][string];

/** Where the log is not what it was, and why. `position`: null where no event is left to name. */
export type Break = Readonly<{ position: string | null; stream: string; revision: number; because: string }>;

/** SHA-256 of the times of recording of a stream's events, one added to those before. */
const withTime = (before: string | undefined, { recordedAt }: RecordedEvent): string =>
  hash('sha256', `${before ?? ''}${recordedAt}\n`);

/** Follows the events of the log in order, from its beginning or after another head. */
export const trackLogHead = (from: Pick<LogHead, 'position' | 'streams'> = { position: null, streams: {} }) => {
  const streams = new Map<string, Omit<StreamHead, 'hash'>>(Object.entries(from.streams));
  const last = new Map<string, RecordedEvent>();
  let { position } = from;
  const headOf = ([stream, { events, times }]: [string, Omit<StreamHead, 'hash'>]): [string, StreamHead] => {
    const event = last.get(stream);
    return [stream, { events, times, hash: event ? hashOfEvent(event) : (from.streams[stream]?.hash ?? '') }];
  };
  return {
    /** The stream's events and times up to this event. */
    see: (event: RecordedEvent): Omit<StreamHead, 'hash'> => {
      const before = streams.get(event.stream);
      const seen = { events: (before?.events ?? 0) + 1, times: withTime(before?.times, event) };
      streams.set(event.stream, seen);
      last.set(event.stream, event);
      position = event.position;
      return seen;
    },
    /** `takenAt`: ISO 8601 instant. */
    head: (takenAt: string): Unsigned => ({
      ...{ format: 'platzwart log head', takenAt, position },
      streams: Object.fromEntries([...streams].map(headOf)),
    }),
  };
};

/** Under a key that is derived from the secret for this purpose alone. */
const signatureOf = ({ format, takenAt, position, streams }: Unsigned, secret: string): string => {
  const key = createHmac('sha256', secret).update('signed heads of the log').digest();
  return createHmac('sha256', key).update(canonicalJson({ format, takenAt, position, streams })).digest('hex');
};

/** `secret`: SERVICE_SECRET, which is in no database: who can change the log cannot sign another head of it. */
export const signLogHead = (head: Unsigned, secret: string): LogHead => ({
  ...head,
  signature: signatureOf(head, secret),
});

export const isSignedWith = (head: LogHead, secret: string): boolean =>
  timingSafeEqual(Buffer.from(head.signature), Buffer.from(signatureOf(head, secret)));

const changed = ({ position, stream, revision }: RecordedEvent, because: string): Break => ({
  ...{ position, stream, revision, because },
});

/** What `head` says against an event and the times up to it; null where it says nothing. */
export const flawAgainst = (
  head: LogHead,
  event: RecordedEvent,
  { events, times }: Omit<StreamHead, 'hash'>,
): Break | null => {
  const expected = head.streams[event.stream];
  if (expected?.events !== events) return null;
  if (expected.hash !== hashOfEvent(event)) return changed(event, 'it is not the event that the signed head knows');
  if (expected.times === times) return null;
  return changed(event, 'the time at which it or an earlier event of its stream was recorded has been changed');
};

const afterwards = (stream: string, count: number): string =>
  count === 1
    ? `the last event of ${stream} is missing after it`
    : `the last ${count} events of ${stream} are missing after it`;

const missing = (stream: string, { events }: StreamHead, found: RecordedEvent | undefined): Break | null => {
  if (!found) return { position: null, stream, revision: -1, because: `the stream ${stream} is missing` };
  const count = events - found.revision - 1;
  return count <= 0 ? null : changed(found, afterwards(stream, count));
};

/** The first stream that has fewer events than `head` knows. `last`: the last event of each stream. */
export const missingFrom = (head: LogHead, last: ReadonlyMap<string, RecordedEvent>): Break | null => {
  for (const [stream, expected] of Object.entries(head.streams)) {
    const flaw = missing(stream, expected, last.get(stream));
    if (flaw) return flaw;
  }
  return null;
};

const lastEventFlaw = async (
  store: Pick<EventStore, 'read'>,
  stream: string,
  { events, hash: expected }: StreamHead,
): Promise<Break | null> => {
  const [event] = await store.read(stream, { from: events - 1, limit: 1 });
  if (!event)
    return { position: null, stream, revision: events - 1, because: `event ${events - 1} of ${stream} is missing` };
  return hashOfEvent(event) === expected ? null : changed(event, 'it is not the event that the signed head knows');
};

/** Compares only the last event of every stream: quick on a log of any length. */
export const flawOfLastEvents = async (store: Pick<EventStore, 'read'>, head: LogHead): Promise<Break | null> => {
  for (const [stream, expected] of Object.entries(head.streams)) {
    const flaw = await lastEventFlaw(store, stream, expected);
    if (flaw) return flaw;
  }
  return null;
};
