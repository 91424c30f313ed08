import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestInstance, clearAway, newTestInstance } from '../operations/startedInstance.ts';
import { processesOn } from '../operations/processes.ts';
import { root } from '../operations/settings.ts';
import { canMountDisks, onSmallDisks } from '../support/smallDisks.ts';
import { type Order, type Visitor, untilTrue, visitorOf } from './visitor.ts';

let testInstance: TestInstance;
let running: ChildProcess;
let said = '';
let anna: Visitor;
let writeAheadLog: string;

const isOpen = (): boolean => said.includes('Platzwart is open');

/** The whole instance, its logs too, on a disk of 320 MB, and the write-ahead log of its database on one of 96 MB. */
const openOnSmallDisks = async (): Promise<void> => {
  const { folder, env } = testInstance;
  writeAheadLog = `${folder}-wal`;
  mkdirSync(writeAheadLog);
  const [move, start] = ['tests/attacks/moveWriteAheadLog.ts', 'scripts/start.mjs'];
  const target = join(writeAheadLog, 'pg_wal');
  const node = `'${process.execPath}'`;
  const [file, ...args] = onSmallDisks(
    [
      { folder, megabytes: 320 },
      { folder: writeAheadLog, megabytes: 96 },
    ],
    `${node} --import tsx ${move} '${folder}/postgres' '${target}' && exec ${node} ${start}`,
  );
  running = spawn(file, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [running.stdout, running.stderr])
    stream?.on('data', (text: Buffer) => (said += text.toString()));
  while (!isOpen()) {
    if (running.exitCode !== null) throw new Error(`It did not open:\n${said}`);
    await pause(50);
  }
};

/** Path of the disk as the services see it. */
const inside = (path: string): string => `/proc/${running.pid ?? 0}/root${path}`;

const fillerOn = (disk: string): string => join(inside(disk), 'filler');

/** Fills the disk completely. */
const fill = (disk: string): void => {
  const file = openSync(fillerOn(disk), 'w');
  const block = Buffer.alloc(1024 * 1024, 'x');
  for (let bytes = block.length; bytes > 0;) {
    try {
      writeSync(file, block, 0, bytes);
    } catch {
      bytes = Math.floor(bytes / 2);
    }
  }
  closeSync(file);
};
const free = (disk: string): void => rmSync(fillerOn(disk));

const runtimeSchema = v.object({ databaseUrl: v.string() });
const databaseUrl = (): string =>
  v.parse(runtimeSchema, JSON.parse(readFileSync(inside(join(testInstance.folder, 'runtime.json')), 'utf8')))
    .databaseUrl;

const acknowledged: Order[] = [];

/** Books until a booking is refused; returns the refused one. */
const bookUntilRefused = async (): Promise<Readonly<{ order: Order; code: string }>> => {
  for (;;) {
    const order = anna.newOrder();
    const { what } = await anna.send(order);
    if (what !== 'booked') return { order, code: what };
    acknowledged.push(order);
  }
};

const expectNothingLost = async (): Promise<void> => {
  for (const order of acknowledged) await untilTrue(async () => (await anna.shown(order)) === 1);
};

/** Every service is the same process as before. */
const servicePids = (): readonly number[] =>
  processesOn(testInstance.folder)
    .filter(({ words }) => /dist\/[a-z-]+\.js|start\.mjs/.test(words))
    .map(({ pid }) => pid)
    .toSorted((a, b) => a - b);

// reliability F30; promises.md 1 to 3.
describe.skipIf(!canMountDisks)('When a disk is full', () => {
  beforeAll(async () => {
    testInstance = await newTestInstance();
    await openOnSmallDisks();
    anna = await visitorOf(testInstance.url, 100);
    acknowledged.push(anna.newOrder());
    for (const order of acknowledged) expect((await anna.send(order)).what).toBe('booked');
  }, 120_000);
  afterAll(async () => {
    running.kill('SIGTERM');
    while (running.exitCode === null && running.signalCode === null) await pause(20);
    await clearAway(testInstance);
    rmSync(writeAheadLog, { recursive: true, force: true });
  });

  it('with the data and the logs: bookings are refused with a code, reads continue, no service crashes', async () => {
    const before = servicePids();
    fill(testInstance.folder);
    const { order, code } = await bookUntilRefused();
    expect(code).toBe('ERR_DB_CONNECTION');
    expect(await anna.shown(order)).toBe(0);
    free(testInstance.folder);
    expect((await anna.sendUntilAnswered(order)).what).toBe('booked');
    acknowledged.push(order);
    await expectNothingLost();
    expect(servicePids()).toEqual(before);
  }, 120_000);

  it('with the write-ahead log: bookings are refused with a code, the database recovers by itself', async () => {
    const client = new pg.Client({ connectionString: databaseUrl() });
    client.on('error', () => undefined);
    await client.connect();
    await expectNothingLost();
    fill(writeAheadLog);
    const lost = new Promise<void>((resolve) => client.once('end', () => resolve()));
    const wear = async (): Promise<never> => {
      for (;;) await client.query(`select pg_switch_wal(), pg_logical_emit_message(true, 'filler', repeat('x', 1000))`);
    };
    await Promise.race([lost, wear().catch(() => lost)]);
    const order = anna.newOrder();
    expect((await anna.send(order)).what).toBe('ERR_DB_CONNECTION');
    // PostgreSQL itself has stopped: cached responses are still served.
    for (const known of acknowledged.slice(0, 1)) expect(await anna.shown(known)).toBe(1);
    free(writeAheadLog);
    expect((await anna.sendUntilAnswered(order)).what).toBe('booked');
    acknowledged.push(order);
    await expectNothingLost();
  }, 120_000);
});
