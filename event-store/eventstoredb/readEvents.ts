import {
  BACKWARDS,
  END,
  START,
  type AllStreamResolvedEvent,
  type EventStoreDBClient,
  type ReadPosition,
  type ResolvedEvent,
  StreamNotFoundError,
  type StreamingRead,
} from '@eventstore/db-client';
import type { Position } from '@platzwart/contracts/core';
import type { EventStore, ExpectedRevision, RecordedEvent } from '../eventStore.ts';
import { logPositionOf } from './eventStoreDbPosition.ts';
import { type Right, orPortError } from './failures.ts';
import { isApplicationEvent, recordedEvent } from './recordedEvent.ts';

const collectEvents = async <Resolved extends ResolvedEvent | AllStreamResolvedEvent>(
  reading: StreamingRead<Resolved>,
): Promise<readonly RecordedEvent[]> => {
  // The client also emits errors after the loop has ended (dist/streams/utils/ReadStream.js).
  reading.on('error', () => undefined);
  const events: RecordedEvent[] = [];
  for await (const { event } of reading) if (event) events.push(recordedEvent(event));
  return events;
};

const orEmpty = (error: unknown): readonly RecordedEvent[] => {
  if (error instanceof StreamNotFoundError) return [];
  throw error;
};

/** The minimum page size, because so many of the store's own events may lie between ours. */
const smallestPage = 100;

const readAllAfter = async (
  client: EventStoreDBClient,
  { after, limit }: Readonly<{ after: Position | null; limit: number }>,
): Promise<readonly RecordedEvent[]> => {
  const found: RecordedEvent[] = [];
  let reached = after;
  for (;;) {
    // The read begins with the event at the position itself, so it needs one more than is missing.
    const maxCount = Math.max(limit - found.length, smallestPage) + 1;
    const fromPosition = reached === null ? START : logPositionOf(reached);
    const page = await collectEvents(client.readAll({ fromPosition, maxCount }));
    const behind = page.filter(({ position }) => reached === null || position > reached);
    found.push(...behind.filter(isApplicationEvent));
    if (found.length >= limit || page.length < maxCount) return found.slice(0, limit);
    reached = page.at(-1)?.position ?? reached;
  }
};

const lastPosition = async (client: EventStoreDBClient): Promise<Position | null> => {
  let fromPosition: ReadPosition = END;
  for (;;) {
    const reading = client.readAll({ fromPosition, direction: BACKWARDS, maxCount: smallestPage });
    const page: readonly RecordedEvent[] = await collectEvents(reading);
    const last = page.find(isApplicationEvent);
    if (last) return last.position;
    const oldest = page.at(-1);
    if (!oldest) return null;
    fromPosition = logPositionOf(oldest.position);
  }
};

export const readAllRight: Right = { may: 'read', stream: '$all' };

/** The last revision of the stream. */
export const lastRevision = async (client: EventStoreDBClient, stream: string): Promise<ExpectedRevision> => {
  const reading = client.readStream(stream, { fromRevision: END, direction: BACKWARDS, maxCount: 1 });
  const [last] = await orPortError({ may: 'read', stream }, collectEvents(reading).catch(orEmpty));
  return last?.revision ?? 'none';
};

/**
 * - `readStream` (dist/streams/readStream.js) with `fromRevision` and `maxCount`. A stream that does not exist arrives as
 *   StreamNotFoundError; a revision past the end as an empty read.
 * - `readAll` (dist/streams/readAll.js) has no filter in this client and sends the store's own events as well; forwards it
 *   includes the event at `fromPosition`, backwards it begins right before it (Storage/ReaderIndex/AllReader.cs: forward
 *   positions are those at the beginning of a record, backward ones those behind its end). It ends at `maxCount` or at the
 *   end of the log. Reading $all needs the right to do so: on a secured server the user of the address is an admin or
 *   has it by the default ACL.
 * - Both reads are sent without deadline (`deadline: Infinity`); a connection that no longer answers is noticed by the
 *   client's keepalive after 20 s (dist/Client/index.js) and arrives as code 14.
 */
export const readEvents = (client: EventStoreDBClient): Pick<EventStore, 'read' | 'readAll' | 'head'> => ({
  read: (stream, { from = 0, limit = Number.MAX_SAFE_INTEGER } = {}) => {
    const reading = client.readStream(stream, { fromRevision: BigInt(from), maxCount: limit });
    return orPortError({ may: 'read', stream }, collectEvents(reading).catch(orEmpty));
  },
  readAll: (page) => orPortError(readAllRight, readAllAfter(client, page)),
  head: () => orPortError(readAllRight, lastPosition(client)),
});
