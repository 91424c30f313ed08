import type { ClubClock } from '../../courtPlan/plan/clubClock.ts';
import { monday, nineOClock, planFor, tennis } from '../../courtPlan/plan/club.fixture.ts';
import type { SportPlan } from '../../courtPlan/plan/sportPlan.ts';

export const day = monday;
/** The day before, so that every cell is free or booked. */
export const clock: ClubClock = nineOClock;

/** How often the name of each court was read: once for every rendered cell of it. */
export const createDrawCount = () => {
  const counts = new Map<number, number>();
  return {
    counts,
    draw: (court: number): void => void counts.set(court, (counts.get(court) ?? 0) + 1),
    take: (): number => {
      const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
      counts.clear();
      return all;
    },
  };
};
export type DrawCount = ReturnType<typeof createDrawCount>;

/** Tennis from 7 to 22 o'clock on that many courts: 30 slots each. */
export const planOfCourts = (courts: number, drawn: DrawCount): SportPlan =>
  planFor({
    ...tennis,
    courts: Array.from({ length: courts }, (_, index) => ({
      number: index + 1,
      surface: 'CLAY',
      active: true,
      get name() {
        drawn.draw(index + 1);
        return `Platz ${index + 1}`;
      },
    })),
  });

const wireBooking = (court: number, start: string, end: string) => ({
  __typename: 'Booking',
  id: `${court}-${start}`,
  _id: `${court}-${start}`,
  category: 'SINGLE',
  title: null,
  sport: 'TENNIS',
  court,
  date: day,
  start,
  end,
  state: 'BOOKED',
});

/** Two bookings of an hour on each court, which leave 28 cells per court. */
export const wireBookings = (courts: number) =>
  Array.from({ length: courts }, (_, index) => index + 1).flatMap((court) => [
    wireBooking(court, '10:00', '11:00'),
    wireBooking(court, '18:00', '19:00'),
  ]);

/** The hour that is booked and freed. */
export const liveHour = wireBooking(3, '14:00', '15:00');
