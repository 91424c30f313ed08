import { epochMilliseconds } from '@platzwart/contracts/core';
import type { PaidBooking, PaymentsState } from '../../ledger/payments/paymentsState.ts';
import { type PaymentJob, sent } from './paymentJob.ts';

export type Payment = Pick<PaidBooking, 'capture' | 'method'>;

/** People can dispute a payment at PayPal for 180 days; banks give about as long. Counted from the day of play, which is after the payment. */
const watchedMilliseconds = 180 * 24 * 60 * 60_000;

/** The payments that still pay for a booking, or are to be refunded, and can be taken back, each once. `now`: epoch milliseconds. */
export const paymentsOnWatch = ({ paid, due }: PaymentsState, now: number): readonly Payment[] => {
  const payments = new Map<string, Payment>();
  for (const { capture, method } of due.values()) payments.set(capture, { capture, method });
  for (const { date, capture, method } of paid.values())
    if (epochMilliseconds(`${date}T00:00:00Z`) + watchedMilliseconds > now) payments.set(capture, { capture, method });
  return [...payments.values()];
};

/** Asks the provider whether it still has the money of a payment; what it has taken back is owed again (decisions.md Q3). */
export const lookAtCapture = async ({ capture, method }: Payment, job: PaymentJob): Promise<void> => {
  const status = await job.providers.get(method)?.lookAtCapture(capture);
  if (status === undefined || status === 'KEPT') return;
  job.log.warn({ capture, status }, 'A payment was taken back');
  await sent(job, { type: 'ReversePayment', data: { method, capture, cause: status } });
};
