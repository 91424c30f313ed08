import type { BookingRules, PaymentMethod, Role } from '../core/index.ts';

/**
 * The ways of paying that a person of this role is offered: what the club has configured and allows the role
 * (decisions.md M1), and of these only what can be collected (M2), which so far is the invoice.
 */
export const offeredPaymentMethods = (
  rules: Pick<BookingRules, 'paymentMethods' | 'invoiceForGuests'>,
  role: Role,
): readonly PaymentMethod[] =>
  rules.paymentMethods.filter((method) => method === 'INVOICE' && (role !== 'GUEST' || rules.invoiceForGuests));
