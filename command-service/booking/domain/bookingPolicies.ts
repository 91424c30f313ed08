import { guestsOnlyWhereAllowed, termsAccepted, trainersOnlyWhereAllowed } from './callerPolicies.ts';
import {
  neverTooShort,
  onlyCourtsInUse,
  onlyFreeCourts,
  onlyInsideOpeningHours,
  onlyNewIds,
  onlyOnTheGrid,
  onlyOpenDays,
} from './courtPolicies.ts';
import { noShortRests } from './gapPolicies.ts';
import {
  cardsOnlyWhereUsable,
  oneWayToPay,
  onlyOfferedWaysToPay,
  pricesAsShown,
  timeToPayOnline,
} from './paymentPolicies.ts';
import { namingPolicies } from './playerPolicies.ts';
import type { Policy } from './policy.ts';
import {
  courtsAtOnceWithinQuota,
  minutesPerDayWithinQuota,
  openBookingsWithinQuota,
  playersWithinQuota,
} from './quotaPolicies.ts';
import type { UserOrder } from './userOrder.ts';
import { neverTooFarAhead, neverTooLateToBook } from './windowPolicies.ts';

/**
 * The rules for a person's own booking, in the order in which they are evaluated (docs/adr/0006-booking-rules-as-policies.md). First the
 * rules that do not depend on other bookings; then the conflict with another booking, before all refusals that such a conflict can cause;
 * then quota, price and payment.
 */
export const bookingPolicies: readonly Policy<UserOrder>[] = [
  guestsOnlyWhereAllowed,
  trainersOnlyWhereAllowed,
  termsAccepted,
  onlyNewIds,
  onlyCourtsInUse,
  onlyOnTheGrid,
  neverTooShort,
  onlyInsideOpeningHours,
  onlyOpenDays,
  neverTooLateToBook,
  neverTooFarAhead,
  ...namingPolicies,
  onlyFreeCourts,
  noShortRests,
  openBookingsWithinQuota,
  minutesPerDayWithinQuota,
  courtsAtOnceWithinQuota,
  playersWithinQuota,
  cardsOnlyWhereUsable,
  pricesAsShown,
  oneWayToPay,
  onlyOfferedWaysToPay,
  timeToPayOnline,
];
