import { cancellableUntil } from '@platzwart/contracts/club-time';
import { type BookingCategory, type Refund, isSeasonTicket } from '@platzwart/contracts/booking';
import { type ClubEventId, type LocalDate, type PersonId, timeOfMinute } from '@platzwart/contracts/core';
import { Temporal } from 'temporal-polyfill';
import { reject } from '../../core/decider.ts';
import type { CancellationRequest } from './bookingRequests.ts';
import type { Policy } from './policy.ts';

/** Who cancels which booking, and when. */
export type Cancellation = CancellationRequest &
  Readonly<{
    booking: Readonly<{
      personId: PersonId | null;
      category: BookingCategory;
      eventId: ClubEventId | null;
      date: LocalDate;
      startMinute: number;
    }>;
  }>;

const isOwn = ({ booking, caller }: Cancellation): boolean => booking.personId === caller.personId;
const isByAdmin = ({ caller }: Cancellation): boolean => caller.role === 'ADMIN';

/** decisions.md B4. */
export const onlyOwnersAndAdmins: Policy<Cancellation> = (cancellation) =>
  isOwn(cancellation) || isByAdmin(cancellation) ? null : reject('ERR_NOT_AUTHORIZED');

/** decisions.md B4: cancelling another person's booking needs a reason, which the owner is told. */
export const reasonRequiredForOthers: Policy<Cancellation> = (cancellation) =>
  isOwn(cancellation) || cancellation.reason?.trim() ? null : reject('ERR_INVALID_INPUT', 'reason');

/** decisions.md B4: an owner until the club's deadline, an ADMIN at any time. */
export const ownersOnlyInTime: Policy<Cancellation> = (cancellation) =>
  isByAdmin(cancellation) || isInTime(cancellation) ? null : reject('ERR_CANCEL_TOO_LATE');

/** decisions.md B15: the event itself is cancelled instead. */
export const neverOfClubEvent: Policy<Cancellation> = ({ booking }) =>
  booking.eventId === null ? null : reject('ERR_EVENT_NOT_POSSIBLE_TO_CANCEL');

/** decisions.md B5: within the deadline nobody keeps the money, except for a date of a season ticket. */
export const priceKeptOnlyWhenLate: Policy<Cancellation> = (cancellation) =>
  cancellation.refund === 'NONE' && !isSeasonTicket(cancellation.booking.category) && isInTime(cancellation)
    ? reject('ERR_INVALID_INPUT', 'refund')
    : null;

/** decisions.md B5, B6: an owner who releases a date of their season ticket still pays for it. */
export const refundOf = (cancellation: Cancellation): Refund => {
  if (isByAdmin(cancellation)) return cancellation.refund ?? 'FULL';
  return isSeasonTicket(cancellation.booking.category) ? 'NONE' : 'FULL';
};

const isInTime = ({ booking: { date, startMinute }, now, cancellationHours }: Cancellation): boolean => {
  const deadline = cancellableUntil({ date, start: timeOfMinute(startMinute) }, cancellationHours);
  return Temporal.Instant.compare(Temporal.Instant.from(now.instant), deadline) <= 0;
};
