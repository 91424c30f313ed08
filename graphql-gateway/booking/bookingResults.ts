import { changeScopes, occurrenceActions } from '@platzwart/contracts/booking';
import type { Builder } from '../core/builder.ts';
import { onConflictType } from '../core/onConflictType.ts';
import type { MutationSuccess, SharedTypes } from '../core/sharedTypes.ts';
import type { BookingFacts } from './bookingFacts.ts';
import type { BookingType, RepetitionType } from './bookingType.ts';

export const addUserBookingInput = (builder: Builder, { paymentMethod, player }: SharedTypes) =>
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
      players: t.field({ type: [player], description: '(+) `price` contains the fee of the guests among them.' }),
    }),
  });

const addOccurrenceChoice = (builder: Builder) =>
  builder.inputType('OccurrenceChoiceInput', {
    description: '(+) What happens on one date and court of an entry, instead of what `onConflict` says.',
    fields: (t) => ({
      date: t.field({ type: 'Date', required: true }),
      court: t.int({ required: true }),
      action: t.field({
        type: builder.enumType('OccurrenceAction', { description: '(+)', values: occurrenceActions }),
        required: true,
      }),
      otherCourt: t.int({ description: 'With OTHER_COURT.' }),
    }),
  });

export const addChangeScope = (builder: Builder) =>
  builder.enumType('ChangeScope', {
    description: '(+) Which dates of a series are meant: one alone, it and all later ones, or all that have not begun.',
    values: changeScopes,
  });

export type ScopeType = ReturnType<typeof addChangeScope>;

export const addAdminBookingInput = (
  builder: Builder,
  { bookingCategory, repetition, scope }: SharedTypes & Readonly<{ repetition: RepetitionType; scope: ScopeType }>,
) => {
  const choice = addOccurrenceChoice(builder);
  return builder.inputType('AdminBookingInput', {
    description:
      'What an ADMIN enters, for a person or for the club itself; with `_id` what is changed. Then `userID`, `title`, `remark` and `price` stay as they are where they are missing, and are removed by null: a price of null is that of the list.',
    fields: (t) => ({
      _id: t.id({ description: 'Of the booking or series that is changed.' }),
      expectedRevision: t.int({
        description:
          '(+) The `revision` that the caller was shown. Where the booking was changed since, nothing is: ERR_BOOKING_CONFLICT with this field.',
      }),
      scope: t.field({
        type: scope,
        description:
          '(+) THIS where it is missing and `repetition` is missing or NONE; else, and for the `_id` of a series, ALL.',
      }),
      includeChanged: t.boolean({ description: '(+) Also dates of the series that were changed by themselves.' }),
      category: t.field({ type: bookingCategory, required: true }),
      userID: t.id({ description: 'Member number of the owner; none for an EVENT or a BLOCK.' }),
      title: t.string({ description: 'Of an EVENT, a BLOCK or a TRAINING; everybody sees it.' }),
      sport: t.string({ required: true }),
      court: t.int({ required: true }),
      courts: t.intList({ description: '(+) All courts, for several at once; `court` is then one of them.' }),
      date: t.field({ type: 'Date', required: true }),
      startdate: t.field({ type: 'Date', description: 'First date of a series; `date` where it is missing.' }),
      enddate: t.field({ type: 'Date', description: 'Last date of a series.' }),
      lastDays: t.boolean({
        description:
          '(+) Of a new MONTHLY series: months without the day have their last day (decisions.md Q16). Else they are left out, which `skipped` says.',
      }),
      repetition: t.field({
        type: repetition,
        description: 'WEEKLY for a season ticket where it is missing, else NONE.',
      }),
      start: t.field({ type: 'Time', required: true }),
      end: t.field({ type: 'Time', required: true }),
      onConflict: t.field({ type: onConflictType(builder), description: 'ABORT where it is missing.' }),
      choices: t.field({ type: [choice], description: '(+)' }),
      price: t.field({
        type: 'Cents',
        description:
          'Of each court and date, without the fee for guests, instead of the list price; needs `remark` or `reason`.',
      }),
      withVoucher: t.boolean({
        description:
          'Hour cards pay for a single booking of a person (decisions.md V9). ERR_VOUCHER_NOT_USABLE; always for a change.',
      }),
      remark: t.string({ description: 'Owner and ADMIN see it.' }),
      reason: t.string({ description: '(+) Why the price is another one, or bookings make way.' }),
    }),
  });
};

export type AdminBookingInput = ReturnType<typeof addAdminBookingInput>;

type BookingsSuccess = MutationSuccess &
  Readonly<{
    bookings: readonly BookingFacts[];
    /** The order that has to be paid online before it is booked. */
    payment?: string;
  }>;

export const addBookingsResult = (
  builder: Builder,
  { mutationResult, booking }: SharedTypes & Readonly<{ booking: BookingType }>,
) =>
  builder.objectRef<BookingsSuccess>('BookingsResult').implement({
    interfaces: [mutationResult],
    fields: (t) => ({
      bookings: t.expose('bookings', { type: [booking] }),
      payment: t.id({
        nullable: true,
        description:
          '(+) The order that is to be paid online: its courts are held, and booked once it is paid. Then `bookings` is empty.',
        resolve: ({ payment = null }) => payment,
      }),
    }),
  });

export type BookingsResult = ReturnType<typeof addBookingsResult>;
