import { type PaymentRow, paymentStates } from '@platzwart/contracts/booking';
import { timeOfMinute } from '@platzwart/contracts/core';
import type { Builder } from '../core/builder.ts';
import type { SharedTypes } from '../core/sharedTypes.ts';
import type { HeldCourt, PaymentReads } from './paymentReads.ts';

const addHeldCourt = (builder: Builder) =>
  builder.objectRef<HeldCourt>('HeldCourt').implement({
    description: '(+) A court that is held until its order is paid.',
    fields: (t) => ({
      bookingID: t.exposeID('bookingId', {
        description: '(+) `_id` of what holds it in the plan, and of the booking that it becomes.',
      }),
      sport: t.exposeString('sport'),
      court: t.exposeInt('court'),
      date: t.expose('date', { type: 'Date' }),
      start: t.field({ type: 'Time', resolve: ({ startMinute }) => timeOfMinute(startMinute) }),
      end: t.field({ type: 'Time', resolve: ({ endMinute }) => timeOfMinute(endMinute) }),
    }),
  });

export const addPaymentType = (
  builder: Builder,
  { paymentMethod, bookingUser }: SharedTypes,
  payments: Pick<PaymentReads, 'heldBy'>,
) => {
  const state = builder.enumType('OnlinePaymentState', {
    description:
      '(+) WAITING: the courts are held. ABANDONED: by the person who ordered. REFUND_DUE, REFUNDED: the money arrived when a court was gone, and goes back.',
    values: paymentStates,
  });
  const heldCourt = addHeldCourt(builder);
  return builder.objectRef<PaymentRow>('Payment').implement({
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
      courts: t.field({
        type: [heldCourt],
        nullable: true,
        description:
          'What is ordered, for the person who ordered: held, booked, or free again where the order has ended.',
        resolve: async ({ orderId }) => [...(await payments.heldBy(orderId))],
      }),
      person: t.field({
        type: bookingUser,
        nullable: true,
        description:
          '(+) Whose order it is, for themselves and their guardian, and for ADMINs; null for an erased person.',
        resolve: ({ personId }, _, context) => (personId === null ? null : context.person(personId)),
      }),
    }),
  });
};
export type PaymentType = ReturnType<typeof addPaymentType>;
