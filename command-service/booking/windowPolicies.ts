import { millisecondsOf } from '@platzwart/contracts/club-time';
import { type RoleLimits, daysBetween, epochMilliseconds } from '@platzwart/contracts/core';
import { endsAfter } from './personalBookings.ts';
import { refuseWhere } from './policy.ts';
import type { UserBlock, UserOrder } from './userOrder.ts';

/** Not in the past, and with the role's lead time in minutes that really pass (decisions.md P17). */
export const neverTooLateToBook = refuseWhere(
  'ERR_BOOKING_TIME_INVALID',
  ({ wanted, endMinute }: UserBlock, { now, limits }: UserOrder) => {
    const earliest = epochMilliseconds(now.instant) + leadMinutes(limits) * 60_000;
    return millisecondsOf(wanted.date, wanted.start) < earliest || !endsAfter({ date: wanted.date, endMinute }, now);
  },
);

/** The grace time lets a slot be booked that is running already; where a lead time is asked for, that comes first. */
const leadMinutes = ({ minAdvanceMinutes, graceMinutes }: RoleLimits): number =>
  minAdvanceMinutes > 0 ? minAdvanceMinutes : -graceMinutes;

/** decisions.md P17: counted in calendar days, today being 0. */
export const neverTooFarAhead = refuseWhere(
  'ERR_BOOKING_TIME_INVALID',
  ({ wanted }: UserBlock, { now, limits }: UserOrder) =>
    limits.maxAdvanceDays !== null && daysBetween(now.date, wanted.date) > limits.maxAdvanceDays,
);
