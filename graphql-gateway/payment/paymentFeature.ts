import { orderIdSchema } from '@platzwart/contracts/booking';
import * as v from 'valibot';
import type { Builder } from '../core/builder.ts';
import { callerOf } from '../core/commandBus.ts';
import type { GatewayFeature } from '../core/gatewayFeature.ts';
import { addPaymentMutations } from './paymentMutations.ts';
import { paymentPolicies } from './paymentPolicies.ts';
import { type PaymentReads, paymentReads } from './paymentReads.ts';
import { type PaymentType, addPaymentType } from './paymentType.ts';
import { simulatorEndpoint } from './simulatorEndpoint.ts';
import { webhookEndpoint } from './webhookEndpoint.ts';

const addPaymentQueries = (builder: Builder, payment: PaymentType, payments: PaymentReads): void => {
  builder.queryFields((t) => ({
    payment: t.field({
      type: payment,
      nullable: true,
      description: '(+) Also without a session (decisions.md M4); null for an order that is not known.',
      args: { order: t.arg.id({ required: true }) },
      resolve: (_, { order }) => {
        const orderId = v.safeParse(orderIdSchema, order);
        return orderId.success ? payments.ofOrder(orderId.output) : null;
      },
    }),
    openPayments: t.field({
      type: [payment],
      description:
        '(+) The orders of the caller and of their children (decisions.md N5) that can still be paid, the one that ends first at the top.',
      resolve: async (_, _args, context) => {
        const family = [callerOf(context), ...context.viewer().children];
        const people = family.map(({ personId }) => personId);
        return [...(await payments.openOf(people, context.now.epochMilliseconds))];
      },
    }),
    stuckPayments: t.field({
      type: [payment],
      description:
        '(+) Those that wait for their end, or for a refund, more than an hour after the courts were given back; the oldest first, at most 20.',
      resolve: async (_, _args, { now }) => [...(await payments.stuck(now.epochMilliseconds))],
    }),
  }));
};

/** What became of an order that is paid at a provider (decisions.md N42, M4). */
export const paymentFeature: GatewayFeature = {
  policies: paymentPolicies,
  readModels: ['payments', 'bookings', 'people'],
  open: ({ database, commandBus, commands, addressOf, now, onlinePayment: { methods, simulatorUrl } }) => {
    const payments = paymentReads(database);
    return {
      addToSchema: (builder, shared) => {
        addPaymentQueries(builder, addPaymentType(builder, shared, payments), payments);
        addPaymentMutations(builder, shared, { commandBus });
      },
      endpoints: [
        webhookEndpoint({ methods, notePaymentNews: commands.notePaymentNews, addressOf, now }),
        ...(simulatorUrl === null ? [] : [simulatorEndpoint(simulatorUrl)]),
      ],
    };
  },
};
