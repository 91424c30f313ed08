import { type PaymentRow, paymentStates } from '@platzwart/contracts/booking';
import { orderIdSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import type { Builder } from '../core/builder.ts';
import type { GatewayFeature } from '../core/gatewayFeature.ts';
import type { SharedTypes } from '../core/sharedTypes.ts';
import { addPaymentMutations } from './paymentMutations.ts';
import { paymentPolicies } from './paymentPolicies.ts';
import { type PaymentReads, paymentReads } from './paymentReads.ts';
import { simulatorEndpoint } from './simulatorEndpoint.ts';
import { webhookEndpoint } from './webhookEndpoint.ts';

const addPayment = (builder: Builder, { paymentMethod, bookingUser }: SharedTypes, payments: PaymentReads): void => {
  const state = builder.enumType('OnlinePaymentState', {
    description:
      '(+) WAITING: the courts are held. ABANDONED: by the person who ordered. REFUND_DUE, REFUNDED: the money arrived when a court was gone, and goes back.',
    values: paymentStates,
  });
  const payment = builder.objectRef<PaymentRow>('Payment').implement({
    description: '(+) An order that is paid online.',
    fields: (t) => ({
      _id: t.exposeID('orderId'),
      method: t.expose('method', { type: paymentMethod }),
      amount: t.expose('amount', { type: 'Cents' }),
      state: t.expose('state', { type: state }),
      expires_at: t.expose('expiresAt', { type: 'DateTime', description: 'How long the courts are held.' }),
      redirectUrl: t.exposeString('redirectUrl', {
        nullable: true,
        description: "The provider's page, for the person who ordered; null until the provider has the order.",
      }),
      person: t.field({
        type: bookingUser,
        nullable: true,
        description: '(+) Who ordered; for ADMINs, and null for an erased person.',
        resolve: ({ personId }, _, context) => (personId === null ? null : context.person(personId)),
      }),
    }),
  });
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
  readModels: ['payments', 'people'],
  open: ({ database, commandBus, commands, addressOf, now, onlinePayment: { methods, simulatorUrl } }) => {
    const payments = paymentReads(database);
    return {
      addToSchema: (builder, shared) => {
        addPayment(builder, shared, payments);
        addPaymentMutations(builder, shared, { commandBus });
      },
      endpoints: [
        webhookEndpoint({ methods, notePaymentNews: commands.notePaymentNews, addressOf, now }),
        ...(simulatorUrl === null ? [] : [simulatorEndpoint(simulatorUrl)]),
      ],
    };
  },
};
