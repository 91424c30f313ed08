import * as v from 'valibot';
import type { Slot } from '../../../support/graphqlClient.ts';
import type { ReleaseInstance } from '../releaseInstance.ts';

export const bookMutation =
  'mutation ($bookings: [UserBookingInput!]!) { bookAsUser(bookings: $bookings) { code success bookings { _id date start end court price state } } }';

const bookedSchema = v.object({ bookAsUser: v.object({ bookings: v.array(v.object({ _id: v.string() })) }) });
type Choice = Readonly<{ paymentMethod?: string; remark?: string }>;

/** What `bookAsUser` is sent for one block. */
export const blockOf = (slot: Slot, { paymentMethod = 'INVOICE', remark }: Choice = {}) => ({
  ...{ ...slot, paymentMethod, price: paymentMethod === 'VOUCHER' ? 0 : slot.price },
  ...(remark !== undefined && { remark }),
});

/** Books one block and returns its `_id`. */
export const bookBlock = async (
  { ask }: ReleaseInstance,
  block: ReturnType<typeof blockOf>,
  token: string,
): Promise<string> => {
  const { bookings } = v.parse(bookedSchema, await ask(bookMutation, { bookings: [block] }, token)).bookAsUser;
  return bookings[0]?._id ?? '';
};

type Cancellation = Readonly<{ id: string; category?: string; reason?: string }>;

export const cancel = async (
  { ask }: ReleaseInstance,
  { id, category = 'SINGLE', reason }: Cancellation,
  token: string,
): Promise<void> => {
  const query =
    'mutation ($id: ID!, $category: BookingCategory!, $reason: String) { cancelBooking(id: $id, category: $category, reason: $reason) { success } }';
  await ask(query, { id, category, reason }, token);
};
