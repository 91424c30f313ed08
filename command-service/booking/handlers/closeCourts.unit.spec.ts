import type { CourtBooked } from '@platzwart/contracts/booking';
import { localTime } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { type LedgerEvent, ledgerDecider } from '../../ledger/ledgerDecider.ts';
import { block, booked, booking, cancelled } from '../../ledger/courts/specSentences.ts';
import { anna, ben, trainer } from '../domain/specClub.ts';
import { closeCourts } from './closeCourts.ts';
import { reopenCourts } from './reopenCourts.ts';
import { admin, callBy, ledgerThatAccepts, needsOf } from './specDependencies.ts';

const monday = (place: string, span: string) => block(`TENNIS ${place}`, '2026-06-15', span);
const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const rain = { sport: 'TENNIS', courts: [1, 2], until: localTime('14:00'), reason: 'Regen' };

/** A club with these bookings at `now` (10:00 in Musterstadt); `events` are what it writes. */
const clubWithBookings = (history: readonly CourtBooked[], now = '2026-06-15T08:00:00Z') => {
  let state = history.reduce(ledgerDecider.evolve, ledgerDecider.initialState);
  const events: LedgerEvent[] = [];
  const reasons: (string | null)[] = [];
  let ids = 0;
  const ledger = {
    current: () => ({ state }),
    refresh: () => Promise.resolve(),
    send: (...[command, call]: Parameters<ReturnType<typeof ledgerThatAccepts>['send']>) => {
      const decision = ledgerDecider.decide(command, state);
      if (decision.outcome === 'rejected') return Promise.resolve(decision);
      reasons.push(call.reason);
      events.push(...decision.events);
      state = decision.events.reduce(ledgerDecider.evolve, state);
      return Promise.resolve({ outcome: 'accepted' as const, position: '1', ids: [] });
    },
  };
  const needs = { ...needsOf(ledger), ledger, newId: () => id(++ids) };
  const call = { ...callBy(admin), now };
  return {
    events,
    reasons,
    close: (change: Partial<typeof rain> = {}) => closeCourts(needs)({ ...rain, ...change }, call),
    reopen: (...closures: readonly ReturnType<typeof booking>[]) =>
      reopenCourts(needs)({ closures: [...closures] }, call),
    closures: () => events.flatMap((event) => (event.type === 'CourtBooked' ? [event.data] : [])),
  };
};

/** `1 10:00-14:00 Regen` */
const inWords = ({ court, start, end, title }: CourtBooked['data']): string => `${court} ${start}-${end} ${title}`;
const closure = (place: string, span: string, number = 1) => booked(null, monday(place, span), number);

