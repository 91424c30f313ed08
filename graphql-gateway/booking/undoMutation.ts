import {
  type BookAsUser,
  type RestoreBookings,
  bookAsUserSchema,
  canDisplace,
  categoryOfRole,
  restoreBookingsSchema,
  seriesId,
} from '@platzwart/contracts/booking';
import { type BookingId, bookingId, bookingIdSchema, timeOfMinute } from '@platzwart/contracts/core';
import type { Builder } from '../core/builder.ts';
import type { CommandBus } from '../core/commandBus.ts';
import type { GatewayContext } from '../core/context.ts';
import { localIdOf } from '../core/globalId.ts';
import { parseInput } from '../core/parseInput.ts';
import { succeeded } from '../core/messages.ts';
import { Refusal } from '../core/refusal.ts';
import { namingArguments, renameRefusalFields } from '../core/renameRefusalFields.ts';
import type { BookingFacts } from './bookingFacts.ts';
import { isMine } from './cancellation.ts';
import { isOwed } from './bookingPaymentReads.ts';
import type { BookingsResult } from './bookingResults.ts';
import type { MyBookingsReads } from './myBookingsReads.ts';
import type { UndoReads } from './undoReads.ts';
import { undoMilliseconds, undoableUntil } from './undoableUntil.ts';

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
  const owner = booking.personId === null ? null : await context.person(booking.personId);
  return parseInput(bookAsUserSchema, { bookings: [block], userID: owner?.memberNumber ?? null });
};

/** An ADMIN makes it again as it was; of a series all dates that were cancelled with it. */
const asAdmin = async (booking: BookingFacts, undo: UndoReads): Promise<RestoreBookings['data']> => {
  const all = booking.seriesId === null ? [booking] : await undo.cancelledWith(booking.bookingId);
  return { closures: [], bookings: all.map(({ bookingId: id }) => id) };
};

/**
 * Booked by the owner, or for a child by its guardian (decisions.md N5), in the category of their role; no date of a series, and nothing that is still
 * to be paid although it was cancelled. */
const isOwnEntry = async (booking: BookingFacts, context: GatewayContext): Promise<boolean> => {
  const { personId, category, title, seriesId } = booking;
  const isPersonal = title === null && seriesId === null && !isOwed(booking) && isMine(booking, context.viewer());
  const owner = isPersonal && personId !== null ? await context.person(personId) : null;
  return owner !== null && categoryOfRole(owner.role) === category;
};

/** What the club entered in another category than its owner books in, and dates of a series, only an ADMIN makes again. */
const commandOf = async (booking: BookingFacts, context: GatewayContext, undo: UndoReads) => {
  if (await isOwnEntry(booking, context)) return { type: 'BookAsUser', data: await asOwner(booking, context) } as const;
  if (context.viewer().principal !== 'ADMIN') throw new Refusal('ERR_BOOKING_NOT_UPDATED', ['id']);
  return { type: 'RestoreBookings', data: await asAdmin(booking, undo) } as const;
};

/** The inputs are those of the booking, which the caller only names. */
const nameOfId = (): string => 'id';

type Services = Readonly<{
  myBookings: Pick<MyBookingsReads, 'byIds'>;
  commandBus: CommandBus;
  undo: UndoReads;
}>;

