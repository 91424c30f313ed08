import { randomUUID } from 'node:crypto';
import { closeSync, mkdtempSync, openSync, readFileSync, readdirSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '../../scripts/embeddedPostgres.ts';
import { readModels } from '../../scripts/doctor/readModels.ts';
import { readRuntime } from '../../scripts/supervisor/runtimeFile.ts';
import { checkInstance } from '../checker/checkInstance.ts';
import {
  type TestInstance,
  clearAway,
  newTestInstanceWithData,
  startTestInstance,
  untilOpen,
} from '../operations/startedInstance.ts';
import { type Program, startProgram } from '../operations/program.ts';
import { root } from '../operations/settings.ts';
import { builtProgram } from '../support/builtProgram.ts';
import { dayFromToday } from '../support/clubDays.ts';
import { clubIn } from '../support/runningClub.ts';
import { type LiveListener, listenLive } from './liveListener.ts';
import { type Visitor, untilTrue, visitorOf } from './visitor.ts';

let testInstance: TestInstance;
let running: Program;
let databaseUrl: string;
let anna: Visitor;
let screen: LiveListener | undefined;
const firstDay = 90;

beforeAll(async () => {
  testInstance = await newTestInstanceWithData();
  running = startTestInstance(testInstance);
  await untilOpen(running);
  ({ databaseUrl } = await clubIn(testInstance.folder));
  anna = await visitorOf(testInstance.url, firstDay);
  screen = await listenLive(testInstance.url, { from: dayFromToday(firstDay), to: dayFromToday(firstDay + 10) });
});
afterAll(async () => {
  await screen?.close();
  await clearAway(testInstance);
});

type Statement = Readonly<{ text: string; values?: readonly unknown[] }>;

/** Changes the database with all rights and without triggers. */
const asIntruder = async (...statements: readonly Statement[]): Promise<readonly unknown[]> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    let rows: readonly unknown[] = [];
    for (const { text, values = [] } of statements)
      ({ rows } = await client.query<pg.QueryResultRow>(text, [...values]));
    return rows;
  } finally {
    await client.end();
  }
};

const run = async (...args: readonly string[]) => {
  const program = startProgram(args, testInstance.env);
  const { code } = await program.hasEnded;
  return { code, text: `${program.output()}${program.errors()}` };
};
const verb = (...words: readonly string[]) => run('--import', 'tsx', ...words);
const verifyLog = () => verb('scripts/runAgainstInstance.ts', 'verify-log');
const doctor = () => run('scripts/doctor.mjs');

const bookAndSee = async (): Promise<void> => {
  const order = anna.newOrder();
  expect((await anna.send(order)).what).toBe('booked');
  await screen?.untilHeard(order);
  expect(await anna.shown(order)).toBe(1);
};

const expectAllPromises = async (): Promise<void> => {
  const findings = await checkInstance({ databaseUrl, calls: [] });
  expect(findings.flatMap(({ violations }) => violations)).toEqual([]);
};

/** The doctor's examination without the doctor's process, to ask again and again. */
const examined = async () =>
  readModels({ root, dataFolder: testInstance.folder, env: {}, runtime: readRuntime(testInstance.folder) });
const untilWell = (): Promise<void> => untilTrue(async () => (await examined()).how.endsWith('up to date'));

// reliability F13; promises.md 7 and 8.
const secondsOpen = Number(process.env['OPEN_TRANSACTION_SECONDS'] ?? 4);
const alsoForTheRest = 60;
it(
  'appends continue beside a transaction that stays open',
  { timeout: (secondsOpen + alsoForTheRest) * 1_000 },
  async () => {
    const elsewhere = new pg.Client({ connectionString: databaseUrl });
    await elsewhere.connect();
    await elsewhere.query('create table public.elsewhere (note text)');
    await elsewhere.query('begin isolation level repeatable read');
    await elsewhere.query(`insert into public.elsewhere values ('unfinished')`);
    await elsewhere.query('select count(*) from event_store.events');
    for (const until = performance.now() + secondsOpen * 1_000; performance.now() < until;) {
      await bookAndSee();
      // Two a second, so that a minute of them fits into the days of this visitor.
      await pause(500);
    }
    await elsewhere.query('rollback');
    await elsewhere.end();
  },
);

