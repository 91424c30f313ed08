export const invoiceSuccessCodes = [
  'SUC_INVOICE_CREATED',
  'SUC_INVOICE_PAID',
  'SUC_INVOICE_CANCELED',
  'SUC_INVOICE_WARNING_SENT',
] as const;
