import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LogHead, standardRules } from '@platzwart/contracts/club';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { poolOn } from '../../tests/support/poolOn.ts';
import type { CommandService } from '../commandService.ts';
import { flawOfLastEvents, signLogHead } from '../core/logHead.ts';
import { readLogHead } from '../core/logHeadFile.ts';
import { seedDemoClub } from '../demo/seedDemoClub.ts';
import { checkLogChain } from '../logChain.ts';
import { monday10, serviceOnPostgres } from '../testing/serviceOnPostgres.ts';
import { callFor } from '../testing/slots.ts';

const secret = 'the secret between the services of the specs';
const week = 7 * 24 * 3_600_000;

describe('The signed head of the log', () => {
  let club: Awaited<ReturnType<typeof serviceOnPostgres>>;
  let service: CommandService;
  let folder: string;
  let file: string;
  let now = Date.parse(monday10);
  const complaints: unknown[] = [];

  const readKept = async (): Promise<LogHead> => {
    const head = await readLogHead(file);
    if (!head) throw new Error('No head was kept');
    return head;
  };
  /** What an intruder with every right in the database could do. */
  const tamper = async (...statements: readonly string[]): Promise<void> => {
    const pool = poolOn(club.url, 1);
    const client = await pool.connect();
    await client.query('set session_replication_role = replica');
    for (const statement of statements) await client.query(statement);
    client.release(true);
    await pool.end();
  };
  const changeRules = (hours: number) =>
    service.club.send(
      { type: 'SetBookingRules', data: { ...standardRules, cancellationHours: hours } },
      callFor(`rules ${hours}`, { actor: null }),
    );
  const headsSent = async () =>
    (await club.store.read('club')).filter(({ type }) => type === 'LogHeadSent').map(({ data }) => data);

  beforeAll(async () => {
    club = await serviceOnPostgres();
    folder = await mkdtemp(join(tmpdir(), 'platzwart-head-'));
    file = join(folder, 'log-head.json');
    const log = { info: () => undefined, warn: () => undefined, error: (facts: unknown) => complaints.push(facts) };
    const clock = (): string => new Date(now).toISOString();
    const logHead = { file, secret, recipient: 'admin@platzwart.example' };
    service = await club.open({ log, clock, logHead });
    await seedDemoClub(service, monday10);
    await service.runJob('keepLogHead');
    await tamper('create table public.saved as select * from event_store.events');
  });
  afterAll(async () => {
    await club.close();
    await rm(folder, { recursive: true });
  });

  describe('names what was done to the events that it knows', () => {
    let head: LogHead;
    beforeEach(async () => {
      head = await readKept();
    });
    afterEach(() =>
      tamper('delete from event_store.events', 'insert into event_store.events select * from public.saved'),
    );
    const last = `(select max(revision) from event_store.events where stream = 'members')`;
    const broken = async () => (await checkLogChain(club.store, { head })).broken;

    it('nothing, where nothing was done', async () => {
      expect(await checkLogChain(club.store, { head })).toMatchObject({ broken: null, streams: 3, isWhole: true });
      expect(await flawOfLastEvents(club.store, head)).toBeNull();
    });

    it('a changed last event', async () => {
      await tamper(`update event_store.events set data = '{}' where stream = 'members' and revision = ${last}`);
      const flaw = { stream: 'members', because: 'it is not the event that the signed head knows' };
      expect((await checkLogChain(club.store)).broken).toBeNull();
      expect(await broken()).toMatchObject(flaw);
      expect(await flawOfLastEvents(club.store, head)).toMatchObject(flaw);
    });

    it('removed last events', async () => {
      await tamper(`delete from event_store.events where stream = 'ledger' and revision > 9`);
      const because = `the last ${(head.streams['ledger']?.events ?? 0) - 10} events of ledger are missing after it`;
      expect((await checkLogChain(club.store)).broken).toBeNull();
      expect(await broken()).toMatchObject({ stream: 'ledger', revision: 9, because });
      expect(await flawOfLastEvents(club.store, head)).toMatchObject({ stream: 'ledger' });
    });

    it('a removed stream', async () => {
      await tamper(`delete from event_store.events where stream = 'club'`);
      expect((await checkLogChain(club.store)).broken).toBeNull();
      expect(await broken()).toMatchObject({ stream: 'club', because: 'the stream club is missing', position: null });
      expect(await flawOfLastEvents(club.store, head)).toMatchObject({ stream: 'club' });
    });

    it('a changed time of recording', async () => {
      await tamper(
        `update event_store.events set recorded_at = recorded_at - interval '1 day' where stream = 'ledger' and revision = 3`,
      );
      expect((await checkLogChain(club.store)).broken).toBeNull();
      const flaw = await broken();
      expect(flaw?.stream).toBe('ledger');
      expect(flaw?.because).toContain('recorded has been changed');
    });

    it('a chain that was forged anew from one event on', async () => {
      await tamper(
        `delete from event_store.events where stream = 'members' and revision > 0`,
        `update event_store.events set data = '{"another":"person"}' where stream = 'members'`,
      );
      expect(await broken()).toMatchObject({ stream: 'members' });
    });
  });

  it('goes on from the kept one, and covers what came since as a new reading of the whole log does', async () => {
    await changeRules(12);
    await service.runJob('keepLogHead');
    const head = await readKept();
    expect(head.streams['club']?.events).toBe((await club.store.read('club')).length - (await headsSent()).length + 1);
    expect((await checkLogChain(club.store, { head })).broken).toBeNull();
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(head);
  });

  it('is sent to the person whom the club has named, once a week', async () => {
    await service.runJob('keepLogHead');
    expect(await headsSent()).toHaveLength(1);
    now += week;
    await service.runJob('keepLogHead');
    await service.runJob('keepLogHead');
    const sent = await headsSent();
    expect(sent).toHaveLength(2);
    const [person] = [...service.members.current().state.byId.values()].filter(({ role }) => role === 'ADMIN');
    expect(sent[1]).toMatchObject({ personId: person?.personId, head: { takenAt: new Date(now).toISOString() } });
  });

  it('is evidence: it stays as it is, with a complaint, where the log contradicts it or it is not signed by us', async () => {
    const head = await readKept();
    const forged = signLogHead({ ...head, streams: {} }, 'another secret');
    await writeFile(file, JSON.stringify(forged));
    await service.runJob('keepLogHead');
    expect(await readKept()).toEqual(forged);
    expect(complaints).toHaveLength(1);
    await writeFile(file, JSON.stringify(head));
    await tamper(`delete from event_store.events where stream = 'ledger' and revision > 9`);
    await service.runJob('keepLogHead');
    expect(await readKept()).toEqual(head);
    expect(complaints).toHaveLength(2);
  });
});
