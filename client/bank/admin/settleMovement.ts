import { type Environment, commitMutation, graphql } from 'relay-runtime';
import type { settleMovementMutation } from '../../__generated__/settleMovementMutation.graphql.ts';
import type { settleMovementReturnMutation } from '../../__generated__/settleMovementReturnMutation.graphql.ts';
import { withIdempotencyKey } from '../../core/relay/idempotencyKey.ts';
import type { Movement } from './useBankInbox.ts';

/**
 * `ids` of the invoices. A `reason` reopens them instead of paying them. `acceptsLess`: one counts as paid although less has arrived.
 */
export type Decision = Readonly<{ movement: Movement; ids: readonly string[]; reason?: string; acceptsLess?: boolean }>;

/** Pays all invoices of a decision, or opens them again; the same `key` has its effect once. Rejects with `ServerRefusal`. */
export const settleMovement = (
  environment: Environment,
  { movement, ids, reason, acceptsLess = false }: Decision,
  key: string,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const invoices = [...ids];
    const callbacks = { cacheConfig: withIdempotencyKey(key), onCompleted: () => resolve(), onError: reject };
    if (reason !== undefined) {
      commitMutation<settleMovementReturnMutation>(environment, {
        mutation: graphql`
          mutation settleMovementReturnMutation($id: ID!, $invoices: [ID!]!, $reason: String!) {
            returnPayment(id: $id, invoices: $invoices, reason: $reason) {
              success
            }
          }
        `,
        variables: { id: movement._id, invoices, reason },
        ...callbacks,
      });
      return;
    }
    commitMutation<settleMovementMutation>(environment, {
      mutation: graphql`
        mutation settleMovementMutation($id: ID!, $invoices: [ID!]!, $acceptsLess: Boolean) {
          settleMovement(id: $id, invoices: $invoices, acceptsLess: $acceptsLess) {
            success
          }
        }
      `,
      variables: { id: movement._id, invoices, acceptsLess },
      ...callbacks,
    });
  });
