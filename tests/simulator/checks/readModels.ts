import type { RecordedEvent } from '@platzwart/event-store';
import { beforeFirst, placeBehind } from '@platzwart/event-store/place';
import { applyPage } from '../../../projection-service/core/applyPage.ts';
import { decodeLog } from '../../../projection-service/core/decodeLog.ts';
import { decoders, readModels } from '../../../projection-service/readModels.ts';
import { primaryKeys } from '../database/books.ts';
import type { Row } from '../database/expressions.ts';
import { type MemoryDatabase, createMemoryDatabase } from '../database/memoryDatabase.ts';
import { virtualPool } from '../database/virtualPool.ts';
import { type Books, unsealBy } from '../staff/projectionDesk.ts';
import type { Safe } from '../staff/safe.ts';
import type { Stay } from './stays.ts';

/** As prepareReadModels leaves them. */
export const emptyReadModels = (): MemoryDatabase =>
  createMemoryDatabase(
    readModels.map(({ name, version }) => ({
      ...{ name, version, status: 'catching-up', events: 0 },
      ...{ position: null, landmark: null, problem: null, rebuilding: null, tries: null },
    })),
  );

const contentOf = (database: MemoryDatabase, table: string): readonly string[] =>
  database
    .rows(table)
    .map((row) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .toSorted();

/** The whole log as one page into empty tables. */
const replayed = async (log: readonly RecordedEvent[], safe: Safe): Promise<MemoryDatabase> => {
  const database = emptyReadModels();
  const { pool, livePool } = virtualPool({
    ...{ database, wire: async (_, work) => work(), later: () => undefined },
    ...{ complain: () => undefined, connections: new Set() },
  });
  const last = log.at(-1);
  if (!last) return database;
  const page = { from: beforeFirst, to: placeBehind(last), entries: decodeLog(log, decoders) };
  await applyPage({ pool, livePool, unseal: unsealBy(safe) }, { models: readModels, page, announce: false });
  return database;
};

const isCheckpoint = (table: string): boolean => table === 'read_models.checkpoints';

const wrongCheckpoints = (database: MemoryDatabase, log: readonly RecordedEvent[]): readonly string[] =>
  database
    .rows('read_models.checkpoints')
    .filter(
      ({ position, events, status }) =>
        position !== (log.at(-1)?.position ?? null) || Number(events) !== log.length || status !== 'live',
    )
    .map((row) => `The checkpoint says ${JSON.stringify(row)}, the log has ${log.length} events`);

const inWords = (rows: readonly Row[]): readonly string[] =>
  rows
    .map(({ occupancy, booking_id: id, person_id: person }) => [id, occupancy, person].map(String).join(' '))
    .toSorted();

/** design.md, promise 3; reliability INV3 and INV4; and the court plan once more against the model's own reading of the log. */
export const wrongReadModels = async (
  { database, safe }: Books,
  log: readonly RecordedEvent[],
  stays: ReadonlyMap<string, Stay>,
): Promise<readonly string[]> => {
  const fresh = await replayed(log, safe);
  const tables = Object.keys(primaryKeys).filter((table) => !isCheckpoint(table));
  const differing = tables
    .filter((table) => contentOf(database, table).join('\n') !== contentOf(fresh, table).join('\n'))
    .map((table) => `${table} differs from a fresh replay`);
  const told = [...stays.values()].map(({ bookingId, until, personId, anonymised }) => ({
    ...{ booking_id: bookingId, occupancy: until === Infinity ? 'BOOKED' : 'CANCELED' },
    person_id: anonymised === Infinity ? personId : null,
  }));
  const isTrue = inWords(told).join() === inWords(database.rows('bookings.bookings')).join();
  return [...wrongCheckpoints(database, log), ...differing, ...(isTrue ? [] : ['The read model shows other bookings'])];
};
