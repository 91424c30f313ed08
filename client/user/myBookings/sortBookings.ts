import { type LocalDate, type LocalTime, daysBetween, minuteOfDay } from '@platzwart/contracts/core';
import { clubClockAt, instantOf } from '../../core/time/clubTime.ts';

type BookingTime = Readonly<{ date: LocalDate; start: LocalTime; end: LocalTime }>;
type BookingTimeAndState = BookingTime & Readonly<{ state: string }>;
export type SortableBooking = BookingTimeAndState & Readonly<{ cancelReason: string | null | undefined }>;

/** All instants are epoch milliseconds. */
export const startOf = ({ date, start }: BookingTime): number => instantOf(date, minuteOfDay(start));
export const endOf = ({ date, end }: BookingTime): number => instantOf(date, minuteOfDay(end));

/** decisions.md W13: computed from the clock, never an event; a cancelled booking does not end. */
export const hasEnded = (booking: BookingTimeAndState, now: number): boolean =>
  booking.state !== 'CANCELED' && endOf(booking) <= now;

export type Bookings<Booking> = Readonly<{
  /** The first that is still to be played or in progress; it is not in `upcoming`. */
  next: Booking | null;
  /** Soonest first; bookings that the club cancelled with a reason keep their place, so that their owner notices it. */
  upcoming: readonly Booking[];
  /** Not over yet, but cancelled by its owner; soonest first. */
  cancelled: readonly Booking[];
  /** Latest first. */
  past: readonly Booking[];
}>;

const isCancelledByOwner = ({ state, cancelReason }: SortableBooking): boolean => state === 'CANCELED' && !cancelReason;

export const sortBookings = <Booking extends SortableBooking>(
  bookings: readonly Booking[],
  now: number,
): Bookings<Booking> => {
  const byStart = bookings.toSorted((a, b) => startOf(a) - startOf(b));
  const ahead = byStart.filter((booking) => endOf(booking) > now);
  const next = ahead.find(({ state }) => state !== 'CANCELED') ?? null;
  return {
    next,
    upcoming: ahead.filter((booking) => booking !== next && !isCancelledByOwner(booking)),
    cancelled: ahead.filter(isCancelledByOwner),
    past: byStart.filter((booking) => endOf(booking) <= now).toReversed(),
  };
};

export type Countdown = Readonly<
  { when: 'running' } | { when: 'today' } | { when: 'tomorrow' } | { when: 'inDays'; days: number }
>;

/** The time until a booking, in the club's calendar days: tomorrow begins at the club's midnight. */
export const countdownTo = (booking: BookingTime, now: number): Countdown => {
  if (startOf(booking) <= now) return { when: 'running' };
  const days = daysBetween(clubClockAt(now).date, booking.date);
  if (days === 0) return { when: 'today' };
  return days === 1 ? { when: 'tomorrow' } : { when: 'inDays', days };
};
