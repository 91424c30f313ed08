import {
  type Environment,
  type GraphQLTaggedNode,
  type MutationParameters,
  commitMutation,
  graphql,
} from 'relay-runtime';
import type { settleMovementCollectionMutation } from '../../__generated__/settleMovementCollectionMutation.graphql.ts';
import type { settleMovementDebitMutation } from '../../__generated__/settleMovementDebitMutation.graphql.ts';
import type { settleMovementMutation } from '../../__generated__/settleMovementMutation.graphql.ts';
import type { settleMovementReturnMutation } from '../../__generated__/settleMovementReturnMutation.graphql.ts';
import { withIdempotencyKey } from '../../core/relay/idempotencyKey.ts';
import type { Movement } from './useBankInbox.ts';

/**
 * `ids` of the invoices. A `reason` reopens them instead of paying them.
 */
export type Decision = Readonly<{ movement: Movement; ids: readonly string[]; reason?: string }>;

const collectionMutation = graphql`
  mutation settleMovementCollectionMutation($id: ID!, $movementIDs: [ID!]!) {
    settleCollection(id: $id, movementIDs: $movementIDs) {
      success
    }
  }
`;
const debitMutation = graphql`
  mutation settleMovementDebitMutation($id: ID!, $invoiceID: ID!, $reason: String!, $movementID: ID!) {
    returnDebit(id: $id, invoiceID: $invoiceID, reason: $reason, movementID: $movementID) {
      success
    }
  }
`;
const returnMutation = graphql`
  mutation settleMovementReturnMutation($id: ID!, $invoices: [ID!]!, $reason: String!) {
    returnPayment(id: $id, invoices: $invoices, reason: $reason) {
      success
    }
  }
`;
const payMutation = graphql`
  mutation settleMovementMutation($id: ID!, $invoices: [ID!]!) {
    settleMovement(id: $id, invoices: $invoices) {
      success
    }
  }
`;

/** Banks state a reason of four characters; where one does not, its reason is unknown to us, too (MS03). */
export const reasonOf = ({ returnCode }: Movement): string =>
  returnCode != null && /^[A-Z\d]{4}$/.test(returnCode) ? returnCode : 'MS03';

/**
 * Pays all invoices of a decision or opens them again; a movement of a collection by direct debit settles the collection or takes a debit of it
 * back. The same `key` has its effect once. Rejects with `ServerRefusal`.
 */
export const settleMovement = (
  environment: Environment,
  { movement, ids, reason }: Decision,
  key: string,
): Promise<void> => {
  const commit = <Operation extends MutationParameters>(
    mutation: GraphQLTaggedNode,
    variables: Operation['variables'],
  ): Promise<void> =>
    new Promise((resolve, reject) => {
      const callbacks = { cacheConfig: withIdempotencyKey(key), onCompleted: () => resolve(), onError: reject };
      commitMutation<Operation>(environment, { mutation, variables, ...callbacks });
    });
  const { _id: id, debit } = movement;
  const invoices = [...ids];
  const [invoiceID] = invoices;
  if (debit && !debit.isReturn)
    return commit<settleMovementCollectionMutation>(collectionMutation, {
      ...{ id: debit._id, movementIDs: debit.movementIDs },
    });
  if (debit && invoiceID !== undefined)
    return commit<settleMovementDebitMutation>(debitMutation, {
      ...{ id: debit._id, invoiceID, reason: reasonOf(movement), movementID: id },
    });
  if (reason !== undefined) return commit<settleMovementReturnMutation>(returnMutation, { id, invoices, reason });
  return commit<settleMovementMutation>(payMutation, { id, invoices });
};
