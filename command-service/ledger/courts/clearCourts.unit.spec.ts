import { type SportArrangement, localTime } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { anna, at, ben, tennis } from '../../booking/domain/specClub.ts';
import { specificationFor } from '../../core/specification.ts';
import { unfitBookings } from './clearCourts.ts';
import { courtsDecider } from './courts.ts';
import { block, booked, cancelled } from './specSentences.ts';

const now = at('2026-06-18T08:00:00Z');
const given = specificationFor(courtsDecider);
const yesterday = booked(anna, block('TENNIS 1', '2026-06-17', '20:00-22:00'), 1);
const late = booked(anna, block('TENNIS 1', '2026-06-19', '20:00-22:00'), 2);
const early = booked(ben, block('TENNIS 2', '2026-06-18', '18:00-19:00'), 3);
const closed = booked(null, block('TENNIS 8', '2026-06-20', '10:00-11:00'), 4);
const hall = booked(ben, block('HALL 1', '2026-06-20', '22:00-23:00'), 5);
const state = [yesterday, late, early, closed, hall].reduce(courtsDecider.evolve, courtsDecider.initialState);

const sevenUntilNine = {
  ...tennis,
  closesAt: localTime('21:00'),
  courts: tennis.courts.map((court) => ({ ...court, active: court.number < 8 })),
};
const unfit = (sports: readonly string[], arrangements: readonly SportArrangement[] = [sevenUntilNine]) =>
  unfitBookings(state, { sports, arrangements }, now).map(({ bookingId }) => bookingId);

describe('Bookings that no longer fit', () => {
  it('are those ahead on closed courts and in closed hours, of these sports, in order', () => {
    expect(unfit(['TENNIS'])).toEqual([late.data.bookingId, closed.data.bookingId]);
  });

  it('are all of a sport that is no longer offered', () => {
    expect(unfit(['TENNIS', 'HALL'], [tennis])).toEqual([hall.data.bookingId]);
  });

  it('are cancelled once, and not when they have begun', () => {
    const bookings = [late, yesterday].map(({ data }) => ({ bookingId: data.bookingId, sealedReason: 'sealed' }));
    const clear = { type: 'ClearCourts', data: { bookings, now } } as const;
    const once = cancelled(late);
    given(yesterday, late)
      .when(clear)
      .then({ ...once, data: { ...once.data, sealedReason: 'sealed' } });
    given(yesterday, late, once).when(clear).thenNothingHappens();
  });
});
