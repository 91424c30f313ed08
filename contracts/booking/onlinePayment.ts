import type { PaymentMethod } from '../core/index.ts';

/** Methods whose money a provider collects before a booking is made (decisions.md M2, N42). */
export const onlineMethods = ['PAYPAL', 'CREDIT_CARD'] as const satisfies readonly PaymentMethod[];
export type OnlineMethod = (typeof onlineMethods)[number];

export const isOnline = (method: PaymentMethod | null): method is OnlineMethod =>
  method === 'PAYPAL' || method === 'CREDIT_CARD';

/** How long a court is held for somebody who pays online, in minutes (decisions.md B22). */
export const heldMinutes = 15;
/** Minutes from the payment to the start of play, at least (decisions.md N42). */
export const onlineLeadMinutes = 30;
