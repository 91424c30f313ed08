import { type LocalDate, type LocalTime, daysBetween, minuteOfDay } from '@platzwart/contracts/core';
import { clubClockAt, instantOf } from '../../core/clubTime.ts';

type Timed = Readonly<{ date: LocalDate; start: LocalTime; end: LocalTime }>;
type Stated = Timed & Readonly<{ state: string }>;
type Cancellable = Stated & Readonly<{ cancelReason: string | null | undefined }>;

/** All instants are epoch milliseconds. */
export const startOf = ({ date, start }: Timed): number => instantOf(date, minuteOfDay(start));
export const endOf = ({ date, end }: Timed): number => instantOf(date, minuteOfDay(end));

/** decisions.md W13: a label of the clock, never an event; what was cancelled does not end. */
export const hasEnded = (booking: Stated, now: number): boolean =>
  booking.state !== 'CANCELED' && endOf(booking) <= now;

export type Bookings<Booking> = Readonly<{
  /** The first that is still to be played or being played; it is not in `upcoming`. */
  next: Booking | null;
  /** Soonest first; what the club cancelled and said why stays in its place, so that nobody comes for nothing. */
  upcoming: readonly Booking[];
  /** Not over yet, but cancelled by its owner; soonest first. */
  cancelled: readonly Booking[];
  /** Latest first. */
  past: readonly Booking[];
}>;

const isPutAway = ({ state, cancelReason }: Cancellable): boolean => state === 'CANCELED' && !cancelReason;

export const sortBookings = <Booking extends Cancellable>(
  bookings: readonly Booking[],
  now: number,
): Bookings<Booking> => {
  const byStart = bookings.toSorted((a, b) => startOf(a) - startOf(b));
  const ahead = byStart.filter((booking) => endOf(booking) > now);
  const next = ahead.find(({ state }) => state !== 'CANCELED') ?? null;
  return {
    next,
    upcoming: ahead.filter((booking) => booking !== next && !isPutAway(booking)),
    cancelled: ahead.filter(isPutAway),
    past: byStart.filter((booking) => endOf(booking) <= now).toReversed(),
  };
};

export type Countdown = Readonly<
  { when: 'running' } | { when: 'today' } | { when: 'tomorrow' } | { when: 'inDays'; days: number }
>;

/** How far a booking is away, in the club's calendar days: tomorrow begins at the club's midnight. */
export const countdownTo = (booking: Timed, now: number): Countdown => {
  if (startOf(booking) <= now) return { when: 'running' };
  const days = daysBetween(clubClockAt(now).date, booking.date);
  if (days === 0) return { when: 'today' };
  return days === 1 ? { when: 'tomorrow' } : { when: 'inDays', days };
};
