import type { LocalDate, LocalTime } from '@platzwart/contracts/core';
import { minuteOfDay } from '@platzwart/contracts/core';
import { instantOf } from '../clubTime.ts';

/** Whether an owner can still cancel a booking; instants in epoch milliseconds. */
export type Cancellation =
  | Readonly<{ status: 'possible'; until: number }>
  | Readonly<{ status: 'tooLate'; until: number }>
  | Readonly<{ status: 'notPossible' }>
  | Readonly<{ status: 'over' }>;

type Cancellable = Readonly<{
  date: LocalDate;
  end: LocalTime;
  cancelable: boolean;
  cancelableUntil: string | null | undefined;
}>;

/**
 * The server says whether and until when (decisions.md B4); the clock goes on after it has said so, which is why the
 * deadline is looked at again here. The server still has the last word.
 */
export const cancellationOf = (booking: Cancellable, now: number): Cancellation => {
  if (instantOf(booking.date, minuteOfDay(booking.end)) <= now) return { status: 'over' };
  const until = booking.cancelableUntil ? Date.parse(booking.cancelableUntil) : Number.NaN;
  if (Number.isNaN(until)) return { status: 'notPossible' };
  if (until < now) return { status: 'tooLate', until };
  return booking.cancelable ? { status: 'possible', until } : { status: 'notPossible' };
};
