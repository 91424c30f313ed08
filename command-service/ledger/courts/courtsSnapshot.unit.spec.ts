import { cents } from '@platzwart/contracts/core';
import { seriesId } from '@platzwart/contracts/booking';
import { describe, expect, it } from 'vitest';
import { announced, eventOn, occupied, party } from './specEventSentences.ts';
import { courtsDecider } from './courts.ts';
import { courtsSnapshot } from './courtsSnapshot.ts';
import { anna, ben } from '../../booking/domain/specClub.ts';
import { change, planned } from './specChanges.ts';
import { anonymised, block, booked, booking, cancelled, order } from './specSentences.ts';

const { decide, evolve, initialState } = courtsDecider;
const annas = booked(anna, block('TENNIS 3', '2026-06-16', '18:00-19:00'), 1);
const bens = booked(ben, block('TENNIS 3', '2026-06-16', '19:00-20:00'), 2);
const clubs = booked(null, block('HALL 1', '2026-06-16', '23:00-24:00'), 3);
const sealedRemark = { sealed: 'sealed', plain: null, same: [] };
const state = [annas, bens, clubs, cancelled(bens)].reduce(evolve, initialState);

const none = { people: [], series: [], clubEvents: [] };
const written = (of: typeof state): unknown => JSON.parse([...courtsSnapshot.encode(of)].join(''));

describe('A snapshot of the courts', () => {
  it('is JSON, grouped by court and day', () => {
    const snapshot = written(state);
    expect(snapshot).toHaveProperty('people.length', 2);
    expect(snapshot).toHaveProperty('courtDays.length', 2);
    expect(JSON.stringify(snapshot)).toContain(
      JSON.stringify({
        sport: 'HALL',
        court: 1,
        date: '2026-06-16',
        bookings: [[booking(3), null, 'BLOCK', 1380, 1440, 'BOOKED', 1200, { title: 'Platzpflege' }]],
      }),
    );
  });

  it('is written in short pieces, and is restored unchanged', () => {
    const many = Array.from({ length: 5_000 }, (_, number) =>
      booked(
        anna,
        block('TENNIS 1', `20${10 + (number % 80)}-0${1 + (number % 9)}-1${number % 10}`, '18:00-19:00'),
        number,
      ),
    ).reduce(evolve, initialState);
    const pieces = [...courtsSnapshot.encode(many)];
    expect(pieces.length).toBeGreaterThan(10);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(200_000);
    expect(courtsSnapshot.decode(JSON.parse(pieces.join('')))).toEqual(many);
  });

  it('contains who plays with whom', () => {
    const { sport, court, date, start, end, bookingId } = annas.data;
    const place = { sport, court, date, start, end, bookingId, personId: anna.personId };
    const fee = { sealedGuests: 'v1.guest', guestFee: cents(500), guestFeeVatRate: 19, guestFeePayment: null };
    const players = { members: [ben.personId], added: [ben.personId], guests: 1, ...fee };
    const played = evolve(state, { type: 'PlayersChanged', data: { ...place, ...players } });
    expect(played.playing.get(ben.personId)).toHaveLength(1);
    expect(courtsSnapshot.decode(written(played))).toEqual(played);
    expect(evolve(played, anonymised('2026-06-17')).playing.size).toBe(0);
  });

  it('contains the series, with the dates that they leave out', () => {
    const id = seriesId('5e51e500-0000-4000-8000-000000000001');
    const place = block('TENNIS 3', '2026-06-23', '18:00-19:00');
    const { sport, start, end, date } = place;
    const skipped = [{ date, court: 3, reason: 'TAKEN' as const }];
    const rule = { repetition: 'WEEKLY' as const, startdate: date, enddate: date };
    const plan = { seriesId: id, orderId: order(9), category: 'SAISON' as const, sport, start, end, ...rule, skipped };
    const events = [
      { type: 'SeriesPlanned' as const, data: { ...plan, ownPrice: null } },
      booked(anna, { ...place, court: 4, seriesId: id, enteredByClub: true, category: 'SAISON' }, 9),
    ];
    const withSeries = events.reduce(evolve, state);
    expect(courtsSnapshot.decode(written(withSeries)).series.toJS()).toEqual(withSeries.series.toJS());
    expect(courtsSnapshot.decode(written(withSeries)).bookings.get(booking(9))).toEqual(
      withSeries.bookings.get(booking(9)),
    );
    const closed = evolve(withSeries, anonymised('2026-06-24'));
    expect(closed.series.size).toBe(0);
  });

  it('contains the events of the club, with their courts', () => {
    const court = block('TENNIS 1', '2026-06-20', '10:00-18:00');
    const events = [announced(1, eventOn(court, [1])), occupied(11, court), announced(2, party)];
    const withEvents = events.reduce(evolve, state);
    expect(courtsSnapshot.decode(written(withEvents)).clubEvents.toJS()).toEqual(withEvents.clubEvents.toJS());
  });

  it('contains what was changed, and the new plan of a series', () => {
    const id = seriesId('5e51e500-0000-4000-8000-000000000001');
    const changed = [
      planned(id),
      booked(anna, { ...block('TENNIS 3', '2026-06-23', '18:00-19:00'), seriesId: id, enteredByClub: true }, 9),
    ].reduce(evolve, state);
    const command = change(9, block('TENNIS 5', '2026-06-24', '18:00-19:00'), {
      ...{ price: cents(5), hasReason: true, owners: [{ person: anna, remark: sealedRemark, sealedReason: null }] },
    });
    const decision = decide(command, changed);
    if (decision.outcome === 'rejected') throw new Error(decision.code);
    const after = decision.events.reduce(evolve, changed);
    expect(after.bookings.get(booking(9))).toMatchObject({
      changedAlone: true,
      ownPrice: true,
      sealedRemark: 'sealed',
    });
    const restored = courtsSnapshot.decode(written(after));
    expect(restored.bookings.toJS()).toEqual(after.bookings.toJS());
    expect(restored.series.toJS()).toEqual(after.series.toJS());
  });

  it('of no bookings is restored without bookings', () => {
    expect(courtsSnapshot.decode(written(initialState))).toEqual(initialState);
  });

  it('contains the closed days, and nobody who booked on them', () => {
    const closed = evolve(state, anonymised('2026-06-17'));
    const snapshot = written(closed);
    expect(snapshot).toMatchObject({ people: [], openFrom: '2026-06-17' });
    expect(courtsSnapshot.decode(snapshot)).toEqual(closed);
  });

  it.each([
    ['nothing', null],
    ['one of before days were closed', { people: [], series: [], courtDays: [] }],
    ['another shape', { bookings: [] }],
    [
      'a person that is missing',
      { ...none, openFrom: null, courtDays: [day([booking(1), 0, 'SINGLE', 1080, 1140, 'BOOKED', 1200])] },
    ],
    [
      'a booking without its state',
      { ...none, openFrom: null, courtDays: [day([booking(1), null, 'BLOCK', 1080, 1140, 1200])] },
    ],
    [
      'a price that is none',
      { ...none, openFrom: null, courtDays: [day([booking(1), null, 'BLOCK', 1080, 1140, 'BOOKED', -1])] },
    ],
    [
      'a minute that no day has',
      { ...none, openFrom: null, courtDays: [day([booking(1), null, 'BLOCK', 1080, 1500, 'BOOKED', 1200])] },
    ],
  ])('is not decoded from %s', (_, snapshot) => {
    expect(() => courtsSnapshot.decode(snapshot)).toThrow();
  });
});

function day(entry: readonly unknown[]) {
  return { sport: 'TENNIS', court: 1, date: '2026-06-16', bookings: [entry] };
}
