import type { BookingCancelled } from '@platzwart/contracts/booking';
import { timeOfMinute } from '@platzwart/contracts/core';
import { type Decision, accept, reject } from '../core/decider.ts';
import { othersAreToldWhy, onlyOwnersAndAdmins, ownersOnlyInTime } from './cancellationPolicies.ts';
import type { CancelBooking, LedgerErrorCode } from './ledgerCommands.ts';
import type { LedgerBooking } from './ledgerBooking.ts';
import type { LedgerState } from './ledgerState.ts';
import { firstRefusal } from './policy.ts';

/**
 * Gives a court free again (decisions.md B4). The owner may until `cancellationHours` before the start, an ADMIN always,
 * with a reason for another's booking. A booking that is cancelled already stays so, quietly.
 * Refuses with ERR_BOOKING_NOT_FOUND (unknown, or of another category: B17), ERR_NOT_AUTHORIZED, ERR_INVALID_INPUT (reason)
 * and ERR_CANCEL_TOO_LATE.
 */
export const cancelBooking = (
  { data }: CancelBooking,
  state: LedgerState,
): Decision<BookingCancelled, LedgerErrorCode> => {
  const booking = state.bookings.get(data.bookingId);
  if (booking?.category !== data.category) return reject('ERR_BOOKING_NOT_FOUND');
  const cancellation = { ...data, booking };
  const stranger = onlyOwnersAndAdmins(cancellation);
  if (stranger) return stranger;
  if (booking.occupancy === 'CANCELED') return accept();
  return (
    firstRefusal([othersAreToldWhy, ownersOnlyInTime], cancellation) ??
    accept(bookingCancelled(booking, data.sealedReason))
  );
};

/** The fact that `booking` is given back. */
export const bookingCancelled = (booking: LedgerBooking, sealedReason: string | null): BookingCancelled => {
  const { bookingId, personId, category, sport, court, date, startMinute, endMinute } = booking;
  const times = { start: timeOfMinute(startMinute), end: timeOfMinute(endMinute) };
  return {
    type: 'BookingCancelled',
    data: { bookingId, personId, category, sport, court, date, ...times, sealedReason },
  };
};
