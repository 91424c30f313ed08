import { epochMilliseconds } from '@platzwart/contracts/core';
import type { OrderId } from '@platzwart/contracts/booking';
import type { Log } from '../../core/log.ts';
import { systemCall } from '../../core/systemCall.ts';
import type { HeldOrder } from '../../ledger/courts/heldOrders.ts';
import type { LedgerCommand, LedgerState } from '../../ledger/ledgerDecider.ts';
import type { DueRefund } from '../../ledger/payments/paymentsState.ts';
import { clubNow } from '../domain/clubNow.ts';
import type { LedgerDependencies } from '../handlers/ledgerDependencies.ts';
import { fallingPause, pauseOfOrder } from './pauses.ts';
import { type PaymentProvider, type PaymentProviders, type PaymentStatus, ProviderRefused } from './paymentProvider.ts';

type Dependencies = Readonly<{
  ledger: LedgerDependencies['ledger'] & Readonly<{ current: () => Readonly<{ state: LedgerState }> }>;
  providers: PaymentProviders;
  /** The orders of which the provider has sent news (notePaymentNews.ts). */
  requestedLooks: Set<OrderId>;
  /** The address of the page to which the provider sends the person back. */
  paymentPage: (orderId: OrderId) => string;
  newId: () => string;
  /** Now, as an ISO 8601 instant in UTC. */
  clock: () => string;
  log: Pick<Log, 'warn'>;
}>;

/** How long after the hold the provider is asked for money that is late. */
const lateMilliseconds = 24 * 60 * 60_000;

/**
 * Takes every payment at a provider one step further: creates the order, looks whether it is paid, captures, books or refunds, and ends what
 * is out of time (decisions.md B22, N42). Each step is decided on the newest ledger, and each call has a key that follows from an event that
 * was stored before, so that after a crash, and in several processes, the work is done once. What fails is tried again at the next run.
 */
export const advancePayments = (dependencies: Dependencies): (() => Promise<void>) => {
  const { providers, requestedLooks } = dependencies;
  const askedAt = new Map<string, number>();
  /** Since when this process knows of a refund that is due. */
  const dueSince = new Map<string, number>();
  const pauseOfRefund = (id: string, now: number): number => {
    const since = dueSince.get(id) ?? now;
    dueSince.set(id, since);
    return fallingPause(now - since);
  };
  const pauseOf = (order: HeldOrder, now: number): number =>
    pauseOfOrder(order, { hasNews: Boolean(providers.get(order.method)?.readWebhook), now });
  const isTime = (id: string, every: number, now: number): boolean => {
    if (now - (askedAt.get(id) ?? -Infinity) < every) return false;
    askedAt.set(id, now);
    return true;
  };
  return async () => {
    const { courts, payments } = dependencies.ledger.current().state;
    const now = epochMilliseconds(dependencies.clock());
    const requested = new Set(requestedLooks);
    requestedLooks.clear();
    const orders = courts.held.filter((order) =>
      isTime(lookKey(order), requested.has(order.orderId) ? 0 : pauseOf(order, now), now),
    );
    const refunds = [...payments.due.values()].filter(({ refundId }) =>
      isTime(refundKey(refundId), pauseOfRefund(refundId, now), now),
    );
    for (const id of dueSince.keys()) if (!payments.due.has(id)) dueSince.delete(id);
    const ids = new Set<string>([...courts.held.map(lookKey), ...[...payments.due.keys()].map(refundKey)]);
    for (const id of askedAt.keys()) if (!ids.has(id)) askedAt.delete(id);
    const works = [
      ...orders.map((order) => () => advanceOrder(order, dependencies)),
      ...refunds.map((refund) => () => makeRefund(refund, dependencies)),
    ];
    await Promise.all(
      works.map((work) => work().catch((error: unknown) => dependencies.log.warn({ err: error }, 'A payment waits'))),
    );
  };
};

/** Once an order has ended, e.g. because it was given up, its provider hears of it with the next run, whenever it was asked last. */
const lookKey = ({ orderId, ended }: HeldOrder): string => (ended ? `${orderId}-ended` : orderId);
/** The refund of an order that was paid too late has the order's id. */
const refundKey = (refundId: string): string => `${refundId}-refund`;

/** Whether the ledger has accepted the command. */
const sent = async ({ ledger, newId, clock }: Dependencies, command: LedgerCommand): Promise<boolean> => {
  const id = newId();
  const call = systemCall({ commandId: id, correlationId: id, idempotencyKey: null, now: clock() });
  return (await ledger.send(command, call)).outcome === 'accepted';
};

