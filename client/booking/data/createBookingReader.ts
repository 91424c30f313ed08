import type { planBookingOf_booking$key } from '../../__generated__/planBookingOf_booking.graphql.ts';
import { isSameDay } from '../../courtPlan/plan/slot.ts';
import { type DayKey, dayId } from './courtDays.ts';
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
  return (day: DayKey, keys: Keys): readonly SharedBooking[] => {
    const id = dayId(day);
    const last = read.get(id);
    if (last?.keys === keys) return last.bookings;
    // A booking that was moved to another day is still in the list until the message about this day has come.
    const bookings = decodeOver(last?.bookings ?? [], keys).filter((booking) => isSameDay(booking, day));
    read.set(id, { keys, bookings });
    return bookings;
  };
};