describe('Closing courts', () => {
  it('takes them from the running half hour on, in one append, and tells the players why', async () => {
    const runs = booked(anna, monday('1', '09:30-10:30'), 1);
    const later = booked(trainer, monday('2', '13:30-15:00'), 2);
    const club = clubWithBookings(
      [runs, later, booked(ben, monday('2', '14:00-15:00'), 3), booked(ben, monday('3', '11:00-12:00'), 4)],
      '2026-06-15T08:20:00Z',
    );
    expect(await club.close()).toMatchObject({ outcome: 'accepted' });
    expect(club.closures().map(inWords)).toEqual(['1 10:00-14:00 Regen', '2 10:00-14:00 Regen']);
    expect(club.events.slice(0, 2)).toEqual([
      { ...cancelled(runs), data: { ...cancelled(runs).data, displacedBy: id(1) } },
      { ...cancelled(later), data: { ...cancelled(later).data, displacedBy: id(2) } },
    ]);
    expect(club.events).toHaveLength(4);
    expect(club.reasons).toEqual(['Regen']);
  });

  it('leaves the club’s own entries, and closes the time around them', async () => {
    const cup = booked(null, { ...monday('2', '11:00-13:00'), category: 'EVENT', title: 'Pokal' }, 2);
    const club = clubWithBookings([closure('1', '12:00-20:00'), cup]);
    await club.close();
    expect(club.events.map(({ type }) => type)).toEqual(['CourtBooked', 'CourtBooked', 'CourtBooked']);
    expect(club.closures().map(inWords)).toEqual(['1 10:00-12:00 Regen', '2 10:00-11:00 Regen', '2 13:00-14:00 Regen']);
  });

  it('writes nothing for courts that are closed already', async () => {
    const club = clubWithBookings([closure('1', '09:00-20:00'), closure('2', '10:00-14:00', 2)]);
    expect(await club.close()).toMatchObject({ outcome: 'accepted' });
    expect(club.events).toEqual([]);
  });

  it('begins at opening time where the club is not open yet', async () => {
    const club = clubWithBookings([], '2026-06-15T03:10:00Z');
    await club.close({ courts: [1] });
    expect(club.closures().map(inWords)).toEqual(['1 07:00-14:00 Regen']);
  });

  it.each([
    ['a time that is over', { until: localTime('10:00') }, 'ERR_BOOKING_TIME_INVALID until'],
    ['a time after closing', { until: localTime('22:30') }, 'ERR_BOOKING_TIME_INVALID start'],
    ['a time off the grid', { until: localTime('11:10') }, 'ERR_BOOKING_TIME_INVALID start'],
    ['an unknown court', { courts: [9] }, 'ERR_INVALID_INPUT courts'],
    ['an unknown sport', { sport: 'GOLF' }, 'ERR_INVALID_INPUT sport'],
  ])('refuses %s', async (_, change, refused) => {
    const club = clubWithBookings([booked(anna, monday('1', '11:00-12:00'))]);
    const answer = await club.close(change);
    expect(answer.outcome === 'rejected' && `${answer.code} ${answer.fields[0]}`).toBe(refused);
    expect(club.events).toEqual([]);
  });

  it('is refused in a club without settings', async () => {
    const ledger = { ...ledgerThatAccepts(), current: () => ({ state: ledgerDecider.initialState }) };
    const needs = { ...needsOf(ledger), settings: () => null, newId: () => id(1) };
    const withLedger = { ...needs, ledger: { ...ledger, refresh: () => Promise.resolve() } };
    expect(await closeCourts(withLedger)(rain, callBy(admin))).toMatchObject({ code: 'ERR_LOAD_SETTINGS' });
    expect(await reopenCourts(withLedger)({ closures: [booking(1)] }, callBy(admin))).toMatchObject({
      code: 'ERR_LOAD_SETTINGS',
    });
  });
});

describe('Opening courts early', () => {
  it('frees them from the running half hour on, and keeps what was closed before', async () => {
    const club = clubWithBookings([closure('1', '09:00-20:00')], '2026-06-15T08:20:00Z');
    await club.reopen(booking(1));
    expect(club.events.map(({ type }) => type)).toEqual(['BookingCancelled', 'CourtBooked']);
    expect(club.closures().map(inWords)).toEqual(['1 09:00-10:00 Platzpflege']);
  });

  it('cancels a closure that has not begun, or began with this half hour', async () => {
    const club = clubWithBookings(
      [closure('1', '10:00-20:00'), closure('2', '18:00-20:00', 2)],
      '2026-06-15T08:20:00Z',
    );
    await club.reopen(booking(1), booking(2), booking(1));
    expect(club.events.map(({ type }) => type)).toEqual(['BookingCancelled', 'BookingCancelled']);
  });

  it('changes nothing twice, nor what is over', async () => {
    const club = clubWithBookings([closure('1', '09:00-20:00'), closure('2', '08:00-10:00', 2)]);
    await club.reopen(booking(1), booking(2));
    const written = club.events.length;
    await club.reopen(booking(1), booking(2));
    expect(written).toBe(2);
    expect(club.events).toHaveLength(written);
  });

  it('never ends a person’s booking, nor one that is unknown', async () => {
    const club = clubWithBookings([booked(anna, monday('1', '11:00-12:00'))]);
    expect(await club.reopen(booking(1))).toMatchObject({ code: 'ERR_BOOKING_NOT_FOUND' });
    expect(await club.reopen(booking(7))).toMatchObject({ code: 'ERR_BOOKING_NOT_FOUND' });
    expect(club.events).toEqual([]);
  });
});
