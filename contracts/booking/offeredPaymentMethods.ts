import type { BookingRules, PaymentMethod, Role } from '../core/index.ts';
import type { OnlineMethod } from './onlinePayment.ts';

/**
 * The payment methods that a person of this role is offered: those that the club has configured and allows for the role (decisions.md M1),
 * limited to those that can be collected (M2): the invoice, and of the online methods those in `collectable`, for which there is a provider.
 */
export const offeredPaymentMethods = (
  rules: Pick<BookingRules, 'paymentMethods' | 'invoiceForGuests'>,
  role: Role,
  collectable: readonly OnlineMethod[] = [],
): readonly PaymentMethod[] => {
  const methods: readonly PaymentMethod[] = [
    ...collectable,
    ...(role !== 'GUEST' || rules.invoiceForGuests ? ['INVOICE' as const] : []),
  ];
  return rules.paymentMethods.filter((method) => methods.includes(method));
};
