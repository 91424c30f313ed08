import { graphql } from 'relay-runtime';
import type { useSetItemPaidMutation } from '../../__generated__/useSetItemPaidMutation.graphql.ts';
import { useIdempotentMutation } from '../relay/useIdempotentMutation.ts';

/** Refused with ERR_BOOKING_NOT_FOUND, ERR_VOUCHER_NOT_FOUND (nothing is owed), ERR_INVOICE_NOT_UPDATED (an invoice demands it). */
export const useSetItemPaid = () =>
  useIdempotentMutation<useSetItemPaidMutation>(graphql`
    mutation useSetItemPaidMutation($id: ID!, $kind: InvoiceItemKind!, $paidAt: Date, $reference: String) {
      setItemPaid(id: $id, kind: $kind, paidAt: $paidAt, reference: $reference) {
        success
      }
    }
  `);
