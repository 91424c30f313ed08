import { setTimeout as pause } from 'node:timers/promises';
import { dayFromToday } from '../support/clubDays.ts';
import { type Slot, callGraphql, signIn } from '../support/graphqlClient.ts';
import { hallHour, hallPlan, hallPrice } from '../support/hallBookings.ts';

export type Order = Readonly<{ key: string; slot: Slot }>;

/** A call is answered within five seconds, whatever fails (reliability F33); the rest is for a busy machine. */
const patienceMilliseconds = 15_000;

/** The catalogue code, `booked`, or `no answer` where none came: the connection broke, or it took too long. */
export type Answer = Readonly<{ what: string }>;

export type Visitor = Readonly<{
  /** An order for an unused hour in the hall, on a separate day per visitor, with a new key. */
  newOrder: () => Order;
  send: (order: Order) => Promise<Answer>;
  /** As the client does it: the same key again until there is an answer about the request itself. */
  sendUntilAnswered: (order: Order) => Promise<Answer>;
  /** Number of bookings that the plan shows in the slot of this order. */
  shown: (order: Order) => Promise<number>;
}>;

const mutation = 'mutation ($bookings: [UserBookingInput!]!) { bookAsUser(bookings: $bookings) { bookings { _id } } }';
const mayBeRepeated = new Set(['no answer', 'ERR_SERVER', 'ERR_DB_CONNECTION']);
/** Hours from opening time on with the same price. */
const hoursOfDay = 8;
const daysOfVisitor = 8;

/** Anna at the gateway's address; no other visitor books on her `days` from today on. */
export const visitorOf = async (url: string, days: number): Promise<Visitor> => {
  const token = await signIn(url, 'anna@platzwart.example');
  const prices = new Map<string, number>();
  for (const day of Array.from({ length: daysOfVisitor }, (_, index) => dayFromToday(days + index)))
    prices.set(day, await hallPrice({ url, token }, day));
  let orders = 0;

  const newOrder = (): Order => {
    const date = dayFromToday(days + Math.floor(orders / (2 * hoursOfDay)));
    const place = { court: 1 + (orders % 2), hour: 7 + (Math.floor(orders / 2) % hoursOfDay) };
    orders += 1;
    const price = prices.get(date);
    if (price === undefined) throw new Error(`A visitor has room for ${daysOfVisitor * 2 * hoursOfDay} orders.`);
    return { key: crypto.randomUUID(), slot: hallHour({ date, price, ...place }) };
  };

  const send = async ({ key, slot }: Order): Promise<Answer> => {
    const variables = { bookings: [{ ...slot, paymentMethod: 'INVOICE' }] };
    const signal = AbortSignal.timeout(patienceMilliseconds);
    const what = await callGraphql(url, { query: mutation, variables, token, idempotencyKey: key, signal }).then(
      ({ data, errors }) => (data ? 'booked' : (errors?.[0]?.message ?? 'neither data nor errors')),
      () => 'no answer',
    );
    return { what };
  };

  const sendUntilAnswered = async (order: Order): Promise<Answer> => {
    for (;;) {
      const answer = await send(order);
      if (!mayBeRepeated.has(answer.what)) return answer;
      await pause(100);
    }
  };

  const shown = async ({ slot }: Order): Promise<number> => {
    const plan = await hallPlan({ url, token }, slot.date);
    return plan.filter(({ court, start }) => court === slot.court && start === slot.start).length;
  };
  return { newOrder, send, sendUntilAnswered, shown };
};

/** Polls until it is true; the timeout of the spec ends it otherwise. */
export const untilTrue = async (holds: () => Promise<boolean>): Promise<void> => {
  while (!(await holds().catch(() => false))) await pause(50);
};
