import {
  type OrderId,
  type PaymentClosed,
  type PaymentDeclined,
  type PaymentEnd,
  type PaymentEnded,
  type PaymentIntentCreated,
  type PaymentReceived,
  type PaymentStarted,
  type Span,
  countedCategories,
  endMinute,
  overlaps,
} from '@platzwart/contracts/booking';
import { type BookingId, type LocalDate, type PersonId, minuteOfDay } from '@platzwart/contracts/core';
import { type Moment, endsAfter } from '../../booking/domain/spans.ts';

/**
 * An order that is paid online, until its money has arrived or cannot arrive any more. `intent`: the provider has it. `declined`: the
 * provider will not take the money, and the courts are held all the same. `ended`: its courts are free again.
 */
export type HeldOrder = PaymentStarted['data'] &
  Readonly<{
    intent: Readonly<{ reference: string; redirectUrl: string }> | null;
    declined: boolean;
    ended: PaymentEnd | null;
  }>;

/** In the order in which they began. */
export type HeldOrders = readonly HeldOrder[];

const changed = (orders: HeldOrders, id: OrderId, change: Partial<HeldOrder>): HeldOrders =>
  orders.map((order) => (order.orderId === id ? { ...order, ...change } : order));

const without = (orders: HeldOrders, id: OrderId): HeldOrders => orders.filter(({ orderId }) => orderId !== id);

const started = (orders: HeldOrders, { data }: PaymentStarted): HeldOrders =>
  orders.some(({ orderId }) => orderId === data.orderId)
    ? orders
    : [...orders, { ...data, intent: null, declined: false, ended: null }];

const intended = (orders: HeldOrders, { data }: PaymentIntentCreated): HeldOrders => {
  const { orderId, reference, redirectUrl } = data;
  return changed(orders, orderId, { intent: { reference, redirectUrl } });
};

const declined = (orders: HeldOrders, { data: { orderId } }: PaymentDeclined): HeldOrders =>
  changed(orders, orderId, { declined: true });

const ended = (orders: HeldOrders, { data: { orderId, outcome } }: PaymentEnded): HeldOrders =>
  changed(orders, orderId, { ended: outcome });

const left = (orders: HeldOrders, { data }: PaymentReceived | PaymentClosed): HeldOrders =>
  without(orders, data.orderId);

type Held = Readonly<{ held: HeldOrders }>;
const inState =
  <Event>(step: (orders: HeldOrders, event: Event) => HeldOrders) =>
  <State extends Held>(state: State, event: Event): State => ({ ...state, held: step(state.held, event) });

/** How the events of online payments change what is held. */
export const evolveHeldOrders = {
  PaymentStarted: inState(started),
  PaymentIntentCreated: inState(intended),
  PaymentDeclined: inState(declined),
  PaymentEnded: inState(ended),
  PaymentReceived: inState(left),
  PaymentClosed: inState(left),
};

export const orderOf = ({ held }: Held, id: OrderId): HeldOrder | null =>
  held.find(({ orderId }) => orderId === id) ?? null;

type HeldBooking = HeldOrder['bookings'][number];
type Place = Span & Readonly<{ sport: string; date: LocalDate; court: number }>;

export const spanOf = ({ start, end }: Pick<HeldBooking, 'start' | 'end'>): Span => ({
  startMinute: minuteOfDay(start),
  endMinute: endMinute(end),
});

const isOn = (booking: HeldBooking, place: Place): boolean =>
  booking.sport === place.sport &&
  booking.date === place.date &&
  booking.court === place.court &&
  overlaps(spanOf(booking), place);

/** What holds its courts: the orders that have not ended. */
const holding = ({ held }: Held): HeldOrders => held.filter((order) => order.ended === null);

/** The orders that hold a part of this span on this court and day, each with the booking that it is to become. */
export const heldOn = (state: Held, place: Place): readonly Readonly<{ order: HeldOrder; booking: HeldBooking }>[] =>
  holding(state).flatMap((order) =>
    order.bookings.filter((booking) => isOn(booking, place)).map((booking) => ({ order, booking })),
  );

export const orderWithBooking = (state: Held, id: BookingId): HeldOrder | null =>
  holding(state).find(({ bookings }) => bookings.some(({ bookingId }) => bookingId === id)) ?? null;

const ownBookings = (state: Held, personId: PersonId): readonly HeldBooking[] =>
  holding(state)
    .filter((order) => order.personId === personId)
    .flatMap(({ bookings }) => bookings)
    .filter(({ category }) => countedCategories.includes(category));

/** What a person has held counts for their quotas like a booking, on this day … */
export const heldSpansOf = (state: Held, personId: PersonId, date: LocalDate): readonly Span[] =>
  ownBookings(state, personId)
    .filter((booking) => booking.date === date)
    .map(spanOf);

/** … and for all that they have open. */
export const heldOpenOf = (state: Held, personId: PersonId, now: Moment): number =>
  ownBookings(state, personId).filter((booking) => endsAfter({ date: booking.date, ...spanOf(booking) }, now)).length;

/** The event that frees the courts of an order. */
export const paymentEnded = ({ orderId, personId }: HeldOrder, outcome: PaymentEnd): PaymentEnded => ({
  type: 'PaymentEnded',
  data: { orderId, personId, outcome },
});
