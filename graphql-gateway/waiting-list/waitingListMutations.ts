import { isOnline, joinWaitingListSchema, takeOfferSchema, waitingEntrySchema } from '@platzwart/contracts/booking';
import type { Builder } from '../core/builder.ts';
import type { CommandBus } from '../core/commandBus.ts';
import { parseInput } from '../core/parseInput.ts';
import { succeeded } from '../core/messages.ts';
import { givenPlayers } from '../core/playerInput.ts';
import type { MutationSuccess, SharedTypes } from '../core/sharedTypes.ts';
import { namingArguments } from '../core/renameRefusalFields.ts';

const visibleIn = ['waiting_list', 'bookings'];
const ordered = [...visibleIn, 'payments'];

/** `payment`: the order that has to be paid online before it is booked. */
type OfferSuccess = MutationSuccess & Readonly<{ payment: string | null }>;

/** Joining and leaving the waiting list, and answers to offers, each for the caller, or a child of theirs (decisions.md N5, N25). */
export const addWaitingListMutations = (
  builder: Builder,
  { result, mutationResult, paymentMethod, player }: SharedTypes,
  { commandBus }: Readonly<{ commandBus: CommandBus }>,
): void => {
  const offerResult = builder.objectRef<OfferSuccess>('OfferResult').implement({
    interfaces: [mutationResult],
    fields: (t) => ({
      payment: t.id({
        nullable: true,
        description: '(+) As in `BookingsResult`.',
        resolve: ({ payment }) => payment,
      }),
    }),
  });
  builder.mutationFields((t) => ({
    joinWaitingList: t.field({
      type: result,
      description:
        '(+) First come, first offered. Refused where the caller could not book the time if it were free, and for a sixth entry.',
      args: {
        sport: t.arg.string({ required: true }),
        date: t.arg({ type: 'Date', required: true }),
        from: t.arg({ type: 'Time', required: true }),
        to: t.arg({ type: 'Time', required: true }),
        minutes: t.arg.int({ required: true }),
        userID: t.arg.id({
          description: 'Of the child of the caller who waits; missing: the caller (decisions.md N5).',
        }),
      },
      resolve: async (_, args, context) => {
        const data = parseInput(joinWaitingListSchema, args);
        await commandBus.execute({ type: 'JoinWaitingList', data, visibleIn }, context);
        return succeeded('SUC_WAITING_LIST_UPDATED', context.language);
      },
    }),
    leaveWaitingList: t.field({
      type: result,
      description: '(+) Declines a running offer too. ERR_BOOKING_NOT_FOUND.',
      args: { id: t.arg.id({ required: true }) },
      resolve: namingArguments({ entryId: 'id' }, async (_, { id }, context) => {
        const data = parseInput(waitingEntrySchema, { entryId: id });
        await commandBus.execute({ type: 'LeaveWaitingList', data, visibleIn }, context);
        return succeeded('SUC_WAITING_LIST_UPDATED', context.language);
      }),
    }),
    declineOffer: t.field({
      type: result,
      description: '(+) The next in order is offered the slot; the caller goes on waiting. ERR_BOOKING_NOT_FOUND.',
      args: { id: t.arg.id({ required: true }) },
      resolve: namingArguments({ entryId: 'id' }, async (_, { id }, context) => {
        const data = parseInput(waitingEntrySchema, { entryId: id });
        await commandBus.execute({ type: 'DeclineOffer', data, visibleIn }, context);
        return succeeded('SUC_WAITING_LIST_UPDATED', context.language);
      }),
    }),
    takeOffer: t.field({
      type: offerResult,
      description:
        '(+) Books the slot by the rules of every booking, at the price that was shown. ERR_BOOKING_NOT_FOUND where no offer is running.',
      args: {
        id: t.arg.id({ required: true }),
        price: t.arg({ type: 'Cents', required: true }),
        paymentMethod: t.arg({ type: paymentMethod, required: true }),
        acceptedTerms: t.arg.int({ description: '(+) As in `bookAsUser`.' }),
        players: t.arg({ type: [player] }),
      },
      resolve: namingArguments({ entryId: 'id' }, async (_, { id, players, ...given }, context) => {
        const data = parseInput(takeOfferSchema, { ...given, entryId: id, players: givenPlayers(players) });
        const outcome = await commandBus.execute({ type: 'TakeOffer', data, visibleIn: ordered }, context);
        const isHeld = data.price > 0 && isOnline(data.paymentMethod);
        const payment = isHeld ? (outcome.ids[0] ?? null) : null;
        return { ...succeeded(isHeld ? 'SUC_BOOKING_HELD' : 'SUC_BOOKING_CREATED', context.language), payment };
      }),
    }),
  }));
};
