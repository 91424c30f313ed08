import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../tests/support/freshDatabase.ts';
import { poolOn } from '../../tests/support/poolOn.ts';
import { courtBooked } from '../contract/sampleEvents.ts';
import { connectEventStore } from '../connect.ts';
import type { LogAddress } from '../logSettings.ts';
import { type StandInServer, startStandInServer } from '../eventstoredb/standIn/standInServer.ts';
import { openAsWriter } from '../openAsWriter.ts';
import { checkLogAt, rememberLogAt } from '../openKnownLog.ts';

let database: FreshDatabase;
let pool: pg.Pool;
let servers: [StandInServer, StandInServer];
beforeEach(async () => {
  database = await freshDatabase();
  pool = poolOn(database.url);
  servers = [await startStandInServer(), await startStandInServer()];
});
afterEach(async () => {
  await pool.end();
  await Promise.all([database.drop(), ...servers.map((server) => server.stop())]);
});

const inPostgres = (): LogAddress => ({ DATABASE_URL: database.url });
const inEventStoreDb = (server: StandInServer, prefix = ''): LogAddress => ({
  ...inPostgres(),
  ...{ EVENTSTOREDB_URL: server.url, EVENTSTOREDB_STREAM_PREFIX: prefix },
});

const open = async (address: LogAddress) => {
  const log = { warn: () => undefined };
  const options = { migrations: [], openTables: () => Promise.resolve(null), log };
  return (await openAsWriter({ ...address, WRITER_DATABASE_URL: database.writerUrl }, options)).store;
};

/** A service opens the log, writes if asked to, and stops. */
const run = async (address: LogAddress, writes = true): Promise<void> => {
  const store = await open(address);
  if (writes) await store.append('ledger', 'none', [courtBooked()]);
  await store.close();
};

/** As `npm run verify-log`, which changes nothing. */
const look = async (address: LogAddress): Promise<void> => {
  await (await checkLogAt(address)).eventStoreDb?.close();
};

const remembered = async (): Promise<unknown> =>
  (await pool.query('select store, prefix, first_event is not null as "hasEvent" from club_log.identity')).rows[0];

const expectRefused = async (address: LogAddress, sentence: string): Promise<void> => {
  for (const use of [look, run]) {
    const refused = use(address);
    await expect(refused).rejects.toThrow(sentence);
    await expect(refused).rejects.toThrow('npm run restore -- FOLDER --replace');
  }
};

const schemas = async (): Promise<readonly unknown[]> =>
  (await pool.query<{ nspname: string }>(`select nspname from pg_namespace where nspname not like 'pg%' order by 1`))
    .rows;

describe('A database whose log is in EventStoreDB', () => {
  it('remembers it from the first append on', async () => {
    await run(inEventStoreDb(servers[0], 'tc-a-'));
    expect(await remembered()).toEqual({ store: 'EventStoreDB', prefix: 'tc-a-', hasEvent: true });
    await run(inEventStoreDb(servers[0], 'tc-a-'), false);
  });

  it('refuses a start without EVENTSTOREDB_URL, before anything is changed', async () => {
    await run(inEventStoreDb(servers[0]));
    const before = await schemas();
    await expectRefused(inPostgres(), 'EVENTSTOREDB_URL is not set: set it again');
    expect(await schemas()).toEqual(before);
  });

  it('names the prefix that was lost with it', async () => {
    await run(inEventStoreDb(servers[0], 'tc-a-'));
    await expectRefused(inPostgres(), 'set it and EVENTSTOREDB_STREAM_PREFIX=tc-a- again');
  });

  it('refuses the start without it also where nothing was written yet', async () => {
    await run(inEventStoreDb(servers[0]), false);
    expect(await remembered()).toEqual({ store: 'EventStoreDB', prefix: '', hasEvent: false });
    await expectRefused(inPostgres(), 'EVENTSTOREDB_URL is not set');
  });

  it('refuses the store of another club, and one without a log', async () => {
    await run(inEventStoreDb(servers[0]));
    await expectRefused(
      inEventStoreDb(servers[1]),
      'holds no log, not that of this database: correct EVENTSTOREDB_URL',
    );
    const other = await connectEventStore(inEventStoreDb(servers[1]));
    await other.append('members', 'none', [courtBooked()]);
    await other.close();
    await expectRefused(inEventStoreDb(servers[1]), 'holds another log, not that of this database');
  });

  it('refuses another prefix', async () => {
    await run(inEventStoreDb(servers[0], 'tc-a-'));
    await expectRefused(
      inEventStoreDb(servers[0], 'tc-b-'),
      'the EVENTSTOREDB_STREAM_PREFIX tc-a-, but it is tc-b- here',
    );
    await expectRefused(inEventStoreDb(servers[0]), 'but it is empty here');
  });

  it('adds the first event at the next opening where the process that wrote it was killed', async () => {
    await run(inEventStoreDb(servers[0]), false);
    const killed = await connectEventStore(inEventStoreDb(servers[0]));
    await killed.append('ledger', 'none', [courtBooked()]);
    await killed.close();
    await run(inEventStoreDb(servers[0]), false);
    expect(await remembered()).toMatchObject({ hasEvent: true });
    await expectRefused(inEventStoreDb(servers[1]), 'holds no log');
  });

  it('knows the earliest event of all streams, however late the others began', async () => {
    const store = await open(inEventStoreDb(servers[0]));
    await store.append('members', 'none', [courtBooked()]);
    await store.append('club', 'none', [courtBooked()]);
    await store.append('ledger', 'none', [courtBooked()]);
    await store.close();
    await run(inEventStoreDb(servers[0]), false);
  });
});

