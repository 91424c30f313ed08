/** How a booking may be paid (product.md §4). In a file of their own, because the first load of the client needs them and not the rules. */
export const paymentMethods = ['VOUCHER', 'INVOICE', 'PAYPAL', 'CREDIT_CARD'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
