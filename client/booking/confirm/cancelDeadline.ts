import { instantOf } from '../../core/clubTime.ts';
import type { Slot } from '../plan/slot.ts';

const hourMilliseconds = 3_600_000;

/**
 * Until when a booking could be cancelled free of charge, in epoch milliseconds: so many hours before its start that really
 * pass (decisions.md B4, P15).
 */
export const cancelDeadline = (
  { date, startMinute }: Pick<Slot, 'date' | 'startMinute'>,
  cancellationHours: number,
): number => instantOf(date, startMinute) - cancellationHours * hourMilliseconds;
