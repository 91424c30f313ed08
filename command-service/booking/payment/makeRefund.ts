import type { DueRefund } from '../../ledger/payments/paymentsState.ts';
import { type PaymentJob, sent } from './paymentJob.ts';
import { type PaymentProvider, ProviderRefused } from './paymentProvider.ts';

/** The refund of an order that was paid too late has the order's id. Each attempt is another refund to the provider. */
export const refundKey = ({ refundId, attempt }: Pick<DueRefund, 'attempt' | 'refundId'>): string =>
  attempt === 1 ? `${refundId}-refund` : `${refundId}-refund-${attempt}`;

type Outcome = Readonly<
  { status: 'MADE'; reference: string } | { status: 'FAILED' | 'PENDING'; reference: string | null }
>;

/** A refusal for good is no other than a refund that failed: to ask once more under the same key would not help. */
const outcomeOf = async (due: DueRefund, { refund }: Pick<PaymentProvider, 'refund'>): Promise<Outcome> => {
  const { capture, amount } = due;
  try {
    const { status, reference } = await refund({ capture, amount }, refundKey(due));
    return { status, reference };
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    return { status: 'FAILED', reference: null };
  }
};

/**
 * Has the provider pay a refund. Only what went back is recorded as made; what is pending is asked about again; what has failed waits for an ADMIN
 * (decisions.md Q3).
 */
export const makeRefund = async (due: DueRefund, job: PaymentJob): Promise<void> => {
  const provider = job.providers.get(due.method);
  if (!provider) return;
  const { refundId, attempt } = due;
  const outcome = await outcomeOf(due, provider);
  if (outcome.status === 'MADE') {
    await sent(job, { type: 'RecordRefund', data: { refundId, reference: outcome.reference } });
    return;
  }
  const { status, reference } = outcome;
  job.log.warn({ refundId, reference, status }, 'A refund is not made');
  if (status === 'FAILED') await sent(job, { type: 'RecordFailedRefund', data: { refundId, attempt, reference } });
};
