import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, cents, localTime } from '@platzwart/contracts/core';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommandService } from '../../command-service/commandService.ts';
import { secretDigestOf } from '../../command-service/core/hashes.ts';
import { demoDayAt } from '../../command-service/demo/demoOrder.ts';
import { seedDemoClub } from '../../command-service/demo/seedDemoClub.ts';
import { openService } from '../../command-service/openService.ts';
import { openCommandMetrics } from '../../command-service/operations/commandMetrics.ts';
import { monday10, patientTimeouts, serviceOnPostgres } from '../../command-service/testing/serviceOnPostgres.ts';
import { type StandInServer, startStandInServer } from '../../event-store/eventstoredb/standIn/standInServer.ts';
import { freshDatabase } from '../../tests/support/freshDatabase.ts';
import { poolOn } from '../../tests/support/poolOn.ts';
import { startProgram } from '../../tests/operations/program.ts';

const patient = { timeout: 240_000 };

type Club = Readonly<{
  url: string;
  prefix: string;
  pool: pg.Pool;
  service: CommandService;
  stop: () => Promise<void>;
  drop: () => Promise<void>;
}>;

let folder: string;
let server: StandInServer;
let clubs: readonly [Club, Club];

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A club that was restored under `prefix`. */
const openClub = async (backup: string, prefix: string): Promise<Club> => {
  const database = await freshDatabase();
  const env = envOf({ url: database.url, prefix });
  const { code, text } = await run('scripts/restore.ts', [backup], env);
  expect(text).toContain('the chain is whole');
  expect(code).toBe(0);
  const clock = (): string => monday10;
  const dependencies = {
    log: quiet,
    clock,
    metrics: openCommandMetrics(),
    digestSecret: secretDigestOf('of the specs'),
    timeouts: patientTimeouts,
  };
  const { service, close } = await openService(env, dependencies);
  const pool = poolOn(database.url);
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopped ??= close());
  const drop = async (): Promise<void> => {
    await stop();
    await pool.end();
    await database.drop();
  };
  return { url: database.url, prefix, pool, service, stop, drop };
};

/** Both begin as the same club: all their events have the same ids. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'platzwart-clubs-'));
  server = await startStandInServer();
  const original = await serviceOnPostgres();
  expect(await seedDemoClub(await original.open(), monday10)).toMatchObject({ refused: 0 });
  await run('scripts/backup.ts', ['--to', folder], { DATABASE_URL: original.url });
  const backup = join(folder, readdirSync(folder)[0] ?? '');
  clubs = [await openClub(backup, 'tc-a-'), await openClub(backup, 'tc-b-')];
  await original.close();
}, 300_000);
afterAll(async () => {
  await Promise.all(clubs.map((club) => club.drop()));
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const envOf = ({ url, prefix }: Pick<Club, 'url' | 'prefix'>) => ({
  ...{ DATABASE_URL: url, EVENTSTOREDB_URL: server.url, EVENTSTOREDB_STREAM_PREFIX: prefix },
});

const run = async (program: string, words: readonly string[], env: Readonly<Record<string, string>>) => {
  const started = startProgram(['--import', 'tsx', program, ...words], env);
  const { code } = await started.hasEnded;
  return { code, text: `${started.output()}${started.errors()}` };
};

/** All that the store has of one club, to the byte. */
const storedOf = ({ prefix }: Pick<Club, 'prefix'>): readonly string[] =>
  server.log.records
    .filter(({ stream }) => stream.startsWith(prefix))
    .map(
      ({ id, stream, data, metadata }) =>
        `${id} ${stream} ${Buffer.from(data).toString()} ${Buffer.from(metadata).toString()}`,
    );

const keysOf = async ({ pool }: Club): Promise<readonly unknown[]> =>
  (await pool.query<{ person_id: string }>('select person_id, key from vault.person_keys order by 1')).rows;

const adminOf = ({ service }: Club) => service.members.current().state.byNumber.get('100') ?? null;

const book = async (club: Club): Promise<unknown> => {
  const actor = club.service.members.current().state.byNumber.get('1001') ?? null;
  const date = addDays(demoDayAt(monday10).today, 30);
  const slot = { date, start: localTime('08:00'), end: localTime('09:00'), court: 1 };
  const booking = { sport: 'TENNIS', ...slot, price: cents(800), paymentMethod: 'INVOICE', remark: null };
  const idempotencyKey = 'the same key in both clubs';
  return club.service.receive({
    type: 'BookAsUser',
    actor,
    idempotencyKey,
    correlationId: 'spec',
    data: { bookings: [booking] },
  });
};