const headSchema = v.tuple([v.object({ head: v.string() })]);

const manifestSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ streams: v.record(v.string(), v.object({ hash: v.string() })) }),
);

/** What the next event of the stream carries, as a backup knows it; null where the stream has none yet. */
const hashOfLastIn = async (stream: string): Promise<string | null> => {
  const to = mkdtempSync(join(testInstance.folder, 'hashes-'));
  expect((await verb('scripts/backup.ts', '--to', to)).code).toBe(0);
  const [backup = ''] = readdirSync(to);
  return v.parse(manifestSchema, readFileSync(join(to, backup, 'manifest.json'), 'utf8')).streams[stream]?.hash ?? null;
};

// reliability F16; promises.md 3.
describe('An event that no read model can apply', () => {
  let poison = '';
  const plantPoison = async (): Promise<void> => {
    const rows = await asIntruder({
      text: `insert into event_store.events (position, stream, revision, id, type, data, metadata)
        select max(position) + 1, 'seasonPlan', count(*) filter (where stream = 'seasonPlan'), gen_random_uuid(), 'SportArranged',
          '{"name":7}', jsonb_set((select metadata from event_store.events order by position limit 1)::jsonb, '{previousHash}', $1)
        from event_store.events returning position::text as head`,
      values: [JSON.stringify(await hashOfLastIn('seasonPlan'))],
    });
    poison = v.parse(headSchema, rows)[0].head;
    await bookAndSee();
    await untilTrue(async () => (await examined()).how.includes('club_settings stopped'));
  };
  const mend = () =>
    asIntruder({
      text: `update event_store.events set type = 'SeasonPlanClosed', data = $2 where position = $1`,
      values: [poison, JSON.stringify({ planId: randomUUID() })],
    });

  it('stops the read models that handle it, and no other', async () => {
    await plantPoison();
    await bookAndSee();
  });

  it('is reported by the doctor, with reason and remedy', async () => {
    const { code, text } = await doctor();
    expect(code).toBe(1);
    expect(text).toMatch(
      new RegExp(`✗ read models +club_settings stopped: SportArranged at position 0*${poison} cannot`),
    );
    expect(text).toMatch(/→ .*nothing is lost.*npm run verify-log/);
    expect(text).not.toMatch(/(bookings|people) stopped/);
  });

  it('continues after the fix as soon as the read models are rebuilt, without a restart', async () => {
    await mend();
    const { code, text } = await verb('scripts/runAgainstInstance.ts', 'rebuild', 'all');
    expect(text).toContain('club_settings has been rebuilt');
    expect(code).toBe(0);
    await untilWell();
    await bookAndSee();
  });

  it('continues after the fix when the service is restarted', async () => {
    await plantPoison();
    await mend();
    expect((await verb('scripts/restart.ts', 'projection-service')).code).toBe(0);
    await untilWell();
    await bookAndSee();
  });
});

