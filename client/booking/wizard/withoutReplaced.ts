import type { SharedBooking } from '../data/planBookingOf.ts';

/** The bookings of a day as a booking meets them that replaces an order of the same person: what that order holds is free for it. */
export const withoutReplaced = (
  bookings: readonly SharedBooking[],
  replaced: readonly string[],
): readonly SharedBooking[] => (replaced.length === 0 ? bookings : bookings.filter(({ id }) => !replaced.includes(id)));
