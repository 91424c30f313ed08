import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { dayFromToday } from '../support/clubDays.ts';
import { type GraphqlAnswer, signIn } from '../support/graphqlClient.ts';
import { hallHour, hallPrice } from '../support/hall.ts';
import { patientCall } from './patientCall.ts';

export type Tally = Readonly<{
  calls: number;
  /** What came of those that were not answered as they should be. */
  failed: readonly string[];
  /** The slowest answer, in milliseconds, the client's own pauses included. */
  slowest: number;
}>;

export type MembersAtWork = Readonly<{
  tally: () => Tally;
  /** Ends when everybody has given back what they had; answers what is still booked then: nothing. */
  stop: () => Promise<readonly unknown[]>;
}>;

const bookQuery = 'mutation ($bookings: [UserBookingInput!]!) { bookAsUser(bookings: $bookings) { bookings { _id } } }';
const cancelQuery = 'mutation ($id: ID!) { cancelBooking(id: $id, category: SINGLE) { success } }';
const planQuery =
  'query ($day: Date!) { bookingsInPeriod(fromDate: $day, toDate: $day, choosenSport: "HALL") { court start } }';

const bookedSchema = v.object({ bookAsUser: v.object({ bookings: v.tuple([v.object({ _id: v.string() })]) }) });
const planSchema = v.object({ bookingsInPeriod: v.array(v.unknown()) });

/** Farther ahead than the demo club has bookings, one day each so that nobody gets in another's way. */
const firstDay = 80;

const openTally = () => {
  const failed: string[] = [];
  let calls = 0;
  let slowest = 0;
  /** The call's data; notes how it went. Null where it was not answered as it should be. */
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

type Work = Readonly<{ url: string; noted: ReturnType<typeof openTally>['noted']; isOver: () => boolean }>;

/** Books an hour of the morning, which all cost the same, looks at the plan, gives it back, and begins again. */
const work = async ({ url, noted, isOver }: Work, credential: string, day: string): Promise<void> => {
  const token = await signIn(url, credential);
  const price = await hallPrice({ url, token }, day);
  for (let hour = 7; !isOver(); hour = hour === 9 ? 7 : hour + 1) {
    const bookings = [{ ...hallHour({ date: day, court: 1, hour, price }), paymentMethod: 'INVOICE' }];
    const book = () => patientCall(url, { query: bookQuery, variables: { bookings }, token, idempotencyKey });
    const idempotencyKey = randomUUID();
    const data = await noted(book());
    if (data === null) continue;
    const id = v.parse(bookedSchema, data).bookAsUser.bookings[0]._id;
    await noted(patientCall(url, { query: planQuery, variables: { day }, token }));
    await noted(patientCall(url, { query: cancelQuery, variables: { id }, token, idempotencyKey: randomUUID() }));
  }
};

/** Members of the demo club who book and cancel all the time, as our client does it. */
export const membersAtWork = (url: string): MembersAtWork => {
  const { noted, tally } = openTally();
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
      people.map(({ day }) => patientCall(url, { query: planQuery, variables: { day }, token })),
    );
    return plans.flatMap(({ data }) => v.parse(planSchema, data).bookingsInPeriod);
  };
  return { tally, stop };
};
