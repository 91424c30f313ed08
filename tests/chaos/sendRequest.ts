import * as v from 'valibot';
import type { Answer, BookingRequest } from '../checker/history.ts';
import { callGraphql } from '../support/graphqlClient.ts';
import type { Member } from '../support/manyMembers.ts';

const bookMutation =
  'mutation ($bookings: [UserBookingInput!]!) { bookAsUser(bookings: $bookings) { bookings { _id } } }';
const cancelMutation = 'mutation ($id: ID!) { cancelBooking(id: $id, category: SINGLE) { success } }';

const documentOf = (request: BookingRequest) =>
  request.type === 'Book'
    ? {
        query: bookMutation,
        variables: { bookings: request.slots.map((slot) => ({ ...slot, paymentMethod: 'INVOICE' })) },
      }
    : { query: cancelMutation, variables: { id: request.bookingId } };

const dataSchema = v.union([
  v.object({ bookAsUser: v.object({ bookings: v.array(v.object({ _id: v.string() })) }) }),
  v.object({ cancelBooking: v.object({ success: v.boolean() }) }),
]);

const idsIn = (data: unknown): string[] => {
  const known = v.parse(dataSchema, data);
  return 'bookAsUser' in known ? known.bookAsUser.bookings.map(({ _id }) => _id) : [];
};

/** Timeout: longer than any answer of a healthy instance, and than any error it reports itself. */
const timeoutMs = 15_000;

/** One attempt over HTTP; null where no answer came, for any reason. */
export const sendRequest = async (
  url: string,
  { token }: Member,
  { request, key }: Readonly<{ request: BookingRequest; key: string }>,
): Promise<Answer | null> => {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const call = { ...documentOf(request), token, idempotencyKey: key, signal };
    const { data, errors } = await callGraphql(url, call);
    if (errors?.[0]) return { outcome: 'refused', code: errors[0].message };
    return { outcome: 'done', ids: idsIn(data) };
  } catch {
    return null;
  }
};
