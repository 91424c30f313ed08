import * as v from 'valibot';
import { type Call, type Slot, callGraphql } from './graphqlClient.ts';

const answered = async (url: string, call: Call): Promise<Record<string, unknown>> => {
  const { data, errors } = await callGraphql(url, call);
  if (!data) throw new Error(`Refused: ${JSON.stringify(errors)}`);
  return data;
};

const bookedSchema = v.object({ bookAsUser: v.object({ bookings: v.tuple([v.object({ _id: v.string() })]) }) });

const termsSchema = v.object({ terms: v.nullable(v.object({ version: v.number() })) });

/** Books one block under the club's terms and returns its `_id`; throws where it is refused. */
export const bookCourt = async (url: string, token: string, slot: Slot): Promise<string> => {
  const { terms } = v.parse(termsSchema, await answered(url, { query: '{ terms { version } }', token }));
  const query =
    'mutation ($bookings: [UserBookingInput!]!, $terms: Int) { bookAsUser(bookings: $bookings, acceptedTerms: $terms) { bookings { _id } } }';
  const variables = { bookings: [{ ...slot, paymentMethod: 'INVOICE' }], terms: terms?.version };
  const data = await answered(url, { query, variables, token, idempotencyKey: crypto.randomUUID() });
  return v.parse(bookedSchema, data).bookAsUser.bookings[0]._id;
};

const categorySchema = v.object({ booking: v.object({ category: v.string() }) });

export const cancelBooking = async (url: string, token: string, id: string): Promise<void> => {
  const wanted = 'query ($id: ID!) { booking(id: $id) { category } }';
  const { booking } = v.parse(categorySchema, await answered(url, { query: wanted, variables: { id }, token }));
  const query =
    'mutation ($id: ID!, $category: BookingCategory!) { cancelBooking(id: $id, category: $category) { success } }';
  await answered(url, { query, variables: { id, category: booking.category }, token });
};

const daySchema = v.array(v.object({ date: v.string() }));
const takenSchema = v.object({ tennis: daySchema, hall: daySchema, squash: daySchema });

/** The days of a period, at most 62, on which anything is booked in the demo club. */
export const takenDays = async (
  url: string,
  token: string,
  variables: Readonly<{ from: string; to: string }>,
): Promise<ReadonlySet<string>> => {
  const query = `query ($from: Date!, $to: Date!) {
    tennis: bookingsInPeriod(fromDate: $from, toDate: $to, choosenSport: "TENNIS") { date }
    hall: bookingsInPeriod(fromDate: $from, toDate: $to, choosenSport: "HALL") { date }
    squash: bookingsInPeriod(fromDate: $from, toDate: $to, choosenSport: "SQUASH") { date }
  }`;
  const { tennis, hall, squash } = v.parse(takenSchema, await answered(url, { query, variables, token }));
  return new Set([...tennis, ...hall, ...squash].map(({ date }) => date));
};

const personSchema = v.object({ currentUser: v.object({ userID: v.string() }) });

/** The person of the token. */
export const memberNumber = async (url: string, token: string): Promise<string> =>
  v.parse(personSchema, await answered(url, { query: '{ currentUser { userID } }', token })).currentUser.userID;

const ownBookingsSchema = v.object({
  bookingsByUser: v.array(
    v.object({
      date: v.string(),
      sport: v.string(),
      court: v.number(),
      start: v.string(),
      end: v.string(),
      price: v.number(),
      state: v.string(),
      category: v.string(),
      remark: v.nullable(v.string()),
    }),
  ),
});

export type OwnBooking = v.InferOutput<typeof ownBookingsSchema>['bookingsByUser'][number];

/** All bookings of the token's person, including cancelled ones. */
export const allBookings = async (url: string, token: string): Promise<readonly OwnBooking[]> => {
  const query =
    'query ($userID: ID!) { bookingsByUser(userID: $userID) { date sport court start end price state category remark } }';
  const data = await answered(url, { query, variables: { userID: await memberNumber(url, token) }, token });
  return v.parse(ownBookingsSchema, data).bookingsByUser;
};
