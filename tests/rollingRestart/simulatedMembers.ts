import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { dayFromToday } from '../support/clubDays.ts';
import { type GraphqlAnswer, signIn } from '../support/graphqlClient.ts';
import { hallHour, hallPrice } from '../support/hallBookings.ts';
import { callWithRetry } from './callWithRetry.ts';

export type Tally = Readonly<{
  calls: number;
  /** The outcomes of calls that did not get the expected answer. */
  failed: readonly string[];
  /** The slowest answer in milliseconds, including the client's own pauses. */
  slowest: number;
}>;

export type SimulatedMembers = Readonly<{
  tally: () => Tally;
  /**
   * Ends when all members have cancelled their bookings; returns the bookings that are left, of which there must be
   * none.
   */
  stop: () => Promise<readonly unknown[]>;
}>;

const bookQuery = 'mutation ($bookings: [UserBookingInput!]!) { bookAsUser(bookings: $bookings) { bookings { _id } } }';
const cancelQuery = 'mutation ($id: ID!) { cancelBooking(id: $id, category: SINGLE) { success } }';
const planQuery =
  'query ($day: Date!) { bookingsInPeriod(fromDate: $day, toDate: $day, choosenSport: "HALL") { court start } }';

const bookedSchema = v.object({ bookAsUser: v.object({ bookings: v.tuple([v.object({ _id: v.string() })]) }) });
const planSchema = v.object({ bookingsInPeriod: v.array(v.unknown()) });

/** Later than the demo club's bookings, one day each, so that members do not conflict. */
const firstDay = 80;

const createTally = () => {
  const failed: string[] = [];
  let calls = 0;
  let slowest = 0;
  /** Returns the data of the answer and records its outcome; null if the call did not get the expected answer. */
  const noted = async (call: Promise<GraphqlAnswer>): Promise<unknown> => {
    const began = performance.now();
    calls += 1;
    try {
      const { data, errors } = await call;
      slowest = Math.max(slowest, performance.now() - began);
      if (data) return data;
      failed.push(errors?.[0]?.message ?? 'no data');
    } catch (error) {
      failed.push(String(error));
    }
    return null;
  };
  return { noted, tally: (): Tally => ({ calls, failed: [...failed], slowest }) };
};

type Work = Readonly<{ url: string; noted: ReturnType<typeof createTally>['noted']; isOver: () => boolean }>;

/** Books an hour in the morning (all cost the same), reads the plan, cancels and repeats. */
const work = async ({ url, noted, isOver }: Work, credential: string, day: string): Promise<void> => {
  const token = await signIn(url, credential);
  const price = await hallPrice({ url, token }, day);
  for (let hour = 7; !isOver(); hour = hour === 9 ? 7 : hour + 1) {
    const bookings = [{ ...hallHour({ date: day, court: 1, hour, price }), paymentMethod: 'INVOICE' }];
    const book = () => callWithRetry(url, { query: bookQuery, variables: { bookings }, token, idempotencyKey });
    const idempotencyKey = randomUUID();
    const data = await noted(book());
    if (data === null) continue;
    const id = v.parse(bookedSchema, data).bookAsUser.bookings[0]._id;
    await noted(callWithRetry(url, { query: planQuery, variables: { day }, token }));
    await noted(callWithRetry(url, { query: cancelQuery, variables: { id }, token, idempotencyKey: randomUUID() }));
  }
};

/** Members of the demo club who book and cancel continuously, as our client does. */
export const simulateMembers = (url: string): SimulatedMembers => {
  const { noted, tally } = createTally();
  let over = false;
  const people = ['anna', 'ben'].map((name, index) => ({
    credential: `${name}@platzwart.example`,
    day: dayFromToday(firstDay + index),
  }));
  const atWork = people.map(({ credential, day }) => work({ url, noted, isOver: () => over }, credential, day));
  const stop = async (): Promise<readonly unknown[]> => {
    over = true;
    await Promise.all(atWork);
    const token = await signIn(url, 'admin@platzwart.example');
    const plans = await Promise.all(
      people.map(({ day }) => callWithRetry(url, { query: planQuery, variables: { day }, token })),
    );
    return plans.flatMap(({ data }) => v.parse(planSchema, data).bookingsInPeriod);
  };
  return { tally, stop };
};
