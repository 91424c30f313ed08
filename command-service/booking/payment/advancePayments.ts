import { epochMilliseconds } from '@platzwart/contracts/core';
import type { HeldOrder } from '../../ledger/courts/heldOrders.ts';
import { clubNow } from '../domain/clubNow.ts';
import { type Payment, lookAtCapture, paymentsOnWatch } from './lookAtCaptures.ts';
import { makeRefund, refundKey } from './makeRefund.ts';
import { fallingPause, pauseOfOrder } from './pauses.ts';
import { type PaymentJob, sent } from './paymentJob.ts';
import { type PaymentProvider, type PaymentStatus, ProviderRefused } from './paymentProvider.ts';

/** How long after the hold the provider is asked for money that is late. */
const lateMilliseconds = 24 * 60 * 60_000;

/**
 * Takes every payment at a provider one step further: creates the order, looks whether it is paid, captures, books or refunds, and ends what
 * is out of time (decisions.md B22, N42). Each step is decided on the newest ledger, and each call has a key that follows from an event that
 * was stored before, so that after a crash, and in several processes, the work is done once. What fails is tried again at the next run.
 */
export const advancePayments = (dependencies: PaymentJob): (() => Promise<void>) => {
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
  const dueLooks = (watched: readonly Payment[], requested: ReadonlySet<string>, now: number): readonly Payment[] => {
    const found: Payment[] = [];
    for (const payment of watched) {
      const isRequested = requested.has(payment.capture);
      if (!isRequested && found.length >= looksAtOnce) continue;
      if (isTime(captureKey(payment), isRequested ? 0 : onceADay, now)) found.push(payment);
    }
    return found;
  };
  return async () => {
    const { courts, payments } = dependencies.ledger.current().state;
    const now = epochMilliseconds(dependencies.clock());
    const requested = new Set(requestedLooks);
    requestedLooks.clear();
    const orders = courts.held.filter((order) =>
      isTime(lookKey(order), requested.has(order.intent?.reference ?? '') ? 0 : pauseOf(order, now), now),
    );
    const due = [...payments.due.values()].filter(({ isFailed }) => !isFailed);
    const refunds = due.filter((refund) => isTime(refundKey(refund), pauseOfRefund(refundKey(refund), now), now));
    const watched = paymentsOnWatch(payments, now);
    const captures = dueLooks(watched, requested, now);
    const ids = new Set([...courts.held.map(lookKey), ...due.map(refundKey), ...watched.map(captureKey)]);
    for (const known of [askedAt, dueSince]) for (const id of known.keys()) if (!ids.has(id)) known.delete(id);
    const works = [
      ...orders.map((order) => () => advanceOrder(order, dependencies)),
      ...refunds.map((refund) => () => makeRefund(refund, dependencies)),
      ...captures.map((payment) => () => lookAtCapture(payment, dependencies)),
    ];
    await Promise.all(
      works.map((work) => work().catch((error: unknown) => dependencies.log.warn({ err: error }, 'A payment waits'))),
    );
  };
};

/** Once an order has ended, e.g. because it was given up, its provider hears of it with the next run, whenever it was asked last. */
const lookKey = ({ orderId, ended }: HeldOrder): string => (ended ? `${orderId}-ended` : orderId);
const captureKey = ({ method, capture }: Payment): string => `${method} ${capture}`;

/** Payments that are made are looked at once a day, and few at a time, because a process that starts knows of none when it was looked at. */
const onceADay = 24 * 60 * 60_000;
const looksAtOnce = 5;

const advanceOrder = async (order: HeldOrder, dependencies: PaymentJob): Promise<void> => {
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

const withoutIntent = async (order: HeldOrder, provider: PaymentProvider, dependencies: PaymentJob): Promise<void> => {
  if (order.ended || isOver(order, dependencies.clock())) return giveUp(order, dependencies);
  if (!order.declined) return create(order, provider, dependencies);
};

const create = async (order: HeldOrder, provider: PaymentProvider, dependencies: PaymentJob): Promise<void> => {
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
const giveUp = async (order: HeldOrder, dependencies: PaymentJob): Promise<void> => {
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

const apply = async (order: HeldOrder, status: PaymentStatus, dependencies: PaymentJob): Promise<void> => {
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
  dependencies: PaymentJob,
): Promise<void> => {
  if (isOver(order, dependencies.clock())) return end(order, dependencies);
  if (status === 'DECLINED' || status === 'GONE') return decline(order, dependencies);
};

const decline = async ({ orderId }: HeldOrder, dependencies: PaymentJob): Promise<void> => {
  await sent(dependencies, { type: 'DeclinePayment', data: { orderId } });
};

const end = async ({ orderId }: HeldOrder, dependencies: PaymentJob): Promise<void> => {
  await sent(dependencies, { type: 'EndPayment', data: { orderId } });
};

const close = async ({ orderId }: HeldOrder, dependencies: PaymentJob): Promise<void> => {
  await sent(dependencies, { type: 'ClosePayment', data: { orderId } });
};
