import type { LocalDate } from '@platzwart/contracts/core';
import { type Environment, commitMutation, graphql } from 'relay-runtime';
import type { settleInvoicePaidMutation } from '../../__generated__/settleInvoicePaidMutation.graphql.ts';
import type { settleInvoiceUnpaidMutation } from '../../__generated__/settleInvoiceUnpaidMutation.graphql.ts';
import { withIdempotencyKey } from '../../core/relay/idempotencyKey.ts';

/** PAY: `reference` is the id of the movement, by which it is known when a file contains it again. REOPEN: it came back. */
export type Settlement = Readonly<{ id: string; key: string }> &
  (Readonly<{ kind: 'PAY'; paidAt: LocalDate; reference: string }> | Readonly<{ kind: 'REOPEN'; reason: string }>);

/** Settles one invoice; the same `key` has its effect once. Rejects with `ServerRefusal`. */
export const settleInvoice = (environment: Environment, settlement: Settlement): Promise<void> =>
  new Promise((resolve, reject) => {
    const { id, key } = settlement;
    const callbacks = {
      cacheConfig: withIdempotencyKey(key),
      onCompleted: () => resolve(),
      onError: reject,
    };
    if (settlement.kind === 'REOPEN') {
      commitMutation<settleInvoiceUnpaidMutation>(environment, {
        mutation: graphql`
          mutation settleInvoiceUnpaidMutation($id: ID!, $reason: String!) {
            setAsUnpaid(id: $id, reason: $reason) {
              success
            }
          }
        `,
        variables: { id, reason: settlement.reason },
        ...callbacks,
      });
      return;
    }
    const { paidAt, reference } = settlement;
    commitMutation<settleInvoicePaidMutation>(environment, {
      mutation: graphql`
        mutation settleInvoicePaidMutation($id: ID!, $paidAt: Date, $reference: String) {
          setAsPaid(id: $id, paidAt: $paidAt, method: BANK, reference: $reference) {
            success
          }
        }
      `,
      variables: { id, paidAt, reference },
      ...callbacks,
    });
  });
