import { type Span, isOverMinutesPerDay, isOverOpenBookings, isOverParallel } from '@platzwart/contracts/booking';
import { type PersonId, limitsInForce } from '@platzwart/contracts/core';
import { refuseWhere } from './policy.ts';
import type { UserBlock, UserOrder } from './userOrder.ts';

/** decisions.md P18: the caller's bookings that have not ended, plus those of this order; refuses the elements beyond the limit. */
export const openBookingsWithinQuota = refuseWhere(
  'ERR_BOOKING_LIMIT',
  ({ index }: UserBlock, { courts, caller, now, limits }: UserOrder) =>
    isOverOpenBookings(courts.openBookings(caller.personId, now) + index, limits),
);

/** decisions.md P18: the sum of the caller's minutes on that day, over all courts and sports. */
export const minutesPerDayWithinQuota = refuseWhere('ERR_BOOKING_LIMIT', (block: UserBlock, order: UserOrder) =>
  isOverMinutesPerDay(block, spansBefore(order.caller.personId, block, order), order.limits),
);

/** decisions.md P18: the number of courts that the caller has at the same time. */
export const courtsAtOnceWithinQuota = refuseWhere('ERR_BOOKING_LIMIT', (block: UserBlock, order: UserOrder) =>
  isOverParallel(block, spansBefore(order.caller.personId, block, order), order.limits),
);

/**
 * decisions.md B26, N23: the same quotas for everybody who plays with the caller, each by their own limits. The refusal names the players as a
 * whole, because the caller is not to learn who of them has how many bookings.
 */
export const playersWithinQuota = refuseWhere(
  'ERR_BOOKING_LIMIT',
  (block: UserBlock, order: UserOrder) =>
    block.requested.players.members.some(({ personId, role, limits: own }) => {
      const before = spansBefore(personId, block, order);
      const limits = limitsInForce(order.rules.limits[role], own);
      return isOverMinutesPerDay(block, before, limits) || isOverParallel(block, before, limits);
    }),
  'players',
);

/** When the person plays on the block's day by now, and in the earlier elements of the order. */
const spansBefore = (
  personId: PersonId,
  { index, requested }: UserBlock,
  { courts, caller, blocks }: UserOrder,
): readonly Span[] => [
  ...courts.spansOn(personId, requested.date),
  ...blocks
    .slice(0, index)
    .filter((earlier) => earlier.requested.date === requested.date)
    .filter(({ requested: { players } }) => [caller, ...players.members].some((each) => each.personId === personId)),
];
