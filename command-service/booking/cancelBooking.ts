import type { BookingCancelled } from '@platzwart/contracts/booking';
import { cancellableUntil } from '@platzwart/contracts/club-time';
import { timeOfMinute } from '@platzwart/contracts/core';
import { Temporal } from 'temporal-polyfill';
import { type Decision, accept, reject } from '../core/decider.ts';
import type { CancelBooking, LedgerErrorCode } from './ledgerCommands.ts';
import type { LedgerBooking, LedgerState } from './ledgerState.ts';

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
  const isOwner = booking.personId === data.caller.personId;
  const isAdmin = data.caller.role === 'ADMIN';
  if (!isOwner && !isAdmin) return reject('ERR_NOT_AUTHORIZED');
  if (booking.occupancy === 'CANCELED') return accept();
  if (!isOwner && !data.reason?.trim()) return reject('ERR_INVALID_INPUT', 'reason');
  if (!isAdmin && isTooLate(booking, data)) return reject('ERR_CANCEL_TOO_LATE');
  return accept(bookingCancelled(booking));
};

const isTooLate = (
  { date, startMinute }: LedgerBooking,
  { now, cancellationHours }: CancelBooking['data'],
): boolean => {
  const deadline = cancellableUntil({ date, start: timeOfMinute(startMinute) }, cancellationHours);
  return Temporal.Instant.compare(Temporal.Instant.from(now.instant), deadline) > 0;
};

const bookingCancelled = (booking: LedgerBooking): BookingCancelled => {
  const { bookingId, personId, category, sport, court, date, startMinute, endMinute } = booking;
  const times = { start: timeOfMinute(startMinute), end: timeOfMinute(endMinute) };
  return { type: 'BookingCancelled', data: { bookingId, personId, category, sport, court, date, ...times } };
};
