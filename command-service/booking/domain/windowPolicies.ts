import { lastDayToEnter } from '@platzwart/contracts/booking';
import { millisecondsOf } from '@platzwart/contracts/club-time';
import { type RoleLimits, daysBetween, epochMilliseconds } from '@platzwart/contracts/core';
import { refuseWhere } from './policy.ts';
import { endsAfter } from './spans.ts';
import type { UserBlock, UserOrder } from './userOrder.ts';

/** Not in the past, and with the role's lead time in minutes of elapsed time (decisions.md P17). */
export const neverTooLateToBook = refuseWhere(
  'ERR_BOOKING_TIME_INVALID',
  ({ requested, endMinute }: UserBlock, { now, limits }: UserOrder) => {
    const earliest = epochMilliseconds(now.instant) + leadMinutes(limits) * 60_000;
    return (
      millisecondsOf(requested.date, requested.start) < earliest || !endsAfter({ date: requested.date, endMinute }, now)
    );
  },
);

/** The grace time allows booking a slot that has already started; a lead time takes precedence. */
const leadMinutes = ({ minAdvanceMinutes, graceMinutes }: RoleLimits): number =>
  minAdvanceMinutes > 0 ? minAdvanceMinutes : -graceMinutes;

/** decisions.md P17: counted in calendar days, today is 0. Where the club sets no limit, it is that of its own bookings. */
export const neverTooFarAhead = refuseWhere(
  'ERR_BOOKING_TIME_INVALID',
  ({ requested }: UserBlock, { now, limits }: UserOrder) =>
    limits.maxAdvanceDays === null
      ? requested.date > lastDayToEnter(now.date)
      : daysBetween(now.date, requested.date) > limits.maxAdvanceDays,
);
