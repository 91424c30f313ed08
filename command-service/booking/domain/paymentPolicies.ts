import { offeredPaymentMethods } from '@platzwart/contracts/booking';
import { refuseWhere } from './policy.ts';
import type { UserBlock, UserOrder } from './userOrder.ts';

/** decisions.md B19: the price must equal the one that the caller was shown; a lower price is refused, too. */
export const pricesAsShown = refuseWhere(
  'ERR_PRICE_CHANGED',
  ({ requested, price }: UserBlock) => requested.price !== price,
);

/** decisions.md B20: one order has one payment method. */
export const oneWayToPay = refuseWhere(
  'ERR_INVALID_INPUT',
  ({ requested }: UserBlock, { blocks }: UserOrder) => requested.paymentMethod !== blocks[0]?.requested.paymentMethod,
);

/** decisions.md M1, M2; an order without a price needs no payment method. */
export const onlyOfferedWaysToPay = refuseWhere(
  'ERR_INVALID_INPUT',
  ({ requested, price }: UserBlock, { rules, caller }: UserOrder) =>
    price > 0 && !offeredPaymentMethods(rules, caller.role).includes(requested.paymentMethod),
);
