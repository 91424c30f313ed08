import { type Environment, commitMutation } from 'relay-runtime';
import type { createInvoiceMutation as Mutation } from '../../../__generated__/createInvoiceMutation.graphql.ts';
import { withIdempotencyKey } from '../../../core/relay/idempotencyKey.ts';
import { createInvoiceMutation } from '../createInvoiceMutation.ts';

/** Null where it is issued and the lists do not show it yet. */
export type IssuedInvoice = Readonly<{ id: string; number: string }> | null;
type Input = Mutation['variables']['invoice'];

/** Issues one invoice; the same `key` never issues a second one. Rejects with `ServerRefusal`. */
export const issueInvoice = (environment: Environment, invoice: Input, key: string): Promise<IssuedInvoice> =>
  new Promise((resolve, reject) => {
    commitMutation<Mutation>(environment, {
      mutation: createInvoiceMutation,
      variables: { invoice },
      cacheConfig: withIdempotencyKey(key),
      onCompleted: ({ createInvoice: { invoice: issued } }) =>
        resolve(issued ? { id: issued._id, number: issued.invoiceNumber } : null),
      onError: reject,
    });
  });
