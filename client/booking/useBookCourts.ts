import { useCallback } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { commitMutation, graphql } from 'relay-runtime';
import type {
  useBookCourtsMutation,
  useBookCourtsMutation$data,
  UserBookingInput,
} from '../__generated__/useBookCourtsMutation.graphql.ts';
import { withIdempotencyKey } from '../core/relay/idempotencyKey.ts';

export type BookedCourts = useBookCourtsMutation$data['bookAsUser']['bookings'];
type Order = Readonly<{
  bookings: UserBookingInput[];
  acceptedTerms: number | null;
  /** The child that is booked for; null: the viewer. */
  userID: string | null;
  idempotencyKey: string;
}>;
type BookCallbacks = Readonly<{
  onBooked: (bookings: BookedCourts) => void;
  /** The order has to be paid online before it is booked. */
  onPayment: (order: string) => void;
  onRefused: (error: Error) => void;
}>;

/**
 * Books a whole order or nothing (decisions.md B19). The key makes a second sending of the same order harmless.
 * Refused with ERR_BOOKING_CONFLICT, ERR_PRICE_CHANGED (both name the elements), ERR_BOOKING_TIME_INVALID,
 * ERR_BOOKING_LIMIT, ERR_NOT_AUTHORIZED, ERR_TERMS_NOT_ACCEPTED; ERR_NETWORK where no response came and the outcome is unknown.
 */
export const useBookCourts = () => {
  const environment = useRelayEnvironment();
  return useCallback(
    ({ bookings, acceptedTerms, userID, idempotencyKey }: Order, { onBooked, onPayment, onRefused }: BookCallbacks) => {
      commitMutation<useBookCourtsMutation>(environment, {
        mutation: graphql`
          mutation useBookCourtsMutation($bookings: [UserBookingInput!]!, $acceptedTerms: Int, $userID: ID) {
            bookAsUser(bookings: $bookings, acceptedTerms: $acceptedTerms, userID: $userID) {
              payment
              bookings {
                ...BookedStep_bookings
              }
            }
          }
        `,
        variables: { bookings, acceptedTerms, userID },
        cacheConfig: withIdempotencyKey(idempotencyKey),
        onCompleted: ({ bookAsUser: { payment, bookings: booked } }) =>
          payment ? onPayment(payment) : onBooked(booked),
        onError: onRefused,
      });
    },
    [environment],
  );
};
