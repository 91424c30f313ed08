import { readerRole, writerRole } from '@platzwart/database/database-roles';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bookings } from '../booking/bookings/bookings.ts';
import { courtBooked } from '../testing/clubHistory.ts';
import {
  type ProjectionWorld,
  type RunningProjections,
  checkpointNamed,
  contentOf,
  openWorld,
  startProjections,
  until,
  untilReached,
} from '../testing/projectionWorld.ts';
import { buildAhead } from './buildAhead.ts';
import { readHealth } from './health.ts';
import { refuseNewerReadModels } from './newerReadModels.ts';
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

describe('A release beside another one', () => {
  const older = { ...olderBookings, handles: bookings.handles, apply: bookings.apply, tables: bookings.tables };
  let other: pg.Client;
  const schemas = async (): Promise<readonly string[]> => {
    const { rows } = await world.pool.query<{ name: string }>(
      `select nspname as name from pg_namespace where nspname ~ '^bookings' order by 1`,
    );
    return rows.map(({ name }) => name);
  };

  beforeEach(async () => {
    world = await openWorld([older]);
    running = startProjections(world.context);
    await untilReached(world.pool, 'bookings', await world.log.write(courtBooked(1, { court: 1 })));
    other = new pg.Client({ connectionString: world.url, application_name: 'platzwart projection-service' });
    await other.connect();
  });
  afterEach(() => other.end().catch(() => undefined));

  it('builds its tables beside those in use, follows the log and swaps when the other one has ended', async () => {
    const ending = new AbortController();
    await (
      await buildAhead({ ...world.context, models: [bookings] }, ending.signal)
    ).isReady;
    expect(await schemas()).toEqual(['bookings', 'bookings_next']);
    expect((await checkpointNamed(world.pool, 'bookings')).rebuilding).toBeCloseTo(0.99);
    // The other release goes on.
    await untilReached(world.pool, 'bookings', await world.log.write(courtBooked(2, { court: 2 })));
    expect(await checkpointNamed(world.pool, 'bookings')).toMatchObject({ version: older.version });

    await running?.stop();
    running = startProjections({ ...world.context, models: [bookings] });
    const last = await world.log.write(courtBooked(3, { court: 3 }));
    expect(await checkpointNamed(world.pool, 'bookings')).toMatchObject({ version: older.version });
    await other.end();
    await untilReached(world.pool, 'bookings', last);
    expect(await checkpointNamed(world.pool, 'bookings')).toMatchObject({ version: bookings.version, events: 3 });
    expect(await contentOf(world.pool, bookings, 'bookings')).toContain(courtBooked(2).data.bookingId);
    await until(async () => (await schemas()).join() === 'bookings');
  });

  it('leaves nothing when it gives up', async () => {
    const ending = new AbortController();
    const ahead = await buildAhead({ ...world.context, models: [bookings] }, ending.signal);
    await ahead.isReady;
    ending.abort();
    await ahead.hasEnded;
    expect(await schemas()).toEqual(['bookings']);
    expect(await checkpointNamed(world.pool, 'bookings')).toMatchObject({
      version: older.version,
      status: 'live',
      rebuilding: null,
    });
  });

  it('refuses to take over where its tables cannot be built, and leaves nothing', async () => {
    const broken = { ...bookings, apply: () => Promise.reject(new Error('no')) };
    const ahead = await buildAhead({ ...world.context, models: [broken] }, new AbortController().signal);
    await expect(ahead.isReady).rejects.toThrow('The tables of this release cannot be built');
    expect(await schemas()).toEqual(['bookings']);
    expect(await checkpointNamed(world.pool, 'bookings')).toMatchObject({ status: 'live', version: older.version });
  });

  it('removes what a killed build has left', async () => {
    await world.pool.query('create schema bookings_next');
    await world.pool.query(`update read_models.checkpoints set rebuilding = 0`);
    await until(async () => (await schemas()).join() === 'bookings');
  });
});

describe('Tables of a newer release', () => {
  const newer: ReadModel = { ...bookings, version: bookings.version + 1 };

  it('are refused in one sentence, and left alone by a release that is running', async () => {
    world = await openWorld([newer]);
    await expect(refuseNewerReadModels(world.pool, [bookings])).rejects.toThrow(
      'The tables of bookings were built by a newer program than this one: start the newer program again.',
    );
    running = startProjections({ ...world.context, models: [bookings] });
    await until(() => Promise.resolve(running?.isLeading() === true));
    await world.log.write(courtBooked(1, { court: 1 }));
    const { problems } = await readHealth({ ...world.context, models: [bookings] }, running);
    expect(problems.map(({ code }) => code)).toEqual(['SCHEMA_TOO_NEW']);
    expect(await checkpointNamed(world.pool, 'bookings')).toMatchObject({ version: newer.version, position: null });
  });

  it('are built anew where an update is given up', async () => {
    world = await openWorld([newer]);
    running = startProjections({ ...world.context, models: [bookings], acceptsNewer: true });
    await untilReached(world.pool, 'bookings', await world.log.write(courtBooked(1, { court: 1 })));
    expect(await checkpointNamed(world.pool, 'bookings')).toMatchObject({ version: bookings.version });
  });
});

describe('A read model that the log is older than', () => {
  it('is of no build until it has been built, so that nobody reads half of it', async () => {
    world = await openWorld([]);
    const last = await world.log.write(courtBooked(1, { court: 1 }));
    await prepareReadModels(world.pool, [bookings], { hasEvents: true });
    expect(await checkpointNamed(world.pool, 'bookings')).toMatchObject({ version: 0, status: 'outdated' });
    running = startProjections({ ...world.context, models: [bookings] });
    await untilReached(world.pool, 'bookings', last);
  });
});