describe('A database whose log is in PostgreSQL', () => {
  it('refuses a start with EVENTSTOREDB_URL', async () => {
    await run(inPostgres());
    expect(await remembered()).toEqual({ store: 'PostgreSQL', prefix: '', hasEvent: true });
    await expectRefused(inEventStoreDb(servers[0]), 'is in PostgreSQL, but EVENTSTOREDB_URL is set: remove it');
  });

  it('refuses a log whose first events were removed', async () => {
    await run(inPostgres());
    await pool.query('alter table event_store.events disable trigger all; delete from event_store.events');
    await expectRefused(inPostgres(), 'has lost its events');
  });

  it('has no prefix', async () => {
    const address = { ...inPostgres(), EVENTSTOREDB_STREAM_PREFIX: 'tc-a-' };
    await expect(look(address)).rejects.toThrow('works with EVENTSTOREDB_URL only, which is not set');
  });
});

describe('A database of an older release, which remembers nothing', () => {
  /** As that release left it: a log, and one read model up to its end. */
  const used = async (address: LogAddress, columns = 'fingerprint'): Promise<void> => {
    const store = await connectEventStore(address);
    const event = courtBooked();
    await store.append('ledger', 'none', [event]);
    const position = await store.head();
    await store.close();
    await pool.query(`create schema read_models;
      create table read_models.checkpoints (name text, position text, ${columns} jsonb)`);
    const fingerprint = { stream: 'ledger', revision: 0, id: event.id };
    await pool.query('insert into read_models.checkpoints values ($1, $2, $3), ($4, null, null)', [
      ...['bookings', position, JSON.stringify(fingerprint), 'people'],
    ]);
  };

  it.each(['fingerprint', 'landmark'])('takes on the log that its read models are of (%s)', async (column) => {
    await used(inEventStoreDb(servers[0]), column);
    await run(inEventStoreDb(servers[0]), false);
    expect(await remembered()).toEqual({ store: 'EventStoreDB', prefix: '', hasEvent: true });
  });

  it('takes on a log in PostgreSQL', async () => {
    await used(inPostgres());
    await run(inPostgres(), false);
    expect(await remembered()).toEqual({ store: 'PostgreSQL', prefix: '', hasEvent: true });
  });

  it('refuses the first start of this release without EVENTSTOREDB_URL, where its read models come from there', async () => {
    await used(inEventStoreDb(servers[0]));
    const before = await schemas();
    await expectRefused(inPostgres(), 'EVENTSTOREDB_URL is not set: set it again');
    expect(await schemas()).toEqual(before);
  });

  it('refuses another EventStoreDB, and PostgreSQL where the read models are of that', async () => {
    await used(inPostgres());
    await expectRefused(inEventStoreDb(servers[0]), 'is in PostgreSQL, but EVENTSTOREDB_URL is set');
    await pool.query('drop schema read_models cascade; drop schema event_store cascade');
    await used(inEventStoreDb(servers[0]));
    await expectRefused(inEventStoreDb(servers[1]), 'holds no log');
  });

  it('does not remember a log over the one that was remembered meanwhile', async () => {
    const [first, second] = [await checkLogAt(inEventStoreDb(servers[0])), await checkLogAt(inPostgres())];
    await rememberLogAt(database.url, first);
    await rememberLogAt(database.url, second);
    expect(await remembered()).toMatchObject({ store: 'EventStoreDB' });
    await first.eventStoreDb?.close();
  });
});
