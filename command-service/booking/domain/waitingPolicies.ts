import { offerNoticeMinutes } from '@platzwart/contracts/booking';
import { millisecondsOf } from '@platzwart/contracts/club-time';
import { epochMilliseconds } from '@platzwart/contracts/core';
import { guestsOnlyWhereAllowed, trainersOnlyWhereAllowed } from './callerPolicies.ts';
import {
  neverTooShort,
  onlyCourtsInUse,
  onlyFreeCourts,
  onlyInsideOpeningHours,
  onlyOnTheGrid,
  onlyOpenDays,
} from './courtPolicies.ts';
import { noShortRests } from './gapPolicies.ts';
import { type Policy, refuseWhere } from './policy.ts';
import { courtsAtOnceWithinQuota, minutesPerDayWithinQuota, openBookingsWithinQuota } from './quotaPolicies.ts';
import type { UserBlock, UserOrder } from './userOrder.ts';
import { neverTooFarAhead, neverTooLateToBook } from './windowPolicies.ts';

const minutesUntil = ({ requested }: UserBlock, { now }: UserOrder): number =>
  (millisecondsOf(requested.date, requested.start) - epochMilliseconds(now.instant)) / 60_000;

const neverTooLateToOffer = refuseWhere(
  'ERR_BOOKING_TIME_INVALID',
  (block: UserBlock, order: UserOrder) =>
    minutesUntil(block, order) < offerNoticeMinutes(order.limits.minAdvanceMinutes),
);

/** What has to be so for somebody to wait for a slot: they could book it if it were free. */
export const waitingPolicies: readonly Policy<UserOrder>[] = [
  guestsOnlyWhereAllowed,
  trainersOnlyWhereAllowed,
  onlyCourtsInUse,
  onlyOnTheGrid,
  neverTooShort,
  onlyInsideOpeningHours,
  onlyOpenDays,
  neverTooLateToBook,
  neverTooLateToOffer,
  neverTooFarAhead,
];

/** What has to be so for a slot to be offered: it is free, and the person could book it now. Players and payment are theirs to choose. */
export const offerPolicies: readonly Policy<UserOrder>[] = [
  ...waitingPolicies,
  onlyFreeCourts,
  noShortRests,
  openBookingsWithinQuota,
  minutesPerDayWithinQuota,
  courtsAtOnceWithinQuota,
];
