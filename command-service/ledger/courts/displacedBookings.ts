import type { BookingCancelled } from '@platzwart/contracts/booking';
import type { Placement } from '../../booking/domain/conflicts.ts';
import { bookingCancelled } from './bookingCancelled.ts';
import type { CourtsState } from './courtsState.ts';

/** The cancellations of the bookings that make way (decisions.md B14). */
export const displacedBookings = (
  { displaced }: Pick<Placement, 'displaced'>,
  { bookings }: CourtsState,
): readonly BookingCancelled[] =>
  [...displaced].flatMap(([bookingId, displacedBy]) => {
    const booking = bookings.get(bookingId);
    return booking ? [bookingCancelled(booking, { displacedBy })] : [];
  });
