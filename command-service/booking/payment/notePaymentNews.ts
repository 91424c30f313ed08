import type { OnlineMethod, OrderId } from '@platzwart/contracts/booking';
import type { Log } from '../../core/log.ts';
import type { HeldOrder } from '../../ledger/courts/heldOrders.ts';
import type { PaymentProviders, WebhookMessage } from './paymentProvider.ts';

type Dependencies = Readonly<{
  ledger: Readonly<{
    current: () => Readonly<{ state: Readonly<{ courts: Readonly<{ held: readonly HeldOrder[] }> }> }>;
  }>;
  providers: PaymentProviders;
  /** The orders at which `advancePayments` looks at its next run, whenever it last did. */
  requestedLooks: Set<OrderId>;
  log: Pick<Log, 'warn'>;
}>;

export type PaymentNews = WebhookMessage & Readonly<{ method: OnlineMethod }>;

/**
 * A message that claims to come from a payment provider. One that does, about an order that is waited for, has the next run of
 * `advancePayments` look at that order; any other changes nothing. Returns what became of it, for the metrics: the sender is not told. At
 * most one message of an order is examined at a time, so that nobody can have the provider asked again and again.
 */
export const notePaymentNews = ({ ledger, providers, requestedLooks, log }: Dependencies) => {
  const examined = new Set<string>();
  return async ({ method, ...message }: PaymentNews): Promise<'noted' | 'forged' | 'ignored' | 'failed'> => {
    const readWebhook = providers.get(method)?.readWebhook;
    if (!readWebhook) return 'ignored';
    const orderOf = (reference: string): HeldOrder | undefined =>
      ledger
        .current()
        .state.courts.held.find((order) => order.method === method && order.intent?.reference === reference);
    const mine: string[] = [];
    const isAwaited = (reference: string): boolean => {
      const order = orderOf(reference);
      if (!order || requestedLooks.has(order.orderId) || examined.has(reference)) return false;
      examined.add(reference);
      mine.push(reference);
      return true;
    };
    try {
      const reading = await readWebhook(message, isAwaited);
      if (reading.kind === 'forged') log.warn({ method }, 'A message about a payment is not from its provider');
      if (reading.kind !== 'order') return reading.kind;
      const order = orderOf(reading.reference);
      if (order) requestedLooks.add(order.orderId);
      return 'noted';
    } catch (error) {
      log.warn({ err: error, method }, 'A message about a payment could not be examined');
      return 'failed';
    } finally {
      for (const reference of mine) examined.delete(reference);
    }
  };
};
