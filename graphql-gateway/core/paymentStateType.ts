import { typeReference } from './typeReference.ts';

const paymentStates = ['NONE', 'OPEN', 'PENDING', 'UNPAID', 'INVOICED', 'PAID', 'REFUND_DUE', 'REFUNDED'] as const;

/** `PaymentState`, for the fields of several features. */
export const paymentStateType = typeReference((builder) => builder.enumType('PaymentState', { values: paymentStates }));
