/** The e-mails with a document of an invoice attached (decisions.md I1, I5, I12). */
export const invoiceMailKinds = ['INVOICE', 'INVOICE_CANCELLED', 'INVOICE_WARNING'] as const;
export type InvoiceMailKind = (typeof invoiceMailKinds)[number];
