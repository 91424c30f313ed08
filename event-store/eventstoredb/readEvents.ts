import {
  BACKWARDS,
  END,
  type EventStoreDBClient,
  type ResolvedEvent,
  StreamNotFoundError,
  type StreamingRead,
} from '@eventstore/db-client';
import { type Position, hasReached } from '@platzwart/contracts/core';
import {
  type EventStore,
  type ExpectedRevision,
  type ReadAllOptions,
  type RecordedEvent,
  StoreUnavailable,
} from '../eventStore.ts';
import { type ClubStreams, streamNames } from './clubStreams.ts';
import { type Right, orPortError, readAllRight } from './failures.ts';
import { eventReader } from './recordedEvent.ts';
import { batchesOf } from './subscription.ts';

/** `closed`: aborted when the store is closed. */
export type ClubLog = Readonly<{ client: EventStoreDBClient; club: ClubStreams; closed: AbortSignal }>;

const orEmpty = (error: unknown): [] => {
  if (error instanceof StreamNotFoundError) return [];
  throw error;
};

type StreamReader = Readonly<{
  /** The right that reading the stream needs. */
  rightOf: (stream: string) => Right;
  read: EventStore['read'];
  /** The last event of the stream. */
  lastOf: (stream: string) => Promise<RecordedEvent | undefined>;
}>;

const streamReader = ({ client, club }: Pick<ClubLog, 'client' | 'club'>): StreamReader => {
  const { stored } = streamNames(club);
  const { read: recordedEvent } = eventReader(club);
  const collect = async (reading: StreamingRead<ResolvedEvent>): Promise<readonly RecordedEvent[]> => {
    // The client also emits errors after the loop has ended (dist/streams/utils/ReadStream.js).
    reading.on('error', () => undefined);
    const events: RecordedEvent[] = [];
    for await (const { event } of reading) if (event) events.push(recordedEvent(event));
    return events;
  };
  const rightOf = (stream: string): Right => ({ may: 'read', stream: stored(stream) });
  return {
    rightOf,
    read: async (stream, { from = 0, limit = Number.MAX_SAFE_INTEGER } = {}) => {
      const reading = client.readStream(stored(stream), { fromRevision: BigInt(from), maxCount: limit });
      return orPortError(rightOf(stream), collect(reading).catch(orEmpty));
    },
    lastOf: async (stream) => {
      const reading = client.readStream(stored(stream), { fromRevision: END, direction: BACKWARDS, maxCount: 1 });
      const [last] = await orPortError(rightOf(stream), collect(reading).catch(orEmpty));
      return last;
    },
  };
};

/** The last revision of the stream. */
export const lastRevision = async (log: Pick<ClubLog, 'client' | 'club'>, stream: string): Promise<ExpectedRevision> =>
  (await streamReader(log).lastOf(stream))?.revision ?? 'none';

const furthest = (positions: readonly (Position | null)[]): Position | null =>
  positions.reduce((a, b) => (hasReached(a, b) ? a : b), null);

const readAllAfter = async (log: ClubLog, { after, limit, end }: ReadAllOptions & Readonly<{ end: Position }>) => {
  const found: RecordedEvent[] = [];
  for await (const batch of batchesOf({ ...log, after, maxBatch: limit, ended: log.closed })) {
    found.push(...batch);
    if (found.length >= limit || hasReached(found.at(-1)?.position ?? null, end)) return found.slice(0, limit);
  }
  throw new StoreUnavailable('EventStoreDB ended a read before its end');
};

/**
 * - `readStream` (dist/streams/readStream.js) with `fromRevision` and `maxCount`. A stream that does not exist arrives as
 *   StreamNotFoundError; a revision past the end as an empty read. It is sent without deadline (`deadline: Infinity`); a connection that no
 *   longer answers is noticed by the client's keepalive after 20 s (dist/Client/index.js) and arrives as code 14.
 * - The end of the log is the last event of the club's streams: of a store that others use, too, what comes behind it may be long.
 * - A page of the log is the beginning of a subscription, up to that end: of the client's reads only those have a filter. Reading $all needs
 *   the right to do so: on a secured server the user of the address is an admin or has it by the ACL of $all.
 */
export const readEvents = (log: ClubLog): Pick<EventStore, 'read' | 'readAll' | 'head'> => {
  const { read, lastOf } = streamReader(log);
  const head = async (): Promise<Position | null> => {
    const last = await Promise.all(log.club.names().map(lastOf));
    return furthest(last.map((event) => event?.position ?? null));
  };
  return {
    read,
    head,
    readAll: async ({ after, limit }) => {
      const end = await head();
      if (end === null || hasReached(after, end)) return [];
      return orPortError(readAllRight, readAllAfter(log, { after, limit, end }));
    },
  };
};
