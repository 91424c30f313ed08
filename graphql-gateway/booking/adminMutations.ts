import {
  addOccurrenceSchema,
  closeCourtsSchema,
  deleteBookingSchema,
  reopenCourtsSchema,
} from '@platzwart/contracts/booking';
import { bookingId } from '@platzwart/contracts/core';
import type { Builder } from '../core/builder.ts';
import type { CommandBus, CommandOutcome } from '../core/commandBus.ts';
import { localIdOf } from '../core/globalId.ts';
import { parseInput } from '../core/parseInput.ts';
import { succeeded } from '../core/messages.ts';
import { type FieldName, renameRefusalFields, namingArguments } from '../core/renameRefusalFields.ts';
import type { SharedTypes } from '../core/sharedTypes.ts';
import type { BookingFacts } from './bookingFacts.ts';
import type { AdminBookingInput, BookingsResult } from './bookingResults.ts';
import { changeName, entryName, parseChange, parseEntry } from './entryInput.ts';
import type { MyBookingsReads } from './myBookingsReads.ts';

export type AdminMutationServices = Readonly<{ myBookings: Pick<MyBookingsReads, 'byIds'>; commandBus: CommandBus }>;
type Types = SharedTypes & Readonly<{ bookingsResult: BookingsResult; adminBookingInput: AdminBookingInput }>;

const visibleIn = ['bookings'];

const placeOfClosure: Readonly<Record<string, string>> = { court: 'courts', start: 'until', end: 'until' };
/** A block of the command is no input of its own. */
const closureName: FieldName = (field) => (field.startsWith('bookings.') ? null : (placeOfClosure[field] ?? field));

/** The blocks of the command are the courts of that date; all else is as the series was planned. */
const occurrenceName: FieldName = (field) => (field === 'id' ? 'id' : 'date');

/** Entering, changing and removing bookings by an ADMIN, for people and for the club (decisions.md B3, B7 to B18, N12 to N17). */
export const addAdminMutations = (
  builder: Builder,
  types: Types,
  { myBookings, commandBus }: AdminMutationServices,
): void => {
  /** The bookings that were made; not those that made way. */
  const bookedRows = async ({ ids, isVisible }: CommandOutcome): Promise<readonly BookingFacts[]> => {
    const rows = isVisible ? await myBookings.byIds([...new Set(ids)].map(bookingId)) : [];
    return rows.filter(({ occupancy }) => occupancy === 'BOOKED');
  };

  builder.mutationFields((t) => ({
    bookAsAdmin: t.field({
      type: types.bookingsResult,
      description:
        'All courts and dates or none; returns every booking that was made. Repeated with the same Idempotency-Key it books once.',
      args: { booking: t.arg({ type: types.adminBookingInput, required: true }) },
      resolve: (_, { booking }, context) =>
        renameRefusalFields(entryName, async () => {
          const data = parseEntry(booking);
          const outcome = await commandBus.execute({ type: 'BookAsAdmin', data, visibleIn }, context);
          return { ...succeeded('SUC_BOOKING_CREATED', context.language), bookings: await bookedRows(outcome) };
        }),
    }),
    updateBooking: t.field({
      type: types.bookingsResult,
      description:
        'Changes a booking, or dates of a series (decisions.md B18, N14): all that the scope names or nothing. Returns the bookings that are changed or new; without a difference the booking itself. ERR_BOOKING_NOT_UPDATED: it is over, or cancelled.',
      args: { booking: t.arg({ type: types.adminBookingInput, required: true }) },
      resolve: (_, { booking }, context) =>
        renameRefusalFields(changeName, async () => {
          const data = parseChange(booking);
          const outcome = await commandBus.execute({ type: 'ChangeBooking', data, visibleIn }, context);
          const ids = outcome.ids.length > 0 ? outcome.ids : [data.bookingId];
          return {
            ...succeeded('SUC_BOOKING_UPDATED', context.language),
            bookings: await bookedRows({ ...outcome, ids }),
          };
        }),
    }),
    addOccurrence: t.field({
      type: types.bookingsResult,
      description:
        '(+) Books a date that a series leaves out, on all courts where it does, or that was cancelled, as it was (decisions.md N15, Q16).',
      args: {
        id: t.arg.id({ required: true, description: 'Of the series or of any of its bookings.' }),
        date: t.arg({ type: 'Date', required: true }),
      },
      resolve: namingArguments(occurrenceName, async (_, { id, date }, context) => {
        const data = parseInput(addOccurrenceSchema, { id: localIdOf('Booking', id), date });
        const outcome = await commandBus.execute({ type: 'AddOccurrence', data, visibleIn }, context);
        return { ...succeeded('SUC_BOOKING_CREATED', context.language), bookings: await bookedRows(outcome) };
      }),
    }),
    closeCourts: t.field({
      type: types.bookingsResult,
      description:
        "(+) Closes courts from the running half hour until a time today; people's bookings make way, and their owners are told why (decisions.md B14, N18). Returns the closures.",
      args: {
        sport: t.arg.string({ required: true }),
        courts: t.arg.intList({ required: true }),
        until: t.arg({ type: 'Time', required: true }),
        reason: t.arg.string({ required: true, description: 'The title that everybody sees, e.g. rain.' }),
      },
      resolve: (_, input, context) =>
        renameRefusalFields(closureName, async () => {
          const data = parseInput(closeCourtsSchema, input);
          const outcome = await commandBus.execute({ type: 'CloseCourts', data, visibleIn }, context);
          return { ...succeeded('SUC_BOOKING_CREATED', context.language), bookings: await bookedRows(outcome) };
        }),
    }),
    reopenCourts: t.field({
      type: types.result,
      description: '(+) Ends closures now; what was closed before stays in the plan.',
      args: { closures: t.arg.idList({ required: true, description: 'Ids of bookings of the category BLOCK.' }) },
      resolve: async (_, { closures }, context) => {
        const ids = closures.map((id) => localIdOf('Booking', id));
        const data = parseInput(reopenCourtsSchema, { closures: ids });
        await commandBus.execute({ type: 'ReopenCourts', data, visibleIn }, context);
        return succeeded('SUC_BOOKING_CANCELED', context.language);
      },
    }),
    deleteBooking: t.field({
      type: types.result,
      description:
        'Hides a mistaken entry from all lists (decisions.md B3); the id of a series removes all of its dates.',
      args: {
        id: t.arg.id({ required: true }),
        category: t.arg({ type: types.bookingCategory, required: true }),
      },
      resolve: namingArguments({ bookingId: 'id' }, async (_, { id, category }, context) => {
        const data = parseInput(deleteBookingSchema, { bookingId: localIdOf('Booking', id), category });
        await commandBus.execute({ type: 'DeleteBooking', data, visibleIn }, context);
        return succeeded('SUC_BOOKING_DELETED', context.language);
      }),
    }),
  }));
};
