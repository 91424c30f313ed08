import type { BookingCategory } from '@platzwart/contracts/booking';
import { cancellableUntil, clubClockAt, firstDayWithNames } from '@platzwart/contracts/club-time';
import { type BookingRules, isSeasonTicket, timeOfMinute } from '@platzwart/contracts/core';
import { Temporal } from 'temporal-polyfill';
import { type Viewer, isOfFamily } from '../core/viewer.ts';
import type { BookingFacts } from './bookingFacts.ts';

type Rules = Pick<BookingRules, 'cancellationHours'>;

/** Own, or of a child whose guardian the viewer is (decisions.md N5). */
export const isMine = ({ personId }: BookingFacts, viewer: Viewer): boolean => isOfFamily(viewer, personId);

/** Last instant at which the viewer may cancel as the owner; null where the viewer cannot cancel as the owner (decisions.md B4). */
export const ownDeadline = (booking: BookingFacts, viewer: Viewer, rules: Rules): Temporal.Instant | null => {
  if (!isMine(booking, viewer) || booking.occupancy !== 'BOOKED') return null;
  return deadlineOf(booking, rules);
};

const deadlineOf = ({ date, startMinute }: BookingFacts, rules: Rules): Temporal.Instant =>
  cancellableUntil({ date, start: timeOfMinute(startMinute) }, rules.cancellationHours);

const withoutPeople: readonly BookingCategory[] = ['EVENT', 'BLOCK'];
const isOfClub = ({ category }: BookingFacts): boolean => withoutPeople.includes(category);
const isOwnerStillStored = ({ date }: BookingFacts, now: Temporal.Instant): boolean =>
  date >= firstDayWithNames(clubClockAt(now).date);

/**
 * Whether the viewer may cancel at `now`: the owner until the deadline; an ADMIN for as long as the club keeps the owner's id, and
 * a booking without an owner at any time. The command-service makes the final decision.
 */
export const mayCancel = (
  booking: BookingFacts,
  viewer: Viewer,
  { rules, now }: Readonly<{ rules: Rules; now: Temporal.Instant }>,
): boolean => {
  if (viewer.principal === 'ADMIN')
    return booking.occupancy === 'BOOKED' && (isOfClub(booking) || isOwnerStillStored(booking, now));
  const deadline = ownDeadline(booking, viewer, rules);
  return deadline !== null && Temporal.Instant.compare(now, deadline) <= 0;
};

const isPaidFor = ({ personId, price, guestFee, paymentMethod }: BookingFacts): boolean =>
  personId !== null && (price + guestFee > 0 || paymentMethod === 'VOUCHER');

/**
 * Whether the viewer, an ADMIN, may let the price stay when they cancel at `now`: after the owner's deadline, and at any time for a date of a
 * season ticket (decisions.md B5, B6).
 */
export const mayKeepPrice = (
  booking: BookingFacts,
  viewer: Viewer,
  { rules, now }: Readonly<{ rules: Rules; now: Temporal.Instant }>,
): boolean => {
  if (viewer.principal !== 'ADMIN' || booking.occupancy !== 'BOOKED' || !isPaidFor(booking)) return false;
  return isSeasonTicket(booking.category) || Temporal.Instant.compare(now, deadlineOf(booking, rules)) > 0;
};
