import { describe, expect, it } from 'vitest';
import { type BookingFilter, bookingFilterOf, paramsOfBookings } from './bookingFilter.ts';

const sports = ['TENNIS', 'HALL'];

describe('The filter of the own bookings', () => {
  it.each<BookingFilter>([
    { period: 'upcoming', state: 'ALL', sport: null },
    { period: 'past', state: 'PAID', sport: 'HALL' },
  ])('comes back from the address: %o', (filter) => {
    expect(bookingFilterOf(new URLSearchParams(paramsOfBookings(filter)), sports)).toEqual(filter);
  });

  it('leaves the address empty where nothing is chosen', () => {
    expect(paramsOfBookings({ period: 'upcoming', state: 'ALL', sport: null })).toEqual({});
  });

  it('ignores what is no choice', () => {
    const params = new URLSearchParams('period=ever&state=LOST&sport=CHESS');
    expect(bookingFilterOf(params, sports)).toEqual({ period: 'upcoming', state: 'ALL', sport: null });
  });
});
