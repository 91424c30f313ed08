import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { type Measurement, throughput } from './rounds.ts';

const run = promisify(execFile);

/** The columns and indexes of the log, without its order, its check and its notification. */
const sameShapedTable = `
  create table if not exists bench_insert (
    position bigserial primary key,
    stream text collate "C" not null,
    revision bigint not null,
    id uuid not null,
    type text not null,
    data json not null,
    metadata json not null,
    recorded_at timestamptz not null default clock_timestamp(),
    unique (stream, revision)
  )`;

const columns = 'bench_insert (stream, revision, id, type, data, metadata)';

/** Data and metadata, about as long as those of a booking. */
export const sampleData = { court: 3, date: '2026-06-15', start: '18:00', end: '19:00', note: 'x'.repeat(60) };
export const sampleMetadata = { actor: 'f1b1c3de-0000-4000-8000-000000000000', at: '2026-06-01T10:00:00Z' };

const scriptFor = (): string =>
  `insert into ${columns} values (gen_random_uuid()::text, 0, gen_random_uuid(), 'Benched', '${JSON.stringify(sampleData)}', '${JSON.stringify(sampleMetadata)}');\n`;

const withPgbench = (url: string, script: string): ((inFlight: number) => Measurement) => {
  const { hostname, port, username, password, pathname } = new URL(url);
  const target = ['-h', hostname, '-p', port, '-U', username, pathname.slice(1)];
  return (inFlight) => async () => {
    const load = ['-n', '-M', 'prepared', '-c', String(inFlight), '-j', '1', '-T', '2', '-f', script];
    const { stdout } = await run('pgbench', [...load, ...target], {
      env: { ...process.env, PGPASSWORD: decodeURIComponent(password) },
    });
    const rate = /tps = ([\d.]+)/.exec(stdout)?.[1];
    if (!rate) throw new Error(`pgbench answered without a rate: ${stdout}`);
    return Number(rate);
  };
};

const withNodeClients = (pool: pg.Pool): ((inFlight: number) => Measurement) => {
  const statement = {
    name: 'bench-insert',
    text: `insert into ${columns} values (gen_random_uuid()::text, 0, gen_random_uuid(), 'Benched', $1, $2)`,
  };
  const values = [JSON.stringify(sampleData), JSON.stringify(sampleMetadata)];
  return (inFlight) => () => throughput(() => pool.query({ ...statement, values }), { inFlight, milliseconds: 2000 });
};

export type SingleInserts = Readonly<{
  name: string;
  at: (inFlight: number) => Measurement;
  close: () => Promise<void>;
}>;

/**
 * Plain single-row inserts per second: by pgbench where it is installed, otherwise by as many connections of
 * node-postgres.
 */
export const singleInserts = async (url: string): Promise<SingleInserts> => {
  const pool = new pg.Pool({ connectionString: url, max: 32 });
  await pool.query(sameShapedTable);
  const hasPgbench = await run('pgbench', ['--version']).then(
    () => true,
    () => false,
  );
  if (!hasPgbench)
    return { name: 'node-postgres (no pgbench on this machine)', at: withNodeClients(pool), close: () => pool.end() };
  const folder = await mkdtemp(join(tmpdir(), 'platzwart-bench-'));
  const script = join(folder, 'insert.sql');
  await writeFile(script, scriptFor());
  const close = async (): Promise<void> => {
    await pool.end();
    await rm(folder, { recursive: true });
  };
  return { name: 'pgbench', at: withPgbench(url, script), close };
};
