import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Slot } from '../../support/graphqlClient.ts';
import type { ClubCalls } from './clubCalls.ts';

const meSchema = v.object({ currentUser: v.object({ userID: v.string() }) });
const orderedSchema = v.object({ bookAsUser: v.object({ payment: v.nullable(v.string()) }) });
const paymentSchema = v.object({
  payment: v.nullable(v.object({ state: v.string(), redirectUrl: v.nullable(v.string()) })),
});
const bookingsSchema = v.object({
  bookingsByUser: v.array(v.object({ _id: v.string(), state: v.string(), paymentMethod: v.nullable(v.string()) })),
});

type MethodOfMember = 'PAYPAL' | 'CREDIT_CARD' | 'VOUCHER';
type OwnBooking = v.InferOutput<typeof bookingsSchema>['bookingsByUser'][number];

/** What a member does with money, over GraphQL. A refusal is answered with null or with an empty list: courts are taken, orders are over. */
export const memberCalls = async ({ ask }: ClubCalls, token: string) => {
  const { data: me } = v.parse(
    v.object({ data: meSchema }),
    await ask({ query: '{ currentUser { userID } }', variables: {}, token }),
  );
  const { userID } = me.currentUser;
  type Question = Readonly<{ query: string; variables: Readonly<Record<string, unknown>>; key?: string }>;
  const asked = async <Data>(schema: v.GenericSchema<unknown, Data>, { key, ...call }: Question) => {
    const answer = await ask({ ...call, token }, key);
    return 'data' in answer ? v.parse(schema, answer.data) : null;
  };
  /** The id of the order that has to be paid; null where nothing has to be, or where it was refused. `isTwice`: sent twice at once. */
  const order = async (slots: readonly Slot[], paymentMethod: MethodOfMember, isTwice = false) => {
    const query = 'mutation ($bookings: [UserBookingInput!]!) { bookAsUser(bookings: $bookings) { payment } }';
    const price = paymentMethod === 'VOUCHER' ? { price: 0 } : {};
    const variables = { bookings: slots.map((slot) => ({ ...slot, ...price, paymentMethod })) };
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: isTwice ? 2 : 1 }, () => asked(orderedSchema, { query, variables, key })),
    );
    return answers[0]?.bookAsUser.payment ?? null;
  };
  return {
    order,
    buyCard: (consent: string) =>
      asked(v.unknown(), {
        query:
          'mutation ($userID: ID!, $consent: String) { addVoucher(userID: $userID, consent: $consent) { success } }',
        variables: { userID, consent },
      }),
    payment: async (id: string) => {
      const query = 'query ($id: ID!) { payment(order: $id) { state redirectUrl } }';
      return (await asked(paymentSchema, { query, variables: { id } }))?.payment ?? null;
    },
    giveUp: (id: string) =>
      asked(v.unknown(), { query: 'mutation ($id: ID!) { giveUpPayment(order: $id) { success } }', variables: { id } }),
    booked: async (): Promise<readonly OwnBooking[]> => {
      const query = 'query ($userID: ID!) { bookingsByUser(userID: $userID) { _id state paymentMethod } }';
      const all = (await asked(bookingsSchema, { query, variables: { userID } }))?.bookingsByUser ?? [];
      // What is paid, and that is all of it here, is in the state PAID.
      return all.filter(({ state }) => state !== 'CANCELED');
    },
    cancel: (id: string) =>
      asked(v.unknown(), {
        query: 'mutation ($id: ID!) { cancelBooking(id: $id, category: SINGLE) { success } }',
        variables: { id },
      }),
  };
};
export type MemberCalls = Awaited<ReturnType<typeof memberCalls>>;
