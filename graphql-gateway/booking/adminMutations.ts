import { bookAsAdminSchema } from '@platzwart/contracts/booking';
import { bookingId } from '@platzwart/contracts/core';
import type { Builder } from '../core/builder.ts';
import type { CommandBus, CommandOutcome } from '../core/commandBus.ts';
import { parseInput } from '../core/inputs.ts';
import { succeeded } from '../core/messages.ts';
import { type FieldName, renameRefusalFields } from '../core/renameRefusalFields.ts';
import type { SharedTypes } from '../core/sharedTypes.ts';
import type { BookingFacts } from './bookingFacts.ts';
import { type BookingsResult, addAdminBookingInput } from './bookingResults.ts';
import type { MyBookingsReads } from './myBookingsReads.ts';

export type AdminMutationServices = Readonly<{ myBookings: Pick<MyBookingsReads, 'byIds'>; commandBus: CommandBus }>;

/** The API's input has one court or several, the command a list. A block of the command is no input of its own. */
const inputName: FieldName = (field) => {
  if (field.startsWith('bookings.')) return null;
  return `booking.${field.replace(/^courts\.0$/, 'court')}`;
};

/** Entering bookings by an ADMIN, for people and for the club (decisions.md B7 to B9). */
export const addAdminMutations = (
  builder: Builder,
  types: SharedTypes & Readonly<{ bookingsResult: BookingsResult }>,
  { myBookings, commandBus }: AdminMutationServices,
): void => {
  const input = addAdminBookingInput(builder, types);

  const changedRows = ({ ids, isVisible }: CommandOutcome): Promise<readonly BookingFacts[]> =>
    isVisible ? myBookings.byIds([...new Set(ids)].map(bookingId)) : Promise.resolve([]);

  builder.mutationFields((t) => ({
    bookAsAdmin: t.field({
      type: types.bookingsResult,
      description:
        'All courts or none; returns every booking that was made. Repeated with the same Idempotency-Key it books once.',
      args: { booking: t.arg({ type: input, required: true }) },
      resolve: (_, { booking }, context) =>
        renameRefusalFields(inputName, async () => {
          const { court, courts, ...rest } = booking;
          const optional = { userID: null, title: null, price: null, withVoucher: false, remark: null, reason: null };
          const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null));
          const data = parseInput(bookAsAdminSchema, { ...optional, ...given, courts: courts ?? [court] });
          const outcome = await commandBus.execute({ type: 'BookAsAdmin', data, visibleIn: ['bookings'] }, context);
          const bookings = await changedRows(outcome);
          return { ...succeeded('SUC_BOOKING_CREATED', context.language), bookings };
        }),
    }),
  }));
};
