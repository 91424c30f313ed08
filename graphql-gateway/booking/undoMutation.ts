import {
  type BookAsAdmin,
  type BookAsUser,
  bookAsAdminSchema,
  bookAsUserSchema,
  categoryOfRole,
} from '@platzwart/contracts/booking';
import { type Language, bookingId, bookingIdSchema, timeOfMinute } from '@platzwart/contracts/core';
import type { Builder } from '../core/builder.ts';
import { type CommandBus, callerOf } from '../core/commandBus.ts';
import type { GatewayContext } from '../core/context.ts';
import { localIdOf } from '../core/globalId.ts';
import { parseInput } from '../core/inputs.ts';
import { succeeded } from '../core/messages.ts';
import { Refusal } from '../core/refusal.ts';
import { renameRefusalFields } from '../core/renameRefusalFields.ts';
import type { BookingFacts } from './bookingFacts.ts';
import type { BookingsResult } from './bookingResults.ts';
import type { MyBookingsReads } from './myBookingsReads.ts';
import { undoableUntil } from './undoableUntil.ts';

const reasons: Readonly<Record<Language, string>> = {
  de: 'Stornierung zurückgenommen',
  en: 'Cancellation undone',
};

const placeOf = ({ sport, court, date, startMinute, endMinute }: BookingFacts) => ({
  ...{ sport, court, date },
  ...{ start: timeOfMinute(startMinute), end: timeOfMinute(endMinute) },
});

/** The owner books again what was booked, at the price that it had: another price is refused. */
const asOwner = async (booking: BookingFacts, context: GatewayContext): Promise<BookAsUser['data']> => {
  const { price, paymentMethod, remark } = booking;
  const [firstMethod = 'INVOICE'] = (await context.club()).rules.paymentMethods;
  const players = await Promise.all(
    booking.players.map(async ({ personId, guestName }) => ({
      userID: personId === null ? null : ((await context.person(personId))?.memberNumber ?? ''),
      guestName,
    })),
  );
  const block = { ...placeOf(booking), price, paymentMethod: paymentMethod ?? firstMethod, remark, players };
  return parseInput(bookAsUserSchema, { bookings: [block] });
};

/** An ADMIN enters it again, as what it was; with players only its owner can. */
const asAdmin = async (booking: BookingFacts, context: GatewayContext): Promise<BookAsAdmin['data']> => {
  const { category, title, price, ownPrice, remark, personId, players } = booking;
  if (players.length > 0) throw new Refusal('ERR_BOOKING_NOT_UPDATED', ['id']);
  const owner = personId === null ? null : await context.person(personId);
  if (personId !== null && !owner) throw new Refusal('ERR_USER_NOT_FOUND', ['id']);
  const { court, date, ...place } = placeOf(booking);
  return parseInput(bookAsAdminSchema, {
    ...{ ...place, date, courts: [court], category, title, remark, userID: owner?.memberNumber ?? null },
    ...{ price: ownPrice ? price : null, reason: reasons[context.language], withVoucher: false },
    ...{ repetition: 'NONE', startdate: null, enddate: null, onConflict: 'ABORT', choices: [] },
  });
};

const isOwnEntry = ({ personId, category, title }: BookingFacts, context: GatewayContext): boolean => {
  const { personId: viewer } = callerOf(context);
  const role = context.viewer().person?.role;
  return personId === viewer && title === null && role !== undefined && categoryOfRole(role) === category;
};

/** What the club entered in another category than its owner books in, only an ADMIN enters again. */
const commandOf = async (booking: BookingFacts, context: GatewayContext) => {
  if (isOwnEntry(booking, context)) return { type: 'BookAsUser', data: await asOwner(booking, context) } as const;
  if (context.viewer().principal !== 'ADMIN') throw new Refusal('ERR_BOOKING_NOT_UPDATED', ['id']);
  return { type: 'BookAsAdmin', data: await asAdmin(booking, context) } as const;
};

/** The inputs are those of the booking, which the caller only names. */
const nameOfId = (): string => 'id';

type Services = Readonly<{
  myBookings: Pick<MyBookingsReads, 'byIds'>;
  commandBus: CommandBus;
}>;

/** `undoCancellation`: a cancelled booking is made again within ten minutes, by the rules of every booking (docs/adr/0060). */
export const addUndoMutation = (
  builder: Builder,
  { bookingsResult }: Readonly<{ bookingsResult: BookingsResult }>,
  { myBookings, commandBus }: Services,
): void => {
  /** Own ones, and for an ADMIN all: others do not learn that it exists. */
  const cancelledBooking = async (id: string, context: GatewayContext): Promise<BookingFacts> => {
    const [booking] = await myBookings.byIds([parseInput(bookingIdSchema, localIdOf('Booking', id))]);
    const isAllowed = booking?.personId === callerOf(context).personId || context.viewer().principal === 'ADMIN';
    if (!booking || booking.occupancy === 'DELETED' || !isAllowed) throw new Refusal('ERR_BOOKING_NOT_FOUND', ['id']);
    const until = undoableUntil(booking);
    if (until === null || until < context.now.epochMilliseconds) throw new Refusal('ERR_BOOKING_NOT_UPDATED', ['id']);
    return booking;
  };
  builder.mutationField('undoCancellation', (t) =>
    t.field({
      type: bookingsResult,
      description:
        '(+) Within ten minutes a cancelled booking is made again where its court is still free (decisions.md N19): a new booking with the same place, person, price, remark and players. ERR_BOOKING_NOT_UPDATED: it is too late, it was not cancelled, or it is a date of a series.',
      args: { id: t.arg.id({ required: true, description: 'Of the cancelled booking.' }) },
      resolve: async (_, { id }, context) => {
        const command = await commandOf(await cancelledBooking(id, context), context);
        const { ids, isVisible } = await renameRefusalFields(nameOfId, () =>
          commandBus.execute({ ...command, visibleIn: ['bookings'] }, context),
        );
        const rows = isVisible ? await myBookings.byIds([...new Set(ids)].map(bookingId)) : [];
        return { ...succeeded('SUC_BOOKING_CREATED', context.language), bookings: rows };
      },
    }),
  );
};
