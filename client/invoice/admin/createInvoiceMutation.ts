import { graphql } from 'react-relay';

/** Issues one invoice, alone or in a run. Refused with ERR_INVOICE_NOT_CREATED, ERR_USER_NOT_FOUND, ERR_INVALID_INPUT. */
export const createInvoiceMutation = graphql`
  mutation createInvoiceMutation($invoice: InvoiceInput!) {
    createInvoice(invoice: $invoice) {
      invoice {
        _id
        invoiceNumber
      }
    }
  }
`;