const advanceOrder = async (order: HeldOrder, dependencies: Dependencies): Promise<void> => {
  const { providers, clock } = dependencies;
  const provider = providers.get(order.method);
  // Credentials that were taken away: what is held ends in time, and is asked about again once they are back.
  if (!provider) return isOver(order, clock()) ? end(order, dependencies) : undefined;
  if (!order.intent) return withoutIntent(order, provider, dependencies);
  const status = await newestStatus({ order, reference: order.intent.reference, provider, now: clock() });
  return apply(order, status, dependencies);
};

const isOver = ({ expiresAt }: HeldOrder, now: string): boolean =>
  epochMilliseconds(expiresAt) <= epochMilliseconds(now);

const withoutIntent = async (
  order: HeldOrder,
  provider: PaymentProvider,
  dependencies: Dependencies,
): Promise<void> => {
  if (order.ended || isOver(order, dependencies.clock())) return giveUp(order, dependencies);
  if (!order.declined) return create(order, provider, dependencies);
};

const create = async (order: HeldOrder, provider: PaymentProvider, dependencies: Dependencies): Promise<void> => {
  const { orderId, amount, expiresAt } = order;
  const request = { orderId, amount, expiresAt, returnUrl: dependencies.paymentPage(orderId) };
  try {
    const intent = await provider.create(request, `${orderId}-create`);
    await sent(dependencies, { type: 'NotePaymentIntent', data: { orderId, ...intent } });
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    await decline(order, dependencies);
  }
};

/** The provider never had the order, so nobody can have paid it. */
const giveUp = async (order: HeldOrder, dependencies: Dependencies): Promise<void> => {
  await end(order, dependencies);
  await close(order, dependencies);
};

type PaymentContext = Readonly<{ order: HeldOrder; reference: string; provider: PaymentProvider; now: string }>;

/** What is still to be paid is captured while the courts are held, never after that, and not once more where that was declined. */
const newestStatus = async ({ order, reference, provider, now }: PaymentContext): Promise<PaymentStatus> => {
  const status = await provider.look(reference);
  const isHeld = order.ended === null && !isOver(order, now);
  if (isHeld)
    return status.status === 'APPROVED' && !order.declined
      ? provider.capture(reference, `${order.orderId}-capture`)
      : status;
  const isFinal = ['PAID', 'GONE', 'PENDING', 'DECLINED'].includes(status.status);
  return isFinal ? status : provider.expire(reference, `${order.orderId}-expire`);
};

const apply = async (order: HeldOrder, status: PaymentStatus, dependencies: Dependencies): Promise<void> => {
  const { orderId } = order;
  const now = dependencies.clock();
  if (status.status === 'PAID') {
    const { amount, capture } = status;
    const data = { orderId, amount, capture, now: clubNow(now) };
    if (await sent(dependencies, { type: 'SettlePayment', data })) return;
    // Another order was paid by this capture: the order goes on as if it were open, and ends in time.
    dependencies.log.warn({ orderId, capture }, 'A payment is that of another order');
  }
  if (order.ended === null) return endIfLost(order, status.status, dependencies);
  // Money that the provider has not decided about is awaited without an end (decisions.md Q3); it is booked or goes back.
  if (status.status === 'PENDING') return;
  const isLate = epochMilliseconds(order.expiresAt) + lateMilliseconds <= epochMilliseconds(now);
  return status.status === 'GONE' || isLate ? close(order, dependencies) : undefined;
};

const endIfLost = async (
  order: HeldOrder,
  status: PaymentStatus['status'],
  dependencies: Dependencies,
): Promise<void> => {
  if (isOver(order, dependencies.clock())) return end(order, dependencies);
  if (status === 'DECLINED' || status === 'GONE') return decline(order, dependencies);
};

const decline = async ({ orderId }: HeldOrder, dependencies: Dependencies): Promise<void> => {
  await sent(dependencies, { type: 'DeclinePayment', data: { orderId } });
};

const end = async ({ orderId }: HeldOrder, dependencies: Dependencies): Promise<void> => {
  await sent(dependencies, { type: 'EndPayment', data: { orderId } });
};

const close = async ({ orderId }: HeldOrder, dependencies: Dependencies): Promise<void> => {
  await sent(dependencies, { type: 'ClosePayment', data: { orderId } });
};

const makeRefund = async (
  { refundId, method, capture, amount }: DueRefund,
  dependencies: Dependencies,
): Promise<void> => {
  const provider = dependencies.providers.get(method);
  if (!provider) return;
  const { reference, status } = await provider.refund({ capture, amount }, refundKey(refundId));
  // Only what went back is recorded: what is pending is asked about again, and what has failed stays due, which ADMINs see (decisions.md Q3).
  if (status === 'MADE') await sent(dependencies, { type: 'RecordRefund', data: { refundId, reference } });
  else dependencies.log.warn({ refundId, reference, status }, 'A refund is not made');
};
