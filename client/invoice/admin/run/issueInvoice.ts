import { type Environment, commitMutation, graphql } from 'relay-runtime';
import type { issueInvoiceMutation } from '../../../__generated__/issueInvoiceMutation.graphql.ts';
import { withIdempotencyKey } from '../../../core/relay/idempotencyKey.ts';

/** Null where it is issued and the lists do not show it yet. */
export type IssuedInvoice = Readonly<{ id: string; number: string }> | null;
type Input = issueInvoiceMutation['variables']['invoice'];

/** Issues one invoice; the same `key` never issues a second one. Rejects with `ServerRefusal`. */
export const issueInvoice = (environment: Environment, invoice: Input, key: string): Promise<IssuedInvoice> =>
  new Promise((resolve, reject) => {
    commitMutation<issueInvoiceMutation>(environment, {
      mutation: graphql`
        mutation issueInvoiceMutation($invoice: InvoiceInput!) {
          createInvoice(invoice: $invoice) {
            invoice {
              _id
              invoiceNumber
            }
          }
        }
      `,
      variables: { invoice },
      cacheConfig: withIdempotencyKey(key),
      onCompleted: ({ createInvoice: { invoice: issued } }) =>
        resolve(issued ? { id: issued._id, number: issued.invoiceNumber } : null),
      onError: reject,
    });
  });
