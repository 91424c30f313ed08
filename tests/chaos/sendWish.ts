import * as v from 'valibot';
import type { Answer, Wish } from '../checker/history.ts';
import { callGraphql } from '../support/graphqlClient.ts';
import type { Member } from '../support/manyMembers.ts';

const bookMutation =
  'mutation ($bookings: [UserBookingInput!]!) { bookAsUser(bookings: $bookings) { bookings { _id } } }';
const cancelMutation = 'mutation ($id: ID!) { cancelBooking(id: $id, category: SINGLE) { success } }';

const documentOf = (wish: Wish) =>
  wish.type === 'Book'
    ? {
        query: bookMutation,
        variables: { bookings: wish.slots.map((slot) => ({ ...slot, paymentMethod: 'INVOICE' })) },
      }
    : { query: cancelMutation, variables: { id: wish.bookingId } };

const dataSchema = v.union([
  v.object({ bookAsUser: v.object({ bookings: v.array(v.object({ _id: v.string() })) }) }),
  v.object({ cancelBooking: v.object({ success: v.boolean() }) }),
]);

const idsIn = (data: unknown): string[] => {
  const known = v.parse(dataSchema, data);
  return 'bookAsUser' in known ? known.bookAsUser.bookings.map(({ _id }) => _id) : [];
};

/** Longer than any answer of a house that is well, or that knows that it is not. */
const patienceMs = 15_000;

/** One try over HTTP; null where no answer came, however that happened. */
export const sendWish = async (
  url: string,
  { token }: Member,
  { wish, key }: Readonly<{ wish: Wish; key: string }>,
): Promise<Answer | null> => {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const call = { ...documentOf(wish), token, idempotencyKey: key, signal };
    const { data, errors } = await callGraphql(url, call);
    if (errors?.[0]) return { outcome: 'refused', code: errors[0].message };
    return { outcome: 'done', ids: idsIn(data) };
  } catch {
    return null;
  }
};
