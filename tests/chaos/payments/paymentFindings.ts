import type { CheckedInvariant } from '../../checker/checkInstance.ts';
import { groupBy } from '../../checker/groupBy.ts';
import type { MoneyEvent, PaymentEvidence } from './paymentEvidence.ts';
import type { ProviderPayment } from './unreliableProvider.ts';

type DataOf = { [Each in MoneyEvent as Each['type']]: Each['data'] };

const dataOf = <Type extends keyof DataOf>(events: readonly MoneyEvent[], type: Type): readonly DataOf[Type][] => {
  const isOfType = (event: MoneyEvent): event is MoneyEvent & Readonly<{ data: DataOf[Type] }> => event.type === type;
  return events.filter(isOfType).map(({ data }) => data);
};

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

const checkHeldOnce = ({ events }: PaymentEvidence): CheckedInvariant => {
  const keys = events.flatMap(({ type, key }) => (type === 'PaymentStarted' && key !== null ? [key] : []));
  return {
    id: 'once',
    says: 'Each order was taken once, however often it was sent',
    examined: keys.length,
    violations: [...groupBy(keys, (key) => key)]
      .filter(([, same]) => same.length > 1)
      .map(([key, same]) => `${key}: ${same.length} orders`),
  };
};

const checkHoldsEnded = ({ events }: PaymentEvidence): CheckedInvariant => {
  const held = dataOf(events, 'PaymentStarted');
  const over = new Set(
    [...dataOf(events, 'PaymentReceived'), ...dataOf(events, 'PaymentEnded')].map(({ orderId }) => orderId),
  );
  return {
    id: 'holds',
    says: 'Every hold has ended: paid, declined, given up or out of time',
    examined: held.length,
    violations: held.filter(({ orderId }) => !over.has(orderId)).map(({ orderId }) => `${orderId} is still held`),
  };
};

/** The provider had the money; of a reversed payment it has taken it back as a whole. */
const wasPaid = ({ status }: ProviderPayment): boolean => status === 'PAID' || status === 'REVERSED';
const returnedOf = ({ status, amount, refunded }: ProviderPayment): number =>
  status === 'REVERSED' ? amount : refunded;

/** The provider's books and the log, from both sides. */
const checkMoneyArrived = ({ events, books }: PaymentEvidence): CheckedInvariant => {
  const received = dataOf(events, 'PaymentReceived');
  const paid = books.filter(wasPaid);
  const notNoted = paid.flatMap(({ id, capture, amount }) => {
    const noted = received.filter((each) => each.capture === capture).map((each) => each.amount);
    return noted.length === 1 && noted[0] === amount ? [] : [`${id}: ${amount} was paid, and [${noted.join()}] noted`];
  });
  const captures = new Set(paid.map(({ capture }) => capture));
  const invented = received
    .filter(({ capture }) => !captures.has(capture))
    .map(({ orderId }) => `${orderId} is noted as paid, and the provider has no money for it`);
  return {
    id: 'paid',
    says: 'What a provider has taken is noted once, to the cent, and nothing else is',
    examined: paid.length,
    violations: [...notNoted, ...invented],
  };
};

/** Bookings whose price has gone back; a cancellation for a refund of nothing keeps it (decisions.md B5, B6). */
const givenBack = (events: readonly MoneyEvent[]): ReadonlySet<string> =>
  new Set([
    ...dataOf(events, 'BookingCancelled').flatMap(({ bookingId, refund }) => (refund === 'NONE' ? [] : [bookingId])),
    ...dataOf(events, 'BookingDeleted').map(({ bookingId }) => bookingId),
  ]);

/** Of each payment: what bookings keep, and what went back, is what was paid; each refund was made once. */
const checkSettled = ({ events, books }: PaymentEvidence): CheckedInvariant => {
  const back = givenBack(events);
  const made = groupBy(dataOf(events, 'RefundMade'), ({ orderId }) => orderId);
  const received = dataOf(events, 'PaymentReceived');
  const reversals = groupBy(dataOf(events, 'PaymentReversed'), ({ orderId }) => orderId);
  const reversed = new Set(dataOf(events, 'PaymentReversed').map(({ bookingId }) => bookingId));
  const violations = received.flatMap(({ orderId, amount, capture, booked, shares }) => {
    const live = booked ? shares.filter(({ bookingId }) => !back.has(bookingId) && !reversed.has(bookingId)) : [];
    const owed = amount - sumOf(live.map(({ price, guestFee }) => price + guestFee));
    const refunds = made.get(orderId) ?? [];
    const taken = reversals.get(orderId) ?? [];
    const noted = sumOf([...refunds, ...taken].map((each) => each.amount));
    const refunded = sumOf(books.filter((each) => each.capture === capture).map(returnedOf));
    const ids = [...refunds.map(({ refundId }) => refundId), ...taken.map(({ bookingId }) => bookingId)];
    const isOnce = new Set(ids).size === ids.length;
    return isOnce && owed === noted && owed === refunded
      ? []
      : [`${orderId}: ${owed} of ${amount} has to go back; ${noted} is noted, and the provider has paid ${refunded}`];
  });
  return {
    id: 'money',
    says: 'Each payment is kept by live bookings or went back, once',
    examined: received.length,
    violations,
  };
};

const checkForgeries = ({ events, books, forged }: PaymentEvidence): CheckedInvariant => {
  const orderOf = new Map(dataOf(events, 'PaymentIntentCreated').map(({ reference, orderId }) => [reference, orderId]));
  const noted = new Set<string | undefined>(dataOf(events, 'PaymentReceived').map(({ orderId }) => orderId));
  const unpaid = new Set(books.filter((each) => !wasPaid(each)).map(({ id }) => id));
  const believed = forged.filter((reference) => unpaid.has(reference) && noted.has(orderOf.get(reference)));
  return {
    id: 'forged',
    says: 'Forged messages have changed nothing',
    examined: forged.length,
    violations: believed.map((reference) => `${reference} is noted as paid because somebody else said so`),
  };
};

const halfHoursOf = ({ start, end }: Readonly<{ start: string; end: string }>): number => {
  const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  return (minutesOf(end) - minutesOf(start)) / 30;
};

const checkHours = ({ events }: PaymentEvidence): CheckedInvariant => {
  const back = givenBack(events);
  const blocks = new Map(
    [...dataOf(events, 'CourtBooked'), ...dataOf(events, 'BookingChanged')].map((block) => [block.bookingId, block]),
  );
  const byCard = [...blocks.values()].filter(({ paymentMethod }) => paymentMethod === 'VOUCHER');
  const sumIn = (type: 'HoursUsed' | 'HoursReturned', id: string): number =>
    sumOf(dataOf(events, type).flatMap(({ bookingId, halfHours }) => (bookingId === id ? [halfHours] : [])));
  return {
    id: 'hours',
    says: 'Cards have paid each booking once, and have the hours of cancelled ones back',
    examined: byCard.length,
    violations: byCard.flatMap((block) => {
      const { bookingId } = block;
      const used = sumIn('HoursUsed', bookingId) - sumIn('HoursReturned', bookingId);
      const owed = back.has(bookingId) ? 0 : halfHoursOf(block);
      return used === owed ? [] : [`${bookingId}: ${used} half hours used, ${owed} owed`];
    }),
  };
};

/** What must be true of money at a provider and of hours on cards once everything has settled (issues of kills and lost answers included). */
export const paymentFindings = (evidence: PaymentEvidence): readonly CheckedInvariant[] =>
  [checkHeldOnce, checkHoldsEnded, checkMoneyArrived, checkSettled, checkForgeries, checkHours].map((check) =>
    check(evidence),
  );
