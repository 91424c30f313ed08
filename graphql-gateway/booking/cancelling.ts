import type { BookingCategory } from '@platzwart/contracts/booking';
import { cancellableUntil, clubClockAt, namedFrom } from '@platzwart/contracts/club-time';
import { type BookingRules, timeOfMinute } from '@platzwart/contracts/core';
import { Temporal } from 'temporal-polyfill';
import type { Viewer } from '../core/viewer.ts';
import type { BookingFacts } from './bookingFacts.ts';

type Rules = Pick<BookingRules, 'cancellationHours'>;

export const isMine = ({ personId }: BookingFacts, { person }: Viewer): boolean =>
  person !== null && personId === person.personId;

/** Last instant at which the viewer may cancel as the owner; null where there is nothing of theirs to cancel (decisions.md B4). */
export const ownDeadline = (booking: BookingFacts, viewer: Viewer, rules: Rules): Temporal.Instant | null => {
  if (!isMine(booking, viewer) || booking.occupancy !== 'BOOKED') return null;
  return cancellableUntil({ date: booking.date, start: timeOfMinute(booking.startMinute) }, rules.cancellationHours);
};

const withoutPeople: readonly BookingCategory[] = ['EVENT', 'BLOCK'];
const isOfClub = ({ category }: BookingFacts): boolean => withoutPeople.includes(category);
const isKept = ({ date }: BookingFacts, now: Temporal.Instant): boolean => date >= namedFrom(clubClockAt(now).date);

/**
 * Whether the viewer may cancel at `now`: the owner until the deadline, an ADMIN for as long as the club keeps whose it was, and
 * what is nobody's always. The command-service decides for good.
 */
export const mayCancel = (
  booking: BookingFacts,
  viewer: Viewer,
  { rules, now }: Readonly<{ rules: Rules; now: Temporal.Instant }>,
): boolean => {
  if (viewer.principal === 'ADMIN')
    return booking.occupancy === 'BOOKED' && (isOfClub(booking) || isKept(booking, now));
  const deadline = ownDeadline(booking, viewer, rules);
  return deadline !== null && Temporal.Instant.compare(now, deadline) <= 0;
};
