import { randomUUID } from 'node:crypto';
import type { SimulatedPayment, SimulatedPayments } from './simulatedPayments.ts';

type Refund = SimulatedPayment['refunds'][number];

/** The club asks for a refund right after it has begun it, so that a pending one is paid with the second look. */
const looksUntilPaid = 2;

/** The refunds of the simulated providers. What has failed leaves the money where it is, so that another refund can pay it. */
export const simulatedRefunds = (payments: SimulatedPayments) => ({
  /** Null where more would go back than was paid. */
  begin: (payment: SimulatedPayment, amount: number): Refund | null => {
    if (payment.refunded + amount > payment.amount) return null;
    const status = payment.refundAnswer;
    const refund = { id: randomUUID(), amount, status, looks: 0 };
    const refunded = payment.refunded + (status === 'MADE' ? amount : 0);
    payments.put({ ...payment, refunded, refundAnswer: 'MADE', refunds: [...payment.refunds, refund] });
    return refund;
  },
  look: (id: string): Refund | null => {
    const payment = payments.all().find(({ refunds }) => refunds.some((refund) => refund.id === id));
    const refund = payment?.refunds.find((each) => each.id === id);
    if (!payment || refund?.status !== 'PENDING') return refund ?? null;
    const looks = refund.looks + 1;
    const isPaid = looks >= looksUntilPaid;
    const next: Refund = { ...refund, looks, status: isPaid ? 'MADE' : 'PENDING' };
    const refunds = payment.refunds.map((each) => (each.id === id ? next : each));
    payments.put({ ...payment, refunds, refunded: payment.refunded + (isPaid ? refund.amount : 0) });
    return next;
  },
});
