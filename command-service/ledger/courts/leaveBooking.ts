import type { PlayerLeft } from '@platzwart/contracts/booking';
import { type Decision, accept, reject } from '../../core/decider.ts';
import { beginsAfter } from '../../booking/domain/spans.ts';
import type { CourtsErrorCode, LeaveBooking } from './courtsCommands.ts';
import type { CourtsState } from './courtsState.ts';
import { playerLeft } from './namedPlayers.ts';

/**
 * A person who is named in somebody else's booking does not play after all (decisions.md N23). Refuses with ERR_BOOKING_NOT_FOUND (unknown,
 * not live, or not naming the caller) and ERR_BOOKING_TIME_INVALID once it has begun.
 */
export const decideLeaveBooking = (
  { data: { bookingId, playerId, now } }: LeaveBooking,
  state: CourtsState,
): Decision<PlayerLeft, CourtsErrorCode> => {
  const booking = state.bookings.get(bookingId);
  if (!booking?.players?.members.includes(playerId)) return reject('ERR_BOOKING_NOT_FOUND');
  return beginsAfter(booking, now) ? accept(...playerLeft(booking, playerId)) : reject('ERR_BOOKING_TIME_INVALID');
};