const backUp = async (club: Pick<Club, 'url' | 'prefix'>): Promise<string> => {
  const { code, text } = await run('scripts/backup.ts', ['--to', join(folder, club.prefix)], envOf(club));
  expect(text).toContain('events up to position');
  expect(text).toContain('events of this EventStoreDB are not the club’s');
  expect(code).toBe(0);
  return join(folder, club.prefix, readdirSync(join(folder, club.prefix)).toSorted().at(-1) ?? '');
};

describe('Two clubs on one EventStoreDB', () => {
  it('book the same court at the same time, each its own', patient, async () => {
    const before = storedOf(clubs[1]);
    expect(await book(clubs[0])).toMatchObject({ outcome: 'accepted' });
    expect(storedOf(clubs[1])).toEqual(before);
    expect(await book(clubs[1])).toMatchObject({ outcome: 'accepted' });
  });

  it('are proved each by itself, and the events of the other are a note', patient, async () => {
    for (const club of clubs) {
      const { code, text } = await run('command-service/verifyLog.ts', [], envOf(club));
      expect(text).toContain('the chain is whole');
      expect(text).toMatch(/Note: \d+ events of this EventStoreDB are not the club’s/);
      expect(code).toBe(0);
    }
  });

  it('cannot open the log of the other', patient, async () => {
    const [first, second] = clubs;
    expect(await run('projection-service/catchUpAll.ts', [], envOf(first))).toMatchObject({ code: 0 });
    const wrong = envOf({ url: first.url, prefix: second.prefix });
    for (const [program, ...words] of [
      ['command-service/verifyLog.ts'],
      ['projection-service/rebuild.ts', 'bookings'],
      ['scripts/backup.ts', '--to', join(folder, 'wrong')],
    ] as const) {
      const { code, text } = await run(program, words, wrong);
      expect(text).toContain('has the EVENTSTOREDB_STREAM_PREFIX tc-a-, but it is tc-b- here');
      expect(code).toBe(78);
    }
    expect(readdirSync(folder)).not.toContain('wrong');
  });

  it('back up without the prefix, so that the log can move', patient, async () => {
    for (const club of clubs) {
      const events = readFileSync(join(await backUp(club), 'events.jsonl'), 'utf8');
      expect(events).toContain('"ledger"');
      expect(events).not.toMatch(/tc-[ab]-/);
    }
  });

  it('restore under another prefix, and the other club is not touched', patient, async () => {
    const [first, second] = clubs;
    await first.stop();
    const backup = await backUp(first);
    const [before, keys] = [[storedOf(first), storedOf(second)], await keysOf(second)];
    const used = await run(
      'scripts/restore.ts',
      [backup, '--replace'],
      envOf({ url: first.url, prefix: second.prefix }),
    );
    expect(used.text).toContain('holds another log than this backup, and nothing can remove it');
    expect(used.text).toContain('EVENTSTOREDB_STREAM_PREFIX');
    expect(used.code).toBe(78);
    const target = envOf({ url: first.url, prefix: 'tc-a-again-' });
    const { code, text } = await run('scripts/restore.ts', [backup, '--replace'], target);
    expect(text).toContain('the chain is whole');
    expect(code).toBe(0);
    expect([storedOf(first).filter((line) => !line.includes(' tc-a-again-')), storedOf(second)]).toEqual(before);
    expect(await keysOf(second)).toEqual(keys);
    const old = await run('command-service/verifyLog.ts', [], envOf(first));
    expect(old.text).toContain('has the EVENTSTOREDB_STREAM_PREFIX tc-a-again-, but it is tc-a- here');
  });

  it('erase a person of their own, and nobody of the other club', patient, async () => {
    const [first, second] = clubs;
    const [before, keys] = [storedOf(first), await keysOf(first)];
    const keysOfSecond = (await keysOf(second)).length;
    const erase = { type: 'ErasePerson', data: { userID: '1002', force: true } } as const;
    const call = { actor: adminOf(second), idempotencyKey: 'erase', correlationId: 'spec' };
    expect(await second.service.receive({ ...erase, ...call })).toMatchObject({ outcome: 'accepted' });
    expect((await keysOf(second)).length).toBe(keysOfSecond - 1);
    expect(storedOf(first)).toEqual(before);
    expect(await keysOf(first)).toEqual(keys);
  });
});
