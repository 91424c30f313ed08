import type { Court } from '@platzwart/contracts/core';
import type { SharedBooking } from '../data/planBookingOf.ts';

export type CourtToday = Readonly<{
  court: Court;
  /** In the order of their start. */
  bookings: readonly SharedBooking[];
  /** What occupies the court at this minute. */
  now: SharedBooking | null;
  next: SharedBooking | null;
}>;

/** The day of each court, seen from `minute` (since local midnight); a court without bookings is in the list, too. */
export const courtsToday = (
  courts: readonly Court[],
  bookings: readonly SharedBooking[],
  minute: number,
): readonly CourtToday[] =>
  courts.map((court) => {
    const ofCourt = bookings
      .filter((booking) => booking.court === court.number)
      .toSorted((a, b) => a.startMinute - b.startMinute);
    return {
      court,
      bookings: ofCourt,
      now: ofCourt.find(({ startMinute, endMinute }) => startMinute <= minute && minute < endMinute) ?? null,
      next: ofCourt.find(({ startMinute }) => startMinute > minute) ?? null,
    };
  });

/** How many bookings the day has, and how many courts are in use at this minute; a closed court counts for neither. */
export const countsOf = (courts: readonly CourtToday[]): Readonly<{ bookings: number; inUse: number }> => ({
  bookings: courts.flatMap(({ bookings }) => bookings).filter(({ category }) => category !== 'BLOCK').length,
  inUse: courts.filter(({ now }) => now !== null && now.category !== 'BLOCK').length,
});
