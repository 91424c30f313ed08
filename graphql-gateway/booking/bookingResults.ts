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

export const addAdminBookingInput = (builder: Builder, { bookingCategory }: SharedTypes) =>
  builder.inputType('AdminBookingInput', {
    description: 'What an ADMIN enters: for a person, or for the club itself.',
    fields: (t) => ({
      category: t.field({ type: bookingCategory, required: true }),
      userID: t.id({ description: 'Member number of the owner; none for an EVENT or a BLOCK.' }),
      title: t.string({ description: 'Of an EVENT, a BLOCK or a TRAINING; everybody sees it.' }),
      sport: t.string({ required: true }),
      court: t.int({ required: true }),
      courts: t.intList({ description: '(+) All courts, for several at once; `court` is then one of them.' }),
      date: t.field({ type: 'Date', required: true }),
      start: t.field({ type: 'Time', required: true }),
      end: t.field({ type: 'Time', required: true }),
      price: t.field({
        type: 'Cents',
        description: 'Of each court and date, instead of the list price; needs `remark` or `reason`.',
      }),
      withVoucher: t.boolean({ description: 'Refused with ERR_VOUCHER_NOT_USABLE until there are hour cards.' }),
      remark: t.string({ description: 'Owner and ADMIN see it.' }),
      reason: t.string({ description: '(+) Why the price is another one.' }),
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

export type BookingsResult = ReturnType<typeof addBookingsResult>;
