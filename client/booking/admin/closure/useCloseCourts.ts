import { graphql } from 'relay-runtime';
import type { useCloseCourtsMutation } from '../../../__generated__/useCloseCourtsMutation.graphql.ts';
import { useIdempotentMutation } from '../../../core/relay/useIdempotentMutation.ts';

/** Closes courts from now until a time today. Refused with ERR_BOOKING_TIME_INVALID, ERR_INVALID_INPUT. */
export const useCloseCourts = () =>
  useIdempotentMutation<useCloseCourtsMutation>(
    graphql`
      mutation useCloseCourtsMutation($sport: String!, $courts: [Int!]!, $until: Time!, $reason: String!) {
        closeCourts(sport: $sport, courts: $courts, until: $until, reason: $reason) {
          bookings {
            _id
          }
        }
      }
    `,
    // The page is left: the second of two quick taps must not close them again.
    { isFinal: true },
  );
