import { instantOf } from '../../core/time/clubTime.ts';
import type { Slot } from '../../courtPlan/plan/slot.ts';

const hourMilliseconds = 3_600_000;

/**
 * Until when a booking could be cancelled free of charge, in epoch milliseconds: that many elapsed hours before its
 * start, not hours on the wall clock (decisions.md B4, P15).
 */
export const cancelDeadline = (
  { date, startMinute }: Pick<Slot, 'date' | 'startMinute'>,
  cancellationHours: number,
): number => instantOf(date, startMinute) - cancellationHours * hourMilliseconds;
