import { minimumMinutes } from './slots.ts';
import type { Span } from './spans.ts';

/** From this many hours before its start on, a booking may leave any rest (decisions.md N29b). */
export const anyRestHours = 24;

/** A court's day: what is taken of it, and its opening hours. Minutes from local midnight. */
export type CourtHours = Readonly<{ taken: readonly Span[]; opens: number; closes: number }>;

/**
 * Whether a free span, once booked, leaves a free rest beside it that is too short to be booked: from the booking before it, or the opening,
 * to its start, or from its end to the next booking, or the closing (decisions.md N29b).
 */
export const leavesGap = ({ startMinute, endMinute }: Span, { taken, opens, closes }: CourtHours): boolean => {
  const ends = taken.map((other) => other.endMinute).filter((end) => end <= startMinute);
  const starts = taken.map((other) => other.startMinute).filter((start) => start >= endMinute);
  const rests = [startMinute - Math.max(opens, ...ends), Math.min(closes, ...starts) - endMinute];
  return rests.some((rest) => rest > 0 && rest < minimumMinutes);
};
