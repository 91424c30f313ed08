import {
  type BookAsUser,
  type RequestedBooking,
  bookAsUserSchema,
  cancelBookingSchema,
  isOnline,
  leaveBookingSchema,
  refunds,
  updateOwnBookingSchema,
} from '@platzwart/contracts/booking';
import { bookingId } from '@platzwart/contracts/core';
import type { Builder } from '../core/builder.ts';
import { type CommandOutcome, type CommandBus, callerOf } from '../core/commandBus.ts';
import type { GatewayContext } from '../core/context.ts';
import { parseInput } from '../core/parseInput.ts';
import { succeeded } from '../core/messages.ts';
import type { PeopleReads } from '../core/peopleReads.ts';
import type { SharedTypes } from '../core/sharedTypes.ts';
import type { BookingFacts } from './bookingFacts.ts';
import { type BookingsResult, type ScopeType, addUserBookingInput } from './bookingResults.ts';
import { expectedBooking } from './expectedBooking.ts';
import { givenPlayers } from '../core/playerInput.ts';
import { localIdOf } from '../core/globalId.ts';
import { namingArguments } from '../core/renameRefusalFields.ts';
import type { MyBookingsReads } from './myBookingsReads.ts';

export type BookingMutationServices = Readonly<{
  myBookings: Pick<MyBookingsReads, 'byIds'>;
  commandBus: CommandBus;
  peopleReads: Pick<PeopleReads, 'byMemberNumber'>;
}>;

const visibleIn = ['bookings'];
const ordered = ['bookings', 'payments'];
/** An invoice that demands the booking is cancelled with it. */
const cancelled = ['bookings', 'invoices'];

const isPaidOnline = (requested: readonly RequestedBooking[]): boolean =>
  requested.some(({ price, paymentMethod }) => price > 0 && isOnline(paymentMethod));

