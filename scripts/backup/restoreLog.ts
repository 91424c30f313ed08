import { type EventStore, type RecordedEvent, StoreUnavailable } from '@platzwart/event-store';
import { hashOfEvent } from '../../command-service/core/hashes.ts';
import { StartRefused } from '../host/startRefused.ts';
import { eventsInLog } from './copyLog.ts';
import { eventsInFile } from './eventRow.ts';

const holdsAnotherLog = new StartRefused(
  'The EventStoreDB of EVENTSTOREDB_URL holds another log than this backup, and nothing can remove it: name an empty one, or set EVENTSTOREDB_STREAM_PREFIX to another prefix, under which the log gets streams of its own. Nothing was changed.',
);

/**
 * Number of events that `log` has of the backup: none, or as many as an interrupted restore has written. Throws StartRefused where the log
 * holds anything else. The hash of an event covers its id, stream, revision, type, data and metadata.
 */
export const countRestored = async (log: EventStore, file: string): Promise<number> => {
  const expected = eventsInFile(file);
  let count = 0;
  for await (const page of eventsInLog(log))
    for (const event of page) {
      const next = await expected.next();
      if (next.done || hashOfEvent(next.value) !== hashOfEvent(event)) throw holdsAnotherLog;
      count += 1;
    }
  return count;
};

/** EventStoreDB takes 1 MiB in one append; an event larger than this is appended alone. */
const limits = { events: 500, characters: 400_000 };

const sizeOf = ({ type, data, metadata }: RecordedEvent): number =>
  type.length + JSON.stringify(data).length + JSON.stringify(metadata).length;

/** Neighbours of the same stream, in the order of the log. */
async function* batchesOf(events: AsyncIterable<RecordedEvent>): AsyncGenerator<readonly RecordedEvent[]> {
  let batch: RecordedEvent[] = [];
  let size = 0;
  for await (const event of events) {
    const next = sizeOf(event);
    const isFull = batch.length >= limits.events || size + next > limits.characters;
    if (batch.length > 0 && (isFull || batch[0]?.stream !== event.stream)) {
      yield batch;
      [batch, size] = [[], 0];
    }
    batch.push(event);
    size += next;
  }
  if (batch.length > 0) yield batch;
}

async function* from(start: number, events: AsyncIterable<RecordedEvent>): AsyncGenerator<RecordedEvent> {
  let passed = 0;
  for await (const event of events) {
    passed += 1;
    if (passed > start) yield event;
  }
}

const appendBatch = async (log: EventStore, batch: readonly RecordedEvent[]): Promise<void> => {
  const [first] = batch;
  if (!first) return;
  const events = batch.map(({ id, type, data, metadata }) => ({ id, type, data, metadata }));
  const { outcome } = await log.append(first.stream, first.revision === 0 ? 'none' : first.revision - 1, events);
  if (outcome === 'conflict')
    throw new StartRefused(`Somebody else has written to ${first.stream} of this EventStoreDB meanwhile.`);
};

const orGoOnLater = (error: unknown): never => {
  if (!(error instanceof StoreUnavailable)) throw error;
  throw new StartRefused('EventStoreDB does not answer any more. Run the same command again: it goes on from there.');
};

/** `restored`: events that the log has already. `onProgress` is told how many it has then. */
type Options = Readonly<{ restored: number; onProgress: (restored: number) => void }>;

/**
 * Appends the rest of the backup's log, in its order, with the same ids and revisions. After a kill it can be called again with the number
 * that `countRestored` returns. Throws StartRefused where the server does not answer or somebody else writes.
 */
export const restoreLog = async (log: EventStore, file: string, { restored, onProgress }: Options): Promise<void> => {
  let count = restored;
  for await (const batch of batchesOf(from(restored, eventsInFile(file)))) {
    await appendBatch(log, batch).catch(orGoOnLater);
    count += batch.length;
    onProgress(count);
  }
};
