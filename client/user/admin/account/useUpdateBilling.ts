import { graphql } from 'relay-runtime';
import type { useUpdateBillingMutation } from '../../../__generated__/useUpdateBillingMutation.graphql.ts';
import { useIdempotentMutation } from '../../../core/relay/useIdempotentMutation.ts';

/** Changes who gets the invoices of an account, and how. Refused with ERR_INVALID_INPUT (`user.payerID`) where the payer has a payer. */
export const useUpdateBilling = () =>
  useIdempotentMutation<useUpdateBillingMutation>(graphql`
    mutation useUpdateBillingMutation($userID: ID!, $user: UpdateUserInput!) {
      updateUser(userID: $userID, user: $user) {
        user {
          ...AccountBilling_user
        }
      }
    }
  `);