export const addBookingMutations = (
  builder: Builder,
  types: SharedTypes & Readonly<{ bookingsResult: BookingsResult; scope: ScopeType }>,
  { myBookings, commandBus, peopleReads }: BookingMutationServices,
): void => {
  const { player } = types;
  const input = addUserBookingInput(builder, types);
  const refund = builder.enumType('Refund', { description: '(+)', values: refunds });

  /** In the order of the ids in the call, regardless of the order in which the rows were read. */
  const bookedRows = async (
    { bookings: requested, userID = null }: BookAsUser['data'],
    { ids, isVisible }: CommandOutcome,
    context: GatewayContext,
  ): Promise<readonly BookingFacts[]> => {
    // Each block has one booking, in the order of the request; what ends on the waiting list comes before, and an event about hours or
    // players names its booking again.
    const booked = [...new Set(ids)].slice(-requested.length);
    const rows = isVisible ? await myBookings.byIds(booked.map(bookingId)) : [];
    const owner = userID === null ? callerOf(context) : await peopleReads.byMemberNumber(userID);
    const byId = new Map<string, BookingFacts>(rows.map((row) => [row.bookingId, row]));
    return requested.flatMap((block, index) => {
      const id = booked[index];
      const expected = id === undefined || !owner ? [] : [expectedBooking(bookingId(id), block, owner)];
      return id === undefined ? [] : (byId.get(id) ?? expected);
    });
  };

  builder.mutationFields((t) => ({
    bookAsUser: t.field({
      type: types.bookingsResult,
      description: 'All blocks or none (decisions.md B19). Repeated with the same Idempotency-Key it books once.',
      args: {
        bookings: t.arg({ type: [input], required: true }),
        userID: t.arg.id({
          description:
            '(+) The child that the caller books for, by its member number; missing: the caller (decisions.md N5).',
        }),
        acceptedTerms: t.arg.int({
          description:
            "(+) The version of the club's terms that the caller accepts with this order; needed once per version, else ERR_TERMS_NOT_ACCEPTED (decisions.md N29a).",
        }),
      },
      resolve: async (_, args, context) => {
        const { userID = null } = args;
        const bookings = args.bookings.map(({ remark = null, players, ...block }) => ({
          ...block,
          ...{ remark, players: givenPlayers(players) },
        }));
        const data = parseInput(bookAsUserSchema, { bookings, acceptedTerms: args.acceptedTerms ?? null, userID });
        const outcome = await commandBus.execute({ type: 'BookAsUser', data, visibleIn: ordered }, context);
        const [payment] = outcome.ids;
        if (isPaidOnline(data.bookings) && payment !== undefined)
          return { ...succeeded('SUC_BOOKING_HELD', context.language), bookings: [], payment };
        const rows = await bookedRows(data, outcome, context);
        return { ...succeeded('SUC_BOOKING_CREATED', context.language), bookings: rows };
      },
    }),
    updateOwnBooking: t.field({
      type: types.result,
      description:
        '(+) The owner changes remark and players until it begins; the price follows the number of guests. What is missing or null stays; an empty remark is removed.',
      args: {
        id: t.arg.id({ required: true }),
        remark: t.arg.string(),
        players: t.arg({ type: [player] }),
        guestFee: t.arg({
          type: 'Cents',
          description: 'What the caller was shown for all guests; another fee is refused with ERR_PRICE_CHANGED.',
        }),
        expectedRevision: t.arg.int({
          description: 'As in `AdminBookingInput`.',
        }),
      },
      resolve: namingArguments(
        { bookingId: 'id' },
        async (_, { id, remark = null, players, guestFee = null, expectedRevision }, context) => {
          const request = { bookingId: localIdOf('Booking', id), remark, guestFee, expectedRevision };
          const data = parseInput(updateOwnBookingSchema, {
            ...request,
            players: players ? givenPlayers(players) : null,
          });
          await commandBus.execute({ type: 'UpdateOwnBooking', data, visibleIn }, context);
          return succeeded('SUC_BOOKING_UPDATED', context.language);
        },
      ),
    }),
    leaveBooking: t.field({
      type: types.result,
      description:
        "(+) The caller's name is taken off somebody else's booking, until it begins; refused with ERR_BOOKING_NOT_FOUND where it names them not.",
      args: {
        id: t.arg.id({ required: true }),
        userID: t.arg.id({ description: 'Of a child of the caller, whose name is taken off (decisions.md N5).' }),
      },
      resolve: namingArguments({ bookingId: 'id' }, async (_, { id, userID }, context) => {
        const data = parseInput(leaveBookingSchema, { bookingId: localIdOf('Booking', id), userID });
        await commandBus.execute({ type: 'LeaveBooking', data, visibleIn }, context);
        return succeeded('SUC_BOOKING_UPDATED', context.language);
      }),
    }),
    cancelBooking: t.field({
      type: types.result,
      description: 'The id of a series cancels all of its dates that have not begun (decisions.md B17).',
      args: {
        id: t.arg.id({ required: true }),
        category: t.arg({ type: types.bookingCategory, required: true }),
        userID: t.arg.id(),
        reason: t.arg.string({ description: "(+) Required from an ADMIN who cancels another's booking." }),
        refund: t.arg({
          type: refund,
          description:
            '(+) By an ADMIN after the deadline: whether the price is dropped; FULL where it is missing. Of several dates NONE keeps the prices that may stay.',
        }),
        scope: t.arg({
          type: types.scope,
          description: '(+) By an ADMIN, of a date of a series: which dates are cancelled; THIS where it is missing.',
        }),
      },
      resolve: namingArguments(
        { bookingId: 'id' },
        async (_, { id, category, userID = null, reason = null, refund: price = null, scope = null }, context) => {
          const request = { bookingId: localIdOf('Booking', id), category, userID, reason, refund: price, scope };
          const data = parseInput(cancelBookingSchema, request);
          await commandBus.execute({ type: 'CancelBooking', data, visibleIn: cancelled }, context);
          return succeeded('SUC_BOOKING_CANCELED', context.language);
        },
      ),
    }),
  }));
};