// reliability F41; promises.md 3.
describe('A restored read model', () => {
  const save = [
    { text: 'create schema saved' },
    { text: 'create table saved.bookings as select * from bookings.bookings' },
    { text: `create table saved.checkpoints as select * from read_models.checkpoints where name = 'bookings'` },
  ];
  const putBack = [
    { text: 'begin' },
    { text: 'delete from bookings.bookings' },
    { text: 'insert into bookings.bookings select * from saved.bookings' },
    {
      text: `update read_models.checkpoints c set position = s.position, events = s.events from saved.checkpoints s where c.name = s.name`,
    },
    { text: 'commit' },
  ];

  it('that is older than the log catches up by itself', async () => {
    await asIntruder(...save);
    await bookAndSee();
    await bookAndSee();
    await asIntruder(...putBack);
    await bookAndSee();
    await untilWell();
  });

  it('that is ahead of the log is rebuilt', async () => {
    await asIntruder({
      text: `update read_models.checkpoints set position = lpad((position::bigint + 1000)::text, 19, '0'), events = events + 1000
             where name = 'bookings'`,
    });
    const order = anna.newOrder();
    expect((await anna.send(order)).what).toBe('booked');
    await untilTrue(async () => (await anna.shown(order)) === 1);
    await untilWell();
    await expectAllPromises();
  });
});

const eventSchema = v.tuple([
  v.object({ position: v.string(), revision: v.number(), data: v.string(), file: v.string() }),
]);
const eighth = `select position::text, revision::int, data::text, pg_relation_filepath('event_store.events') as file
  from event_store.events where stream = 'ledger' and type = 'CourtBooked' order by position offset 8 limit 1`;

// reliability F39; promises.md 4 will need it.
describe('An event that was changed in the database', () => {
  let folder = '';
  it('is reported by verify-log, with the remedy', async () => {
    folder = join(testInstance.folder, 'backups');
    expect((await verb('scripts/backup.ts', '--to', folder)).code).toBe(0);
    const [{ position, revision, data }] = v.parse(eventSchema, await asIntruder({ text: eighth }));
    const change = 'update event_store.events set data = $1 where position = $2';
    await asIntruder({ text: change, values: [data.replace(/"price":\d+/, '"price":1'), position] });
    const { code, text } = await verifyLog();
    await asIntruder({ text: change, values: [data, position] });
    expect(text).toContain(`position ${position.padStart(19, '0')}: ledger, revision ${revision}: `);
    expect(text).toContain('npm run restore');
    expect(code).toBe(1);
    expect((await verifyLog()).text).toContain('the chain is whole');
  });

  it('is also detected after a bit has changed on the disk; the doctor reports damaged pages', async () => {
    const [{ file }] = v.parse(
      eventSchema,
      await asIntruder({ text: eighth }, { text: 'checkpoint' }, { text: eighth }),
    );
    running.child.kill('SIGTERM');
    await running.hasEnded;
    turnOneBit(join(testInstance.folder, 'postgres', 'cluster', file));
    const server = await startEmbeddedPostgres({ dataFolder: join(testInstance.folder, 'postgres') });
    try {
      const env = { DATABASE_URL: server.url };
      const verified = startProgram([builtProgram('verify-log')], env);
      expect((await verified.hasEnded).code).toBe(1);
      expect(verified.output()).toMatch(/position \d+: \w+, revision \d+: .*invalid page in block 1/);
      expect(verified.output()).toContain('npm run restore');
      const examined = startProgram(['scripts/doctor.mjs'], { ...testInstance.env, ...env });
      await examined.hasEnded;
      expect(examined.output()).toMatch(/✗ database +.*damaged page.*\n +→ .*npm run verify-log.*npm run restore/);
    } finally {
      await server.stop();
    }
  });

  it('can be restored from a backup', async () => {
    const [backup = ''] = readdirSync(folder);
    const { code, text } = await verb('scripts/restore.ts', join(folder, backup), '--replace');
    expect(text).toContain('Restored');
    expect(code).toBe(0);
    running = startTestInstance(testInstance);
    await untilOpen(running);
    ({ databaseUrl } = await clubIn(testInstance.folder));
    await bookAndSee();
    await expectAllPromises();
  });
});

const pageBytes = 8_192;

/** In the middle of the second page. */
const turnOneBit = (file: string): void => {
  const at = pageBytes + pageBytes / 2;
  const byte = readFileSync(file)[at] ?? 0;
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.of(byte ^ 1), 0, 1, at);
  closeSync(handle);
};
