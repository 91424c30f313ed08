import type { BookingRules, PaymentMethod, Role } from '../core/index.ts';

/**
 * The payment methods that a person of this role is offered: those that the club has configured and allows for the role (decisions.md M1),
 * limited to those that can be collected (M2), which so far is the invoice.
 */
export const offeredPaymentMethods = (
  rules: Pick<BookingRules, 'paymentMethods' | 'invoiceForGuests'>,
  role: Role,
): readonly PaymentMethod[] =>
  rules.paymentMethods.filter((method) => method === 'INVOICE' && (role !== 'GUEST' || rules.invoiceForGuests));
