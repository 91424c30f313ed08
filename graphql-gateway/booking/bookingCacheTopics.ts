import type { CacheTopics } from '../core/cacheTopics.ts';
import { parseInput } from '../core/parseInput.ts';
import { chosenPlanRangeSchema, hasBeenInRange } from './planRange.ts';

/** Which changes of the read models invalidate cached responses about bookings. */
export const bookingCacheTopics: CacheTopics = {
  bookingsInPeriod: (args) => {
    const range = parseInput(chosenPlanRangeSchema, args);
    return { model: 'bookings', isInvalidatedBy: (row) => hasBeenInRange(range, row) };
  },
  // Any position works from which a subscription misses no change of the rows that are read beside it.
  courtPlanPosition: 'anything',
};
