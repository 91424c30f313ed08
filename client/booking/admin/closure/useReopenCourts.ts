import { graphql } from 'relay-runtime';
import type { useReopenCourtsMutation } from '../../../__generated__/useReopenCourtsMutation.graphql.ts';
import { useIdempotentMutation } from '../../../core/relay/useIdempotentMutation.ts';

/** Ends closures now. Refused with ERR_BOOKING_NOT_FOUND. */
export const useReopenCourts = () =>
  useIdempotentMutation<useReopenCourtsMutation>(graphql`
    mutation useReopenCourtsMutation($closures: [ID!]!) {
      reopenCourts(closures: $closures) {
        success
      }
    }
  `);
