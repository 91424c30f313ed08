import { bookingId } from '@platzwart/contracts/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startJobs } from '../../jobs.ts';
import type { CommandService } from '../../commandService.ts';
import { demoSports } from '../../demo/demoClub.ts';
import { type AccountsOnPostgres, accountsOnPostgres } from '../../testing/accountsOnPostgres.ts';
import { callFor } from '../../testing/slots.ts';

let accounts: AccountsOnPostgres;
beforeAll(async () => {
  accounts = await accountsOnPostgres();
  const [tennis] = demoSports;
  if (!tennis) throw new Error('The demo club has no sports');
  const { prices, ...arrangement } = tennis;
  const { club } = accounts.service;
  const data = { ...arrangement, courts: [...arrangement.courts] };
  await club.send({ type: 'ArrangeSport', data }, callFor('sport', { actor: null }));
  const rows = prices.map((row) => ({ ...row, member: row.weekendMember }));
  await club.send({ type: 'SetPrices', data: { sport: 'TENNIS', rows } }, callFor('prices', { actor: null }));
  await accounts.register('Petra', 'ADMIN');
  await accounts.register('Anna');
  await accounts.register('Berta');
});
afterAll(() => accounts.close());

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** An hour of July 2026, on court 1. */
const book = async (name: string, day: number) => {
  const date = `2026-07-${String(day).padStart(2, '0')}`;
  const block = { sport: 'TENNIS', court: 1, date, start: '10:00', end: '11:00', price: 1_000 };
  const answer = await accounts.service.receive({
    ...{ type: 'BookAsUser', actor: accounts.person(name).personId, idempotencyKey: null, correlationId: 'spec' },
    data: { bookings: [{ ...block, paymentMethod: 'INVOICE', remark: `von ${name}` }] },
  });
  if (answer.outcome === 'rejected') throw new Error(`${name} could not book: ${answer.code}`);
  return bookingId(answer.ids[0] ?? '');
};

const closings = async () =>
  (await accounts.store.read('ledger', { from: 0, limit: 1_000 })).filter(({ type }) => type === 'BookingsAnonymised');
const boundaries = async () => (await closings()).map(({ data }) => data);
const at = (now: string): Promise<CommandService> => accounts.open({ clock: () => now });
const remembers = (service: CommandService, id: ReturnType<typeof bookingId>): boolean =>
  service.ledger.current().state.courts.bookings.has(id);

describe('Bookings of three years ago', () => {
  it("still name their people on the same day, and no longer from the club's next midnight on", async () => {
    const first = await book('Anna', 1);
    const second = await book('Berta', 2);
    const stillThatDay = await at('2029-07-01T21:59:59.000Z');
    await stillThatDay.runJob('anonymiseOldBookings');
    expect(await boundaries()).toEqual([]);
    expect(remembers(stillThatDay, first)).toBe(true);

    const theDayAfter = await at('2029-07-01T22:00:00.000Z');
    await theDayAfter.runJob('anonymiseOldBookings');
    expect(await boundaries()).toEqual([{ before: '2026-07-02' }]);
    expect([remembers(theDayAfter, first), remembers(theDayAfter, second)]).toEqual([false, true]);
  });

  it('are anonymised by the service itself, once a day and only if there are any', async () => {
    const service = await at('2029-07-02T12:00:00.000Z');
    await service.runJob('anonymiseOldBookings');
    await service.runJob('anonymiseOldBookings');
    const [closing, ...more] = await closings();
    expect(more).toEqual([]);
    expect(closing?.metadata).toMatchObject({ actor: null, role: null, idempotencyKey: null, reason: null });
    expect(JSON.stringify(closing)).not.toContain(accounts.person('Anna').personId);
  });

  it('are anonymised once although two services do it at the same moment', async () => {
    const services = [await at('2029-07-03T06:00:00.000Z'), await at('2029-07-03T06:00:00.000Z')];
    await Promise.all(services.map((service) => service.runJob('anonymiseOldBookings')));
    expect(await boundaries()).toEqual([{ before: '2026-07-02' }, { before: '2026-07-03' }]);
  });

  it('are anonymised also when they were cancelled or their person was erased', async () => {
    const cancelled = await book('Berta', 10);
    const erased = await book('Anna', 11);
    await accounts.service.receive({
      ...{ type: 'CancelBooking', actor: accounts.person('Berta').personId, idempotencyKey: null },
      ...{ correlationId: 'spec', data: { bookingId: cancelled, category: 'SINGLE', userID: null, reason: 'krank' } },
    });
    const afterwards = await at('2026-07-12T08:00:00.000Z');
    const { memberNumber, personId } = accounts.person('Anna');
    const actor = accounts.person('Petra').personId;
    await accounts.send('ErasePerson', { userID: memberNumber, force: false }, { actor, at: afterwards });

    const later = await at('2029-07-11T06:00:00.000Z');
    await later.runJob('anonymiseOldBookings');
    expect([remembers(later, cancelled), remembers(later, erased)]).toEqual([false, true]);
    const last = await at('2029-07-12T06:00:00.000Z');
    const stop = startJobs(last, quiet);
    await expect.poll(boundaries).toContainEqual({ before: '2026-07-12' });
    await stop();
    expect(remembers(last, erased)).toBe(false);
    expect([...last.ledger.current().state.courts.ofPerson.keys()]).not.toContain(personId);
  });

  it('are also anonymous in a service that starts from its snapshot', async () => {
    await accounts.service.stop();
    const { ledger } = await at('2029-07-12T07:00:00.000Z');
    const { bookings, ofPerson, openFrom } = ledger.current().state.courts;
    expect({ bookings: bookings.size, people: ofPerson.size, openFrom }).toEqual({
      ...{ bookings: 0, people: 0, openFrom: '2026-07-12' },
    });
  });
});
