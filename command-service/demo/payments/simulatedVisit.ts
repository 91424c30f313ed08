import type { Delivery, RefundAnswer, SimulatedPayment, SimulatedPayments } from './simulatedPayments.ts';

/**
 * What can be done on the page of a payment. `review`: it is paid, and the provider decides later, by `accept` or `refuse`. `reverse`: what was
 * paid is taken back.
 */
export const pageActions = ['pay', 'review', 'decline', 'cancel', 'leave', 'accept', 'refuse', 'reverse'] as const;
export type PageAction = (typeof pageActions)[number];

const actions: Partial<Record<SimulatedPayment['status'], readonly PageAction[]>> = {
  OPEN: ['pay', 'review', 'decline', 'cancel', 'leave'],
  PENDING: ['accept', 'refuse'],
  PAID: ['reverse'],
};
export const actionsOf = ({ status }: SimulatedPayment): readonly PageAction[] => actions[status] ?? [];

type Choice = Readonly<{ action: PageAction; delivery: Delivery; refund: RefundAnswer }>;
type Visit = Readonly<{ payment: SimulatedPayment; returns: boolean; wasDeclined: boolean }>;

type Changes = Readonly<Record<PageAction, Partial<SimulatedPayment> | null>>;

const later = {
  cancel: null,
  accept: { status: 'PAID' },
  refuse: { status: 'DENIED' },
  reverse: { status: 'REVERSED' },
} as const;
/** What an action makes of a payment; null: nothing, at least not at once. */
const changes: Readonly<Record<SimulatedPayment['provider'], Changes>> = {
  paypal: {
    ...{ ...later, pay: { status: 'APPROVED' }, leave: { status: 'APPROVED' }, decline: { status: 'REFUSED' } },
    review: { status: 'APPROVED', isReviewed: true },
  },
  stripe: {
    ...{ ...later, pay: { status: 'PAID' }, leave: { status: 'PAID' }, decline: null, review: { status: 'PENDING' } },
  },
};

/** What the page's visitor does; `returns`: the browser goes back to the club. */
export const visit = (
  payments: SimulatedPayments,
  payment: SimulatedPayment,
  { action, delivery, refund }: Choice,
): Visit => {
  if (!actionsOf(payment).includes(action)) return { payment, returns: action !== 'leave', wasDeclined: false };
  const change = changes[payment.provider][action];
  const wasDeclined = action === 'decline' && change === null;
  const returns = action !== 'leave' && !wasDeclined;
  if (!change) return { payment, returns, wasDeclined };
  // Messages about what happens later arrive as they should.
  const choices = payment.status === 'OPEN' ? { delivery, refundAnswer: refund } : { delivery: 'once' as const };
  return { payment: payments.put({ ...payment, ...choices, ...change }), returns, wasDeclined };
};