/** `undoCancellation`: a cancelled booking is made again within ten minutes, by the rules of every booking (docs/adr/0060). */
export const addUndoMutation = (
  builder: Builder,
  { bookingsResult }: Readonly<{ bookingsResult: BookingsResult }>,
  { myBookings, commandBus, undo }: Services,
): void => {
  const named = async (id: BookingId): Promise<BookingFacts | undefined> => {
    const [single] = await myBookings.byIds([id]);
    return single ?? (await undo.lastCancelledOf(seriesId(id)))[0];
  };
  /** Own ones, and for an ADMIN all, also by the id of their series: others do not learn that it exists. */
  const cancelledBooking = async (id: string, context: GatewayContext): Promise<BookingFacts> => {
    const booking = await named(parseInput(bookingIdSchema, localIdOf('Booking', id), 'id'));
    const viewer = context.viewer();
    const isAllowed = booking && (isMine(booking, viewer) || viewer.principal === 'ADMIN');
    if (!booking || booking.occupancy === 'DELETED' || !isAllowed) throw new Refusal('ERR_BOOKING_NOT_FOUND', ['id']);
    const until = undoableUntil(booking, viewer.principal === 'ADMIN');
    if (until === null || until < context.now.epochMilliseconds) throw new Refusal('ERR_BOOKING_NOT_UPDATED', ['id']);
    return booking;
  };
  builder.mutationField('undoCancellation', (t) =>
    t.field({
      type: bookingsResult,
      description:
        '(+) Within ten minutes a cancelled booking is made again where its court is still free (decisions.md N19): a new booking with the same place, person, price, remark and players; by an ADMIN a date of a series with all that were cancelled with it. ERR_BOOKING_NOT_UPDATED: it is too late, or it was not cancelled.',
      args: {
        id: t.arg.id({
          required: true,
          description: 'Of the cancelled booking, or for an ADMIN of a series: what was last cancelled of it.',
        }),
      },
      resolve: async (_, { id }, context) => {
        const command = await commandOf(await cancelledBooking(id, context), context, undo);
        const { ids, isVisible } = await renameRefusalFields(nameOfId, () =>
          commandBus.execute({ ...command, visibleIn: ['bookings', 'invoices'] }, context),
        );
        const rows = isVisible ? await myBookings.byIds([...new Set(ids)].map(bookingId)) : [];
        return { ...succeeded('SUC_BOOKING_CREATED', context.language), bookings: rows };
      },
    }),
  );
  builder.mutationField('undoClosure', (t) =>
    t.field({
      type: bookingsResult,
      description:
        '(+) Within ten minutes closures are taken back as if they had never been, and what had to make way for them is booked again where its court is still free, with its players; returns these bookings (decisions.md N19). ERR_BOOKING_NOT_UPDATED: it is too late, or they are open again.',
      args: {
        closures: t.arg.idList({
          required: true,
          description: 'Ids of bookings of the categories BLOCK and EVENT, but not of club events.',
        }),
      },
      resolve: namingArguments({ bookings: null }, async (_, { closures }, context) => {
        const data = await closureToUndo(undo, closures, context.now.epochMilliseconds);
        const { ids, isVisible } = await commandBus.execute(
          { type: 'RestoreBookings', data, visibleIn: ['bookings'] },
          context,
        );
        const rows = isVisible ? await myBookings.byIds([...new Set(ids)].map(bookingId)) : [];
        const again = rows.filter(({ occupancy }) => occupancy === 'BOOKED');
        return { ...succeeded('SUC_BOOKING_UPDATED', context.language), bookings: again };
      }),
    }),
  );
};

/** `now` in epoch milliseconds. */
const closureToUndo = async (
  undo: UndoReads,
  ids: readonly string[],
  now: number,
): Promise<RestoreBookings['data']> => {
  if (ids.length === 0) throw new Refusal('ERR_INVALID_INPUT', ['closures']);
  const named = parseInput(restoreBookingsSchema, {
    closures: ids.map((id) => localIdOf('Booking', id)),
    bookings: [],
  });
  const made = await undo.madeAt(named.closures);
  if (!named.closures.every((id) => isReservation(made, id))) throw new Refusal('ERR_BOOKING_NOT_FOUND', ['closures']);
  const isInTime = made.every(({ bookedAt }) => Date.parse(bookedAt) + undoMilliseconds >= now);
  if (!isInTime) throw new Refusal('ERR_BOOKING_NOT_UPDATED', ['closures']);
  const displaced = await undo.displacedBy(named.closures);
  return { ...named, bookings: displaced.map(({ bookingId: id }) => id) };
};

const isReservation = (made: readonly BookingFacts[], id: BookingId): boolean =>
  made.some(
    (row) => row.bookingId === id && canDisplace(row.category) && row.eventId === null && row.occupancy !== 'DELETED',
  );
