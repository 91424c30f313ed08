import type { BookingCancelled } from '@platzwart/contracts/booking';
import { timeOfMinute } from '@platzwart/contracts/core';
import { type Decision, accept, reject } from '../../core/decider.ts';
import {
  reasonRequiredForOthers,
  onlyOwnersAndAdmins,
  ownersOnlyInTime,
} from '../../booking/domain/cancellationPolicies.ts';
import type { CancelBooking, CourtsErrorCode } from './courtsCommands.ts';
import type { LedgerBooking } from './ledgerBooking.ts';
import type { CourtsState } from './courtsState.ts';
import { firstRefusal } from '../../booking/domain/policy.ts';

/**
 * Cancels a booking, which frees its court (decisions.md B4). The owner may do so until `cancellationHours` before the start, an ADMIN
 * always, with a reason for another person's booking. Cancelling a cancelled booking writes no event. Refuses with ERR_BOOKING_NOT_FOUND
 * (unknown, or of another category: B17), ERR_NOT_AUTHORIZED, ERR_INVALID_INPUT (reason) and ERR_CANCEL_TOO_LATE.
 */
export const decideCancelBooking = (
  { data }: CancelBooking,
  state: CourtsState,
): Decision<BookingCancelled, CourtsErrorCode> => {
  const booking = state.bookings.get(data.bookingId);
  if (booking?.category !== data.category) return reject('ERR_BOOKING_NOT_FOUND');
  const cancellation = { ...data, booking };
  const notAllowed = onlyOwnersAndAdmins(cancellation);
  if (notAllowed) return notAllowed;
  if (booking.occupancy === 'CANCELED') return accept();
  return (
    firstRefusal([reasonRequiredForOthers, ownersOnlyInTime], cancellation) ??
    accept(bookingCancelled(booking, data.sealedReason))
  );
};

/** The event that cancels `booking`. */
export const bookingCancelled = (booking: LedgerBooking, sealedReason: string | null): BookingCancelled => {
  const { bookingId, personId, category, sport, court, date, startMinute, endMinute } = booking;
  const times = { start: timeOfMinute(startMinute), end: timeOfMinute(endMinute) };
  return {
    type: 'BookingCancelled',
    data: { bookingId, personId, category, sport, court, date, ...times, sealedReason },
  };
};
