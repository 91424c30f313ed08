/** How a booking may be paid (product.md §4). In a file of their own, because the first load of the client needs them and not the rules. */
export const paymentMethods = ['VOUCHER', 'INVOICE', 'PAYPAL', 'CREDIT_CARD'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** How money moves that no provider reports: on the club's account, or otherwise, e.g. in cash (decisions.md N38). */
export const receiptMethods = ['BANK', 'OTHER'] as const;
export type ReceiptMethod = (typeof receiptMethods)[number];
