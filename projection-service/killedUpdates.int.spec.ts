import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { migrateAsOwner, schemasToMigrate } from '@platzwart/database/migrations';
import { connectEventStore, eventLogMigrations } from '@platzwart/event-store/connect';
import { vaultSchema } from '@platzwart/vault';
import { beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../tests/support/freshDatabase.ts';
import { poolOn } from '../tests/support/poolOn.ts';
import { bookings } from './booking/bookings/bookings.ts';
import { createTables } from './core/readModelTables.ts';
import { readModelsSchema } from './core/readModelsSchema.ts';
import { readModels } from './readModels.ts';
import { courtBooked, writtenAs } from './testing/clubHistory.ts';

const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const schemas = [readModelsSchema, vaultSchema, ...eventLogMigrations({ EVENTSTOREDB_URL: undefined })];
const points = Array.from({ length: 10 }, (_, index) => index);
/** Some statements report progress five times a second, so that their number differs: the last point is well before the end. */
const shareKilled = 0.8;

/** A database of a release that had fewer steps, and kept the bookings under another name. */
const olderRelease = {
  name: 'older release',
  fill: async (url: string): Promise<void> => {
    const older = schemas.map(({ schema, steps }) => ({ schema, steps: steps.slice(0, steps.length - 3) }));
    await migrateAsOwner(url, older.slice(0, 2));
    const pool = poolOn(url, 1);
    await createTables(pool, { ...bookings, readByMails: [] }, 'court_plan');
    await pool.query(`insert into read_models.checkpoints (name, version, status) values ('court_plan', 1, 'live')`);
    await pool.end();
    const store = await connectEventStore({ DATABASE_URL: url });
    await store.append('ledger', 'none', [writtenAs(1, courtBooked(1, { court: 1 }), null)]);
    await store.close();
  },
};

/** Opens the data and builds all read models, in a process of its own that is killed at that statement; 0: never. */
const update = async (url: string, killAt: number) => {
  const args = ['--import', pathOf('testing/killAtStatement.mjs'), '--import', 'tsx', pathOf('rebuild.ts'), 'all'];
  const env = { ...process.env, DATABASE_URL: url, KILL_AT: String(killAt) };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  await once(child, 'close');
  return { code: child.exitCode, signal: child.signalCode, output };
};

describe('An update that is killed', () => {
  let statements = 0;
  beforeAll(async () => {
    const database = await freshDatabase(olderRelease);
    const { code, output } = await update(database.url, 0);
    expect([code, output]).toEqual([0, output]);
    statements = Number(/(\d+) statements/.exec(output)?.[1]);
    await database.drop();
  }, 120_000);

  it.each(points)(
    'is completed by the next start, whatever it had reached (%i of 10)',
    { timeout: 120_000 },
    async (point) => {
      const database = await freshDatabase(olderRelease);
      const killed = await update(database.url, Math.round(((point + 0.5) * statements * shareKilled) / points.length));
      expect(killed.signal).toBe('SIGKILL');
      expect(await update(database.url, 0)).toMatchObject({ code: 0 });

      expect(await schemasToMigrate(database.url, schemas)).toEqual([]);
      const pool = poolOn(database.url, 1);
      const { rows: left } = await pool.query(
        `select nspname from pg_namespace where nspname ~ '_(next|previous)$' or nspname = 'court_plan'`,
      );
      expect(left).toEqual([]);
      const { rows: checkpoints } = await pool.query('select name, version from read_models.checkpoints order by name');
      expect(checkpoints).toEqual(
        readModels.map(({ name, version }) => ({ name, version })).toSorted((a, b) => (a.name < b.name ? -1 : 1)),
      );
      const { rows: booked } = await pool.query('select booking_id from bookings.bookings');
      expect(booked).toEqual([{ booking_id: courtBooked(1).data.bookingId }]);
      await pool.end();
      await database.drop();
    },
  );
});
