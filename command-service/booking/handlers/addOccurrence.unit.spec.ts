import { type CourtBooked, type SeriesPlanned, seriesId } from '@platzwart/contracts/booking';
import { bookingId, cents, localDate } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { block, booked, cancelled, order } from '../../ledger/courts/specSentences.ts';
import { type LedgerEvent, ledgerDecider } from '../../ledger/ledgerDecider.ts';
import { addOccurrence } from './addOccurrence.ts';
import { admin, anna, ben, callBy, type ledgerThatAccepts, needsOf } from './specDependencies.ts';

const series = seriesId('5e51e500-0000-4000-8000-000000000001');
const span = '18:00-19:30';
const on = (date: string, number: number, { place = 'TENNIS 3', at = span } = {}): CourtBooked =>
  booked(anna, { ...block(place, date, at), category: 'SAISON', seriesId: series, enteredByClub: true }, number);
const planned = (ownPrice: number | null = null): SeriesPlanned => {
  const { sport, start, end } = block('TENNIS 3', '2026-06-16', span);
  const rule = { repetition: 'WEEKLY', startdate: localDate('2026-06-16'), enddate: localDate('2026-06-30') } as const;
  return {
    type: 'SeriesPlanned',
    data: {
      ...{ seriesId: series, orderId: order(1), category: 'SAISON', sport, start, end, ...rule },
      ...{ ownPrice: ownPrice === null ? null : cents(ownPrice), skipped: [] },
    },
  };
};
const keptPrice = (event: CourtBooked): LedgerEvent => {
  const { type, data } = cancelled(event);
  return { type, data: { ...data, refund: 'NONE' } };
};

/** The second date is cancelled; `made` are the bookings of all that is added. */
const clubWith = (...history: readonly LedgerEvent[]) => {
  let state = history.reduce(ledgerDecider.evolve, ledgerDecider.initialState);
  const made: CourtBooked['data'][] = [];
  let ids = 0;
  const ledger = {
    current: () => ({ state }),
    refresh: () => Promise.resolve(),
    send: (...[command]: Parameters<ReturnType<typeof ledgerThatAccepts>['send']>) => {
      const decision = ledgerDecider.decide(command, state);
      if (decision.outcome === 'rejected') return Promise.resolve(decision);
      made.push(...decision.events.flatMap((event) => (event.type === 'CourtBooked' ? [event.data] : [])));
      state = decision.events.reduce(ledgerDecider.evolve, state);
      return Promise.resolve({ outcome: 'accepted' as const, position: '1', ids: [] });
    },
  };
  const newId = () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`;
  const needs = { ...needsOf(ledger), ledger, newId };
  const add = (date: string) => addOccurrence(needs)({ id: bookingId(series), date: localDate(date) }, callBy(admin));
  return { add, made };
};

describe('Booking a cancelled date of a series again', () => {
  const [first, second] = [on('2026-06-16', 1), on('2026-06-23', 2)];

  it('makes it as it was, in the series and at its price, and only once', async () => {
    const club = clubWith(planned(900), first, second, cancelled(second));
    expect(await club.add('2026-06-23')).toMatchObject({ outcome: 'accepted' });
    expect(await club.add('2026-06-23')).toMatchObject({ code: 'ERR_INVALID_INPUT', fields: ['date'] });
    expect(club.made).toMatchObject([
      { date: '2026-06-23', court: 3, start: '18:00', end: '19:30', category: 'SAISON', seriesId: series, price: 900 },
    ]);
    expect(club.made[0]?.personId).toBe(anna.personId);
  });

  it('does not charge again what is still paid for the cancelled one', async () => {
    const club = clubWith(planned(900), first, second, keptPrice(second));
    await club.add('2026-06-23');
    expect(club.made).toMatchObject([{ price: 0 }]);
  });

  it('takes the time that it had, where it was another than that of the series', async () => {
    const earlier = on('2026-06-23', 2, { at: '16:00-17:30' });
    const club = clubWith(planned(), first, earlier, cancelled(earlier));
    await club.add('2026-06-23');
    expect(club.made).toMatchObject([{ start: '16:00', end: '17:30' }]);
  });

  it('takes all of its courts that were cancelled, and not those that are still booked', async () => {
    const others = [on('2026-06-23', 3, { place: 'TENNIS 4' }), on('2026-06-23', 4, { place: 'TENNIS 5' })] as const;
    const club = clubWith(planned(), first, second, ...others, cancelled(second), cancelled(others[0]));
    await club.add('2026-06-23');
    expect(club.made.map(({ court }) => court)).toEqual([3, 4]);
  });

  it('books a court once that was cancelled more than once', async () => {
    const again = on('2026-06-23', 3);
    const club = clubWith(planned(), first, second, keptPrice(second), again, cancelled(again));
    expect(await club.add('2026-06-23')).toMatchObject({ outcome: 'accepted' });
    expect(club.made).toMatchObject([{ price: 0 }]);
  });

  it('refuses one whose court is taken, or that is after the last date of the series by now', async () => {
    const taken = clubWith(
      planned(),
      first,
      second,
      cancelled(second),
      booked(ben, block('TENNIS 3', '2026-06-23', '19:00-20:00'), 9),
    );
    expect(await taken.add('2026-06-23')).toMatchObject({ code: 'ERR_BOOKING_CONFLICT', fields: ['bookings.0'] });
    const { orderId: _, ...plan } = planned().data;
    const shorter = { ...plan, enddate: localDate('2026-06-16'), scope: 'ALL' } as const;
    const shortened = clubWith(planned(), first, second, cancelled(second), { type: 'SeriesChanged', data: shorter });
    expect(await shortened.add('2026-06-23')).toMatchObject({ code: 'ERR_INVALID_INPUT', fields: ['date'] });
  });
});
