import { describe, expect, it } from 'vitest';
import { bookingFilterOf, isNarrowed, withFilter } from './bookingFilter.ts';

const read = (query: string) => bookingFilterOf(new URLSearchParams(query));

describe('The filter of the list of bookings', () => {
  it('is kept in the address beside what the calendar keeps there', () => {
    const query =
      'view=list&date=2026-07-01&q=anna&state=CANCELED&category=SAISON&court=3&until=2026-07-31&sort=PRICE&order=down&page=2';
    expect(String(withFilter(new URLSearchParams('view=list&date=2026-07-01'), read(query)))).toBe(query);
    expect(String(withFilter(new URLSearchParams(query), read('')))).toBe('view=list&date=2026-07-01');
  });

  it('ignores what is not valid', () => {
    expect(read('state=GONE&category=x&court=0&until=2026-02-30&sort=x&page=-1')).toEqual(read(''));
    expect(read(`q=${'x'.repeat(101)}`).search).toHaveLength(100);
  });

  it.each(['q=a', 'state=BOOKED', 'category=BLOCK', 'court=1', 'until=2026-07-31'])(
    'may hide bookings by %s',
    (query) => {
      expect(isNarrowed(read(query))).toBe(true);
    },
  );

  it('hides nothing by its order or page', () => {
    expect(isNarrowed(read('sort=PRICE&order=down&page=2'))).toBe(false);
  });
});
