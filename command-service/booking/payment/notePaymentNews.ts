import type { OnlineMethod } from '@platzwart/contracts/booking';
import type { Log } from '../../core/log.ts';
import type { HeldOrder } from '../../ledger/courts/heldOrders.ts';
import type { PaymentsState } from '../../ledger/payments/paymentsState.ts';
import type { PaymentProviders, WebhookMessage } from './paymentProvider.ts';

type Dependencies = Readonly<{
  ledger: Readonly<{
    current: () => Readonly<{
      state: Readonly<{ courts: Readonly<{ held: readonly HeldOrder[] }>; payments: PaymentsState }>;
    }>;
  }>;
  providers: PaymentProviders;
  /** The orders, and what paid some, by the provider's name, at which `advancePayments` looks at its next run, whenever it last did. */
  requestedLooks: Set<string>;
  log: Pick<Log, 'warn'>;
}>;

export type PaymentNews = WebhookMessage & Readonly<{ method: OnlineMethod }>;

/**
 * A message that claims to come from a payment provider. One that does, about an order that is waited for, or a payment that pays for something, has
 * the next run of `advancePayments` look at it; any other changes nothing. Returns what became of it, for the metrics: the sender is not told. At
 * most one message about each is examined at a time, so that nobody can have the provider asked again and again.
 */
export const notePaymentNews = ({ ledger, providers, requestedLooks, log }: Dependencies) => {
  const examined = new Set<string>();
  return async ({ method, ...message }: PaymentNews): Promise<'noted' | 'forged' | 'ignored' | 'failed'> => {
    const readWebhook = providers.get(method)?.readWebhook;
    if (!readWebhook) return 'ignored';
    const isKnown = (reference: string): boolean => {
      const { courts, payments } = ledger.current().state;
      return (
        courts.held.some((order) => order.method === method && order.intent?.reference === reference) ||
        [payments.paid, payments.due].some((of) =>
          of.some((payment) => payment.method === method && payment.capture === reference),
        )
      );
    };
    const mine: string[] = [];
    const isAwaited = (reference: string): boolean => {
      if (requestedLooks.has(reference) || examined.has(reference) || !isKnown(reference)) return false;
      examined.add(reference);
      mine.push(reference);
      return true;
    };
    try {
      const reading = await readWebhook(message, isAwaited);
      if (reading.kind === 'forged') log.warn({ method }, 'A message about a payment is not from its provider');
      if (reading.kind !== 'payment') return reading.kind;
      requestedLooks.add(reading.reference);
      return 'noted';
    } catch (error) {
      log.warn({ err: error, method }, 'A message about a payment could not be examined');
      return 'failed';
    } finally {
      for (const reference of mine) examined.delete(reference);
    }
  };
};
