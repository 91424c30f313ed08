import { guestsOnlyWhereAllowed, trainersOnlyWhereAllowed } from './callerPolicies.ts';
import {
  neverTooShort,
  onlyCourtsInUse,
  onlyFreeCourts,
  onlyInsideOpeningHours,
  onlyNewIds,
  onlyOnTheGrid,
  onlyOpenDays,
} from './courtPolicies.ts';
import { oneWayToPay, onlyOfferedWaysToPay, pricesAsShown } from './paymentPolicies.ts';
import type { Policy } from './policy.ts';
import { courtsAtOnceWithinQuota, minutesPerDayWithinQuota, openBookingsWithinQuota } from './quotaPolicies.ts';
import type { UserOrder } from './userOrder.ts';
import { neverTooFarAhead, neverTooLateToBook } from './windowPolicies.ts';

/**
 * The rules for a person's own booking, in the order in which they are heard (docs/adr/0006-booking-rules-as-policies.md).
 * First what was wrong before anybody else did anything; then the lost race, before all that a lost race can bring about;
 * then quota, price and payment.
 */
export const bookingPolicies: readonly Policy<UserOrder>[] = [
  guestsOnlyWhereAllowed,
  trainersOnlyWhereAllowed,
  onlyNewIds,
  onlyCourtsInUse,
  onlyOnTheGrid,
  neverTooShort,
  onlyInsideOpeningHours,
  onlyOpenDays,
  neverTooLateToBook,
  neverTooFarAhead,
  onlyFreeCourts,
  openBookingsWithinQuota,
  minutesPerDayWithinQuota,
  courtsAtOnceWithinQuota,
  pricesAsShown,
  oneWayToPay,
  onlyOfferedWaysToPay,
];
