import { localDate } from '@platzwart/contracts/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommandService } from '../commandService.ts';
import { seedDemoClub } from '../demo/seedDemoClub.ts';
import { monday10, serviceOnPostgres } from '../testing/serviceOnPostgres.ts';

describe('Refused attempts to book', () => {
  let club: Awaited<ReturnType<typeof serviceOnPostgres>>;
  let service: CommandService;
  beforeAll(async () => {
    club = await serviceOnPostgres();
    service = await club.open();
    await seedDemoClub(service, monday10);
  });
  afterAll(() => club.close());

  const recorded = async () => (await club.store.read('club')).filter(({ type }) => type === 'BookingsRefused');
  /** A block that begins when the club is closed. */
  const attempt = (personId: string, date: string) => {
    const block = { sport: 'TENNIS', date, start: '03:00', end: '04:00', court: 1, price: 0 };
    const bookings = [{ ...block, paymentMethod: 'INVOICE', remark: null, players: [] }];
    const request = { type: 'BookAsUser' as const, idempotencyKey: null, correlationId: 'spec', data: { bookings } };
    const [actor] = [...service.members.current().state.byId.values()].filter((each) => each.personId === personId);
    return service.receive({ ...request, actor: actor?.personId ?? null });
  };

  it('are one event an hour without anybody, and are not lost when the service stops', async () => {
    const members = [...service.members.current().state.byId.values()].filter(({ role }) => role === 'MEMBER');
    for (const { personId } of members.slice(0, 2))
      expect(await attempt(personId, '2026-06-16')).toMatchObject({ code: 'ERR_BOOKING_TIME_INVALID' });
    await service.runJob('recordRefusals');
    await service.runJob('recordRefusals');
    const [first, ...others] = await recorded();
    expect(others).toEqual([]);
    const cell = { sport: 'TENNIS', date: localDate('2026-06-16'), hour: 3, reason: 'ERR_BOOKING_TIME_INVALID' };
    expect(first).toMatchObject({ data: { refused: [{ ...cell, attempts: 2 }] }, metadata: { actor: null } });
    await attempt(members[0]?.personId ?? '', '2026-06-17');
    await service.stop();
    expect((await recorded()).map(({ data }) => data)).toEqual([
      first?.data,
      { refused: [{ ...cell, date: '2026-06-17', attempts: 1 }] },
    ]);
  });
});
