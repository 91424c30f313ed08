import { refuseWhere } from './policy.ts';
import { type Span, maxSimultaneous } from './spans.ts';
import type { UserBlock, UserOrder } from './userOrder.ts';

/** decisions.md P18: the caller's bookings that have not ended, plus those of this order; refuses the elements beyond the limit. */
export const openBookingsWithinQuota = refuseWhere(
  'ERR_BOOKING_LIMIT',
  ({ index }: UserBlock, { courts, caller, now, limits }: UserOrder) =>
    limits.maxOpenBookings !== null && courts.openBookings(caller.personId, now) + index + 1 > limits.maxOpenBookings,
);

/** decisions.md P18: the sum of the caller's minutes on that day, over all courts and sports. */
export const minutesPerDayWithinQuota = refuseWhere(
  'ERR_BOOKING_LIMIT',
  (block: UserBlock, order: UserOrder) =>
    order.limits.maxMinutesPerDay !== null &&
    minutesOf([...otherSpans(block, order), block]) > order.limits.maxMinutesPerDay,
);

/** decisions.md P18: the number of courts that the caller has at the same time. */
export const courtsAtOnceWithinQuota = refuseWhere(
  'ERR_BOOKING_LIMIT',
  (block: UserBlock, order: UserOrder) =>
    order.limits.maxParallel !== null &&
    maxSimultaneous(block, otherSpans(block, order)) + 1 > order.limits.maxParallel,
);

/** The caller's bookings on the block's day, and the earlier elements of the order. */
const otherSpans = ({ index, requested }: UserBlock, { courts, caller, blocks }: UserOrder): readonly Span[] => [
  ...courts.spansOn(caller.personId, requested.date),
  ...blocks.slice(0, index).filter((earlier) => earlier.requested.date === requested.date),
];

const minutesOf = (spans: readonly Span[]): number =>
  spans.reduce((sum, { startMinute, endMinute }) => sum + endMinute - startMinute, 0);
