import type { TextShape } from '../core/index.ts';
import type { invoiceSuccessTextsDe, invoiceTextsDe } from './invoiceTexts.de.ts';

export const invoiceTextsEn: TextShape<typeof invoiceTextsDe> = {
  errors: {
    ERR_INVOICE_NOT_CREATED: "The invoice could not be made. Check the period, the address and the club's tax number.",
    ERR_INVOICE_NOT_UPDATED: 'The invoice could not be changed. Reload the page and try again.',
    ERR_INVOICE_NOT_DELETED: 'Invoices are never deleted. Cancel the invoice instead.',
    ERR_INVOICE_NOT_FOUND: 'This invoice does not exist. Check the number or reload the page.',
    ERR_CREDIT_NOT_FOUND: 'There is no such credit. Reload the page.',
    ERR_CREDIT_NOT_UPDATED:
      'There is not enough left of this credit: it is already paid back or set off. Reload the page.',
    ERR_LOAD_INVOICE_DATA: 'The data for the invoice could not be loaded. Try again in a few minutes.',
  },
  mailKinds: {
    INVOICE: 'Invoice',
    INVOICE_CORRECTED: 'Corrected invoice',
    INVOICE_CANCELLED: 'Cancellation invoice',
    INVOICE_WARNING: 'Payment reminder',
  },
  readModels: {
    invoices: 'Invoices',
  },
  you: {
    InvoiceIssued: 'You issued invoice {{number}}.',
    InvoiceDelivered: 'You printed and sent invoice {{number}}.',
    InvoicePaid: 'You entered invoice {{number}} as paid.',
    InvoicePartPaid: 'You entered a partial payment of the invoice {{number}}.',
    InvoiceReopened: 'You took back the payment of invoice {{number}}.',
    InvoiceWarned: 'You sent a reminder about invoice {{number}}.',
    InvoiceCancelled: 'You cancelled invoice {{number}}.',
    InvoiceRestWaived: 'You waived the rest of invoice {{number}}.',
    InvoiceRefunded: 'You paid back the amount of the cancelled invoice {{number}}.',
    ClaimPaid: 'You entered a payment at the club.',
    ClaimRefunded: 'You paid back a payment at the club.',
    ClaimCarriedOver: 'What was paid or invoiced for the cancelled booking now counts for the new booking.',
    CreditReceived: 'You recorded that too much was paid for invoice {{number}}: it is a credit.',
    CreditRefunded: 'You paid back the credit from invoice {{number}}.',
    CreditWithdrawn: 'You withdrew the credit from invoice {{number}}.',
  },
  others: {
    InvoiceIssued: '{{who}} issued invoice {{number}}.',
    InvoiceDelivered: 'Invoice {{number}} was delivered.',
    InvoicePaid: '{{who}} entered invoice {{number}} as paid.',
    InvoicePartPaid: '{{who}} entered a partial payment of the invoice {{number}}.',
    InvoiceReopened: '{{who}} took back the payment of invoice {{number}}.',
    InvoiceWarned: '{{who}} sent a reminder about invoice {{number}}.',
    InvoiceCancelled: '{{who}} cancelled invoice {{number}}.',
    InvoiceRestWaived: '{{who}} waived the rest of invoice {{number}}.',
    InvoiceRefunded: '{{who}} paid back the amount of the cancelled invoice {{number}}.',
    ClaimPaid: '{{who}} entered a payment at the club.',
    ClaimRefunded: '{{who}} paid back a payment at the club.',
    ClaimCarriedOver: 'What was paid or invoiced for the cancelled booking now counts for the new booking.',
    CreditReceived: '{{who}} recorded that too much was paid for invoice {{number}}: it is a credit.',
    CreditRefunded: '{{who}} paid back the credit from invoice {{number}}.',
    CreditWithdrawn: '{{who}} withdrew the credit from invoice {{number}}.',
  },
};

export const invoiceSuccessTextsEn: TextShape<typeof invoiceSuccessTextsDe> = {
  SUC_INVOICE_CREATED: 'The invoice has been made.',
  SUC_INVOICE_UPDATED: 'The invoice has been changed.',
  SUC_INVOICE_PAID: 'The invoice has been paid.',
  SUC_ITEM_PAID: 'The payment has been entered.',
  SUC_ITEM_REFUNDED: 'The repayment has been entered.',
  SUC_INVOICE_REST_WAIVED: 'The rest of the invoice is waived.',
  SUC_INVOICE_CANCELED: 'The invoice has been cancelled.',
  SUC_INVOICE_WARNING_SENT: 'The reminder has been issued.',
  SUC_CREDIT_UPDATED: 'The credit has been changed.',
};
