import { readerRole, writerRole } from '@platzwart/database/database-roles';
import { afterEach, describe, expect, it } from 'vitest';
import { bookings } from '../booking/bookings/bookings.ts';
import { courtBooked } from '../testing/clubHistory.ts';
import {
  type ProjectionWorld,
  type RunningProjections,
  openWorld,
  startProjections,
  untilReached,
} from '../testing/projectionWorld.ts';
import { prepareReadModels } from './prepareReadModels.ts';
import type { ReadModel } from './readModel.ts';

/** The bookings of an older release, which had no series and let the mail-service read nothing. */
const { readByMails: _, ...closedToMails } = bookings;
const olderBookings: ReadModel = {
  ...closedToMails,
  version: bookings.version - 1,
  formerly: [],
  tables: bookings.tables.filter(({ definition }) => definition.name === 'bookings'),
  handles: [],
};
const allTables = bookings.tables.map(({ definition }) => definition.name).toSorted();

let world: ProjectionWorld;
let running: RunningProjections | undefined;

const mayRead = async (role: string): Promise<readonly string[]> => {
  const { rows } = await world.pool.query<{ name: string }>(
    `select relname as name from pg_class join pg_namespace n on n.oid = relnamespace
     where nspname = 'bookings' and relkind = 'r' and has_schema_privilege($1, n.oid, 'usage')
       and has_table_privilege($1, pg_class.oid, 'select') order by 1`,
    [role],
  );
  return rows.map(({ name }) => name);
};

afterEach(async () => {
  await running?.stop();
  running = undefined;
  await world.close();
});

describe.each([
  ['of an older release', olderBookings],
  ['that an older release kept under another name', { ...olderBookings, name: 'court_plan' }],
] as const)('Tables %s', (_name, older) => {
  it('keep their rights until those of this release replace them, with the rights of this release', async () => {
    world = await openWorld([older]);
    const last = await world.log.write(courtBooked(1, { court: 1 }));
    await prepareReadModels(world.pool, [bookings]);
    expect(await mayRead(writerRole)).toEqual([]);
    expect(await mayRead(readerRole)).toEqual(['bookings']);

    running = startProjections({ ...world.context, models: [bookings] });
    await untilReached(world.pool, 'bookings', last);
    expect(await mayRead(writerRole)).toEqual(bookings.readByMails);
    expect(await mayRead(readerRole)).toEqual(allTables);
  });
});
