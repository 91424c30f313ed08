import { giveUpPaymentSchema } from '@platzwart/contracts/booking';
import type { Builder } from '../core/builder.ts';
import type { CommandBus } from '../core/commandBus.ts';
import { parseInput } from '../core/parseInput.ts';
import { succeeded } from '../core/messages.ts';
import type { SharedTypes } from '../core/sharedTypes.ts';
import { namingArguments } from '../core/renameRefusalFields.ts';

const visibleIn = ['bookings', 'payments'];

export const addPaymentMutations = (
  builder: Builder,
  { result }: Pick<SharedTypes, 'result'>,
  { commandBus }: Readonly<{ commandBus: CommandBus }>,
): void => {
  builder.mutationFields((t) => ({
    giveUpPayment: t.field({
      type: result,
      description:
        "(+) The caller does not want to pay an order online after all: its courts are free again. Refused with ERR_BOOKING_NOT_FOUND where the order is another's, or paid.",
      args: { order: t.arg.id({ required: true }) },
      resolve: namingArguments({ orderId: 'order' }, async (_, { order }, context) => {
        const data = parseInput(giveUpPaymentSchema, { orderId: order });
        await commandBus.execute({ type: 'GiveUpPayment', data, visibleIn }, context);
        return succeeded('SUC_BOOKING_CANCELED', context.language);
      }),
    }),
  }));
};
