import { describe, expect, it } from 'vitest';
import { booked, minute, tennis } from '../../courtPlan/plan/club.fixture.ts';
import { countsOf, courtsToday } from './courtsToday.ts';

const { courts } = tennis;
const courtOf = (day: ReturnType<typeof courtsToday>, number: number) =>
  day.find(({ court }) => court.number === number);

describe('The courts of today', () => {
  it('say what is on each court now, and what is next', () => {
    const day = courtsToday(
      courts,
      [booked('12:00', '13:00'), booked('09:00', '10:00'), booked('10:00', '11:00')],
      570,
    );
    expect(courtOf(day, 3)).toMatchObject({ now: { id: '3-09:00' }, next: { id: '3-10:00' } });
    expect(courtOf(day, 3)?.bookings.map(({ id }) => id)).toEqual(['3-09:00', '3-10:00', '3-12:00']);
  });

  it('contain a court without bookings', () => {
    expect(courtOf(courtsToday(courts, [], 570), 8)).toMatchObject({ bookings: [], now: null, next: null });
  });

  it('have a booking on the court from its first minute to its last', () => {
    const at = (time: string) => courtOf(courtsToday(courts, [booked('09:00', '10:00')], minute(time)), 3)?.now ?? null;
    expect([at('08:59'), at('10:00')]).toEqual([null, null]);
    expect([at('09:00')?.id, at('09:59')?.id]).toEqual(['3-09:00', '3-09:00']);
  });

  it('count a closed court neither as a booking nor as in use', () => {
    const closed = { ...booked('07:00', '12:00', 1), category: 'BLOCK' } as const;
    expect(countsOf(courtsToday(courts, [closed, booked('09:00', '10:00')], minute('09:30')))).toEqual({
      bookings: 1,
      inUse: 1,
    });
  });
});
