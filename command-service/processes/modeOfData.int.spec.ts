import { randomUUID } from 'node:crypto';
import { type ClubMode, standardRules } from '@platzwart/contracts/club';
import { StartRefused } from '@platzwart/service-process/refusal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommandService } from '../commandService.ts';
import { demoPeople } from '../demo/demoPeople.ts';
import { hasDemoPeople, needsDemoClub, seedDemoClub } from '../demo/seedDemoClub.ts';
import { seededRandom } from '../demo/seededRandom.ts';
import { callFor } from '../testing/slots.ts';
import { monday10, serviceOnPostgres } from '../testing/serviceOnPostgres.ts';
import { settleMode } from './modeOfData.ts';

const settle = (service: CommandService, mode: ClubMode, removesDemoPeople = false): Promise<void> =>
  settleMode(service, {
    ...{ mode, removesDemoPeople, newId: randomUUID, clock: () => monday10 },
    hasDemoPeople: () => Promise.resolve(hasDemoPeople(service)),
  });
const modeOf = ({ club }: CommandService) => club.current().state.mode;

const clubs: Awaited<ReturnType<typeof serviceOnPostgres>>[] = [];
const freshClub = async () => {
  const club = await serviceOnPostgres();
  clubs.push(club);
  return club;
};
afterAll(() => Promise.all(clubs.map((club) => club.close())));

describe('The mode of an empty log', () => {
  it('is production from its first event on: it is never seeded, and no demo opens it', async () => {
    const { open, store } = await freshClub();
    const service = await open();
    expect(needsDemoClub(service)).toBe(true);
    await settle(service, 'production');
    await settle(service, 'production');
    expect(await store.readAll({ after: null, limit: 10 })).toMatchObject([
      { type: 'ClubOpened', data: { mode: 'production' } },
    ]);
    expect(needsDemoClub(service)).toBe(false);
    await expect(settle(service, 'demo')).rejects.toThrow(StartRefused);
    await expect(settle(await open(), 'demo')).rejects.toThrow('a club’s in production');
  });

  it('is that of the first of two processes that open it at the same time', async () => {
    const { open } = await freshClub();
    const [one, other] = [await open(), await open()];
    const settled = await Promise.allSettled([settle(one, 'production'), settle(other, 'demo')]);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(modeOf(one)).toBe(modeOf(other));
  });

  it('stays unknown in a log of an older release without the demo’s people, until production opens it', async () => {
    const service = await (await freshClub()).open();
    await service.club.send({ type: 'SetBookingRules', data: standardRules }, callFor('rules', { actor: null }));
    await settle(service, 'demo');
    expect(modeOf(service)).toBeNull();
    await settle(service, 'production');
    expect(modeOf(service)).toBe('production');
  });
});

describe('Production on the data of a demo', () => {
  let demo: Awaited<ReturnType<typeof serviceOnPostgres>>;
  let service: CommandService;
  beforeAll(async () => {
    demo = await freshClub();
    service = await demo.open();
    await seedDemoClub(service, monday10);
  });

  it('is refused', async () => {
    expect((await demo.store.readAll({ after: null, limit: 1 }))[0]).toMatchObject({ data: { mode: 'demo' } });
    await settle(service, 'demo');
    await expect(settle(service, 'production')).rejects.toThrow(/public.*DEMO_PEOPLE=remove.*erases every person/);
    expect(service.members.current().state.byId.size).toBeGreaterThan(60);
  });

  it('starts when it is told to erase the people: then nobody is left, nor can be read, and the courts stay', async () => {
    const people = [...service.members.current().state.byId.keys()];
    await settle(service, 'production', true);
    expect(service.members.current().state.byId.size).toBe(0);
    expect(await demo.vault.withKey(people)).toEqual([]);
    const credentials = { password: 'platzwart', secondFactor: null, address: '127.0.0.1', correlationId: 'spec' };
    expect(await service.signIn({ credential: 'admin@platzwart.example', ...credentials })).toMatchObject({
      code: 'ERR_INVALID_CREDENTIALS',
    });
    expect(service.club.current().state.sports).toHaveLength(3);
    const restarted = await demo.open();
    await settle(restarted, 'production');
    expect(needsDemoClub(restarted)).toBe(false);
  });
});

describe('A demo of an older release, whose log does not say that it is one', () => {
  it('is known by its people', async () => {
    const { open } = await freshClub();
    const service = await open();
    await service.members.send(
      { type: 'RegisterPeople', data: { people: [demoAdmin()] } },
      callFor('person', { actor: null }),
    );
    await expect(settle(service, 'production')).rejects.toThrow(StartRefused);
    expect(modeOf(service)).toBe('demo');
  });
});

const demoAdmin = () => {
  const [admin] = demoPeople(seededRandom(19_071_902));
  if (!admin) throw new Error('The demo has no people');
  const { personId, role, memberNumber } = admin;
  return {
    ...{ personId, role, memberNumber, discount: 0, verified: true, active: true, code: null },
    ...{ sealed: 'sealed', emailDigest: 'digest', passwordId: null },
  };
};
