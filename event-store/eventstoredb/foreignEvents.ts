import {
  type AllStreamResolvedEvent,
  BACKWARDS,
  END,
  type EventStoreDBClient,
  type ReadPosition,
  START,
  type StreamingRead,
} from '@eventstore/db-client';
import type { EventStore } from '../eventStore.ts';
import { streamNames } from './clubStreams.ts';
import { orPortError, readAllRight } from './failures.ts';
import type { ClubLog } from './readEvents.ts';

const collect = async (reading: StreamingRead<AllStreamResolvedEvent>) => {
  // The client also emits errors after the loop has ended (dist/streams/utils/ReadStream.js).
  reading.on('error', () => undefined);
  const records: Readonly<{ streamId: string; position: ReadPosition }>[] = [];
  for await (const { event } of reading) if (event) records.push(event);
  return records;
};

/** Reads the last event of the store, whosever it is: rejects where the server does not answer, or its user may not read $all. */
export const readLastOfStore = async (client: EventStoreDBClient): Promise<void> => {
  const reading = client.readAll({ fromPosition: END, direction: BACKWARDS, maxCount: 1 });
  await orPortError(readAllRight, collect(reading));
};

const pageSize = 1_000;

/**
 * Reads the whole store, page by page, because the server counts nothing: `readAll` (dist/streams/readAll.js) has no filter in this client.
 * Forwards a page begins with the event at `fromPosition`. Names that begin with `$` are the server's own.
 */
export const countForeign =
  ({ client, club }: ClubLog): EventStore['countForeign'] =>
  async (signal) => {
    const { isOwn } = streamNames(club);
    const isForeign = ({ streamId }: Readonly<{ streamId: string }>) => !streamId.startsWith('$') && !isOwn(streamId);
    let events = 0;
    let fromPosition: ReadPosition = START;
    while (!signal.aborted) {
      const isFirst = fromPosition === START;
      const reading = client.readAll({ fromPosition, maxCount: pageSize });
      const page = await orPortError(readAllRight, collect(reading));
      events += page.slice(isFirst ? 0 : 1).filter(isForeign).length;
      if (page.length < pageSize) return { events, isWhole: true };
      fromPosition = page.at(-1)?.position ?? fromPosition;
    }
    return { events, isWhole: false };
  };
