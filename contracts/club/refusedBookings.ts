import * as v from 'valibot';
import { localDateSchema, sportKeySchema } from '../core/index.ts';

/** Refusals of somebody who wanted to play: the court was taken, a limit, a time that cannot be booked (yet), a gap that would stay. */
export const refusedReasons = [
  'ERR_BOOKING_CONFLICT',
  'ERR_BOOKING_LIMIT',
  'ERR_BOOKING_TIME_INVALID',
  'ERR_BOOKING_LEAVES_GAP',
] as const;
export type RefusedReason = (typeof refusedReasons)[number];

/** More of them at once are not told apart; a club has fewer in a busy month. */
export const maxRefusedCells = 500;

const count = v.pipe(v.number(), v.integer());

/** How often courts were wanted in vain: `hour` is the one in which play was to begin, 0 to 23. Nothing about who wanted them. */
export const refusedBookingsSchema = v.object({
  sport: sportKeySchema,
  date: localDateSchema,
  hour: v.pipe(count, v.minValue(0), v.maxValue(23)),
  reason: v.picklist(refusedReasons),
  attempts: v.pipe(count, v.minValue(1)),
});
export type RefusedBookings = v.InferOutput<typeof refusedBookingsSchema>;
