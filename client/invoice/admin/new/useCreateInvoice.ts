import { graphql } from 'react-relay';
import type { useCreateInvoiceMutation } from '../../../__generated__/useCreateInvoiceMutation.graphql.ts';
import { useIdempotentMutation } from '../../../core/relay/useIdempotentMutation.ts';

/** Refused with ERR_INVOICE_NOT_CREATED, ERR_USER_NOT_FOUND, ERR_INVALID_INPUT. */
export const useCreateInvoice = () =>
  useIdempotentMutation<useCreateInvoiceMutation>(
    graphql`
      mutation useCreateInvoiceMutation($invoice: InvoiceInput!) {
        createInvoice(invoice: $invoice) {
          invoice {
            _id
            invoiceNumber
          }
        }
      }
    `,
    { isFinal: true },
  );
