import { mostAtOnce } from './courtOccupancy.ts';
import { openBookingsOf, personalBookingsOn } from './personalBookings.ts';
import { refuseWhere } from './policy.ts';
import type { UserBlock, UserOrder } from './userOrder.ts';

/** decisions.md P18: bookings of the caller that have not ended, with those of this order; the elements beyond are at fault. */
export const openBookingsWithinQuota = refuseWhere(
  'ERR_BOOKING_LIMIT',
  ({ index }: UserBlock, { state, caller, now, limits }: UserOrder) =>
    limits.maxOpenBookings !== null && openBookingsOf(state, caller.personId, now) + index + 1 > limits.maxOpenBookings,
);

/** decisions.md P18: all of the caller's minutes on that day, over all courts and sports. */
export const minutesPerDayWithinQuota = refuseWhere(
  'ERR_BOOKING_LIMIT',
  (block: UserBlock, order: UserOrder) =>
    order.limits.maxMinutesPerDay !== null &&
    minutesOf([...besides(block, order), block]) > order.limits.maxMinutesPerDay,
);

/** decisions.md P18: courts of the caller at any one moment. */
export const courtsAtOnceWithinQuota = refuseWhere(
  'ERR_BOOKING_LIMIT',
  (block: UserBlock, order: UserOrder) =>
    order.limits.maxParallel !== null && mostAtOnce(block, besides(block, order)) + 1 > order.limits.maxParallel,
);

type Span = Pick<UserBlock, 'startMinute' | 'endMinute'>;

/** What the caller has on the block's day already, and what comes before it in the order. */
const besides = ({ index, wanted }: UserBlock, { state, caller, blocks }: UserOrder): readonly Span[] => [
  ...personalBookingsOn(state, caller.personId, wanted.date),
  ...blocks.slice(0, index).filter((earlier) => earlier.wanted.date === wanted.date),
];

const minutesOf = (spans: readonly Span[]): number =>
  spans.reduce((sum, { startMinute, endMinute }) => sum + endMinute - startMinute, 0);
