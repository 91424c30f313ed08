import type { planBookingOf_booking$key } from '../../__generated__/planBookingOf_booking.graphql.ts';
import { type SharedBooking, planBookingOf } from './planBookingOf.ts';

type Keys = readonly (planBookingOf_booking$key | null | undefined)[];
type Read = Readonly<{ keys: Keys; bookings: readonly SharedBooking[] }>;

const isSame = (a: SharedBooking, b: SharedBooking): boolean => JSON.stringify(a) === JSON.stringify(b);

const decodeOver = (before: readonly SharedBooking[], keys: Keys): readonly SharedBooking[] => {
  const known = new Map(before.map((booking) => [booking.id, booking]));
  return keys.flatMap((key) => {
    const booking = key ? planBookingOf(key) : null;
    if (!booking) return [];
    const last = known.get(booking.id);
    return last && isSame(last, booking) ? last : booking;
  });
};

/**
 * Decodes the bookings of a day and reuses earlier results: Relay compares lists by index, so that one removed booking makes all
 * after it new objects. The plan's components compare by identity.
 */
export const createBookingReader = () => {
  const read = new Map<string, Read>();
  return (day: string, keys: Keys): readonly SharedBooking[] => {
    const last = read.get(day);
    if (last?.keys === keys) return last.bookings;
    const bookings = decodeOver(last?.bookings ?? [], keys);
    read.set(day, { keys, bookings });
    return bookings;
  };
};
