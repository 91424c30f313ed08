import type { LocalDate, LocalTime } from '@platzwart/contracts/core';
import { minuteOfDay } from '@platzwart/contracts/core';
import { instantOf } from '../time/clubTime.ts';

/**
 * Whether an owner can still cancel a booking; `until` in epoch milliseconds. A deadline that is over is given by its length: the
 * booking may have been made after it, so that its owner never had until then.
 */
export type Cancellation =
  | Readonly<{ status: 'possible'; until: number }>
  | Readonly<{ status: 'tooLate'; noticeMinutes: number }>
  | Readonly<{ status: 'notPossible' }>
  | Readonly<{ status: 'over' }>;

type CancellableBooking = Readonly<{
  date: LocalDate;
  start: LocalTime;
  end: LocalTime;
  cancelable: boolean;
  cancelableUntil: string | null | undefined;
}>;

const noticeMinutesOf = ({ date, start }: CancellableBooking, until: number): number =>
  (instantOf(date, minuteOfDay(start)) - until) / 60_000;

/**
 * The server says whether and until when (decisions.md B4); time passes after its answer, so the deadline is checked
 * again here. The server decides in the end.
 */
export const cancellationOf = (booking: CancellableBooking, now: number): Cancellation => {
  if (instantOf(booking.date, minuteOfDay(booking.end)) <= now) return { status: 'over' };
  const until = booking.cancelableUntil ? Date.parse(booking.cancelableUntil) : Number.NaN;
  if (Number.isNaN(until)) return { status: 'notPossible' };
  if (until < now) return { status: 'tooLate', noticeMinutes: noticeMinutesOf(booking, until) };
  return booking.cancelable ? { status: 'possible', until } : { status: 'notPossible' };
};
