import { randomUUID } from 'node:crypto';
import { addDays, cents, localTime } from '@platzwart/contracts/core';
import { maxPeoplePerImport } from '@platzwart/contracts/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectEventStoreDb } from '../event-store/eventstoredb/connectEventStoreDb.ts';
import { type StandInServer, startStandInServer } from '../event-store/eventstoredb/standIn/standInServer.ts';
import type { CommandService } from './commandService.ts';
import { seedDemoClub } from './demo/seedDemoClub.ts';
import { demoDayAt } from './demo/demoOrder.ts';
import { checkLogChain } from './logChain.ts';
import { monday10, serviceOnPostgres } from './testing/serviceOnPostgres.ts';

/** What the runtime makes of the other adapter; what a real server does, the event store's own contract shows. */
describe('The command-service with its log in EventStoreDB', () => {
  let server: StandInServer;
  let club: Awaited<ReturnType<typeof serviceOnPostgres>>;
  let service: CommandService;
  beforeAll(async () => {
    server = await startStandInServer();
    club = await serviceOnPostgres(() => connectEventStoreDb(server.url));
    service = await club.open();
    expect(await seedDemoClub(service, monday10)).toMatchObject({ people: 60, refused: 0 });
  });
  afterAll(async () => {
    await club.close();
    await server.stop();
  });

  const date = addDays(demoDayAt(monday10).today, 30);
  const bookBy = (
    through: CommandService,
    memberNumber: string,
    { court, key }: Readonly<{ court: number; key: string }>,
  ) => {
    const actor = service.members.current().state.byNumber.get(memberNumber) ?? null;
    const requested = {
      sport: 'TENNIS',
      date,
      start: localTime('08:00'),
      end: localTime('09:00'),
      court,
      price: cents(800),
    };
    const data = { bookings: [{ ...requested, paymentMethod: 'INVOICE', remark: null }] };
    return through.receive({ type: 'BookAsUser', actor, idempotencyKey: key, correlationId: 'spec', data });
  };

  it('chains the events that this store returns', async () => {
    expect(await checkLogChain(club.store)).toMatchObject({ streams: 3, broken: null });
  });

  it('starts from its snapshot, and repeats the first answer', async () => {
    const first = await bookBy(service, '1001', { court: 1, key: 'again' });
    expect(first).toMatchObject({ outcome: 'accepted' });
    await service.stop();
    const restarted = await club.open();
    expect(await bookBy(restarted, '1001', { court: 1, key: 'again' })).toEqual(first);
    expect(restarted.ledger.current()).toMatchObject({ revision: service.ledger.current().revision });
    service = restarted;
  });

  it('sells a court once, although two processes sell it', async () => {
    const other = await club.open();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        bookBy(index % 2 === 0 ? service : other, index % 4 < 2 ? '1001' : '1002', { court: 2, key: `race ${index}` }),
      ),
    );
    const outcomes = answers.map((answer) => (answer.outcome === 'rejected' ? answer.code : answer.outcome));
    expect(outcomes.toSorted()).toEqual([...Array<string>(19).fill('ERR_BOOKING_CONFLICT'), 'accepted']);
  });

  it('imports the longest list of the longest names in one append', async () => {
    const long = (sign: string, count: number) => sign.repeat(count);
    const people = Array.from({ length: maxPeoplePerImport }, (_, number) => ({
      ...{ personId: randomUUID(), memberNumber: String(500_000 + number), role: 'MEMBER', discount: 100 },
      // All but the first are children of the first.
      guardianID: number === 0 ? null : '500000',
      person: {
        ...{ firstName: long('Ä', 50), lastName: long('ß', 50), phone: `+49 ${long('7', 16)}`, language: 'de' },
        email: `${String(number).padStart(64, 'a')}@${[60, 60, 60].map((count) => long('b', count)).join('.')}.de`,
        address: { city: long('Ö', 100), street: long('ü', 100), houseNumber: long('7', 10), zip: '12345' },
      },
    }));
    const actor = service.members.current().state.byNumber.get('100') ?? null;
    const key = long('k', 200);
    const all = { type: 'ImportPeople', actor, idempotencyKey: key, correlationId: key, data: { people } } as const;
    expect(await service.receive(all)).toMatchObject({ outcome: 'accepted' });
    expect(await service.receive({ ...all, idempotencyKey: 'again' })).toMatchObject({
      outcome: 'accepted',
      position: null,
    });
  });

  it('recovers from a lost answer', async () => {
    server.injectFaults('answer lost');
    expect(await bookBy(service, '1001', { court: 3, key: 'lost' })).toMatchObject({ outcome: 'accepted' });
    const { broken } = await checkLogChain(club.store);
    expect(broken).toBeNull();
  });
});
