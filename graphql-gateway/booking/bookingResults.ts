import type { Builder } from '../core/builder.ts';
import type { MutationSuccess, SharedTypes } from '../core/sharedTypes.ts';
import type { BookingFacts } from './bookingFacts.ts';
import type { BookingType } from './bookingType.ts';

export const addUserBookingInput = (builder: Builder, { paymentMethod }: SharedTypes) =>
  builder.inputType('UserBookingInput', {
    description:
      'One merged block of the booking wizard. `price` is what the user was shown: another price is refused with ERR_PRICE_CHANGED.',
    fields: (t) => ({
      sport: t.string({ required: true }),
      date: t.field({ type: 'Date', required: true }),
      start: t.field({ type: 'Time', required: true }),
      end: t.field({ type: 'Time', required: true }),
      court: t.int({ required: true }),
      price: t.field({ type: 'Cents', required: true }),
      paymentMethod: t.field({ type: paymentMethod, required: true }),
      remark: t.string(),
    }),
  });

type BookingsSuccess = MutationSuccess & Readonly<{ bookings: readonly BookingFacts[] }>;

export const addBookingsResult = (
  builder: Builder,
  { mutationResult, booking }: SharedTypes & Readonly<{ booking: BookingType }>,
) =>
  builder.objectRef<BookingsSuccess>('BookingsResult').implement({
    interfaces: [mutationResult],
    fields: (t) => ({ bookings: t.expose('bookings', { type: [booking] }) }),
  });
