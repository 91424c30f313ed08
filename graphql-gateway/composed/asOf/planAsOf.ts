import type { BookingFacts } from '../../booking/bookingFacts.ts';
import { type PlanRange, isInRange } from '../../booking/planRange.ts';
import { foldPlan } from './foldPlan.ts';
import type { PlanHistoryReads } from './planHistoryReads.ts';

/** What occupied the courts as it was known at the instant `at`, by day, time and court; billed and paid as far as it was then. */
export const planAsOf = async (
  history: PlanHistoryReads,
  range: PlanRange,
  at: string,
): Promise<readonly BookingFacts[]> => {
  const known = foldPlan(await history.ofPeriod(range, at)).filter((booking) => isInRange(range, booking));
  const bookings = await history.settled(known, at);
  return bookings.toSorted(
    (a, b) => a.date.localeCompare(b.date) || a.startMinute - b.startMinute || a.court - b.court,
  );
};
