import { joinWaitingListSchema, takeOfferSchema, waitingEntrySchema } from '@platzwart/contracts/booking';
import type { Builder } from '../core/builder.ts';
import type { CommandBus } from '../core/commandBus.ts';
import { parseInput } from '../core/parseInput.ts';
import { succeeded } from '../core/messages.ts';
import type { SharedTypes } from '../core/sharedTypes.ts';
import { namingArguments } from '../core/renameRefusalFields.ts';

const visibleIn = ['waiting_list', 'bookings'];

/** Joining and leaving the waiting list, and answers to offers, each for the caller, or a child of theirs (decisions.md N5, N25). */
export const addWaitingListMutations = (
  builder: Builder,
  { result, paymentMethod }: SharedTypes,
  { commandBus }: Readonly<{ commandBus: CommandBus }>,
): void => {
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
      type: result,
      description:
        '(+) Books the slot by the rules of every booking, at the price that was shown. ERR_BOOKING_NOT_FOUND where no offer is running.',
      args: {
        id: t.arg.id({ required: true }),
        price: t.arg({ type: 'Cents', required: true }),
        paymentMethod: t.arg({ type: paymentMethod, required: true }),
      },
      resolve: namingArguments({ entryId: 'id' }, async (_, { id, price, paymentMethod: method }, context) => {
        const data = parseInput(takeOfferSchema, { entryId: id, price, paymentMethod: method });
        await commandBus.execute({ type: 'TakeOffer', data, visibleIn }, context);
        return succeeded('SUC_BOOKING_CREATED', context.language);
      }),
    }),
  }));
};
