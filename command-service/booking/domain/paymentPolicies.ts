import { offeredPaymentMethods } from '@platzwart/contracts/booking';
import { refuseWhere } from './policy.ts';
import type { UserBlock, UserOrder } from './userOrder.ts';

/** What the element costs in all: the court, and the guests' fee (decisions.md N24). */
const totalOf = ({ price, guestFee }: UserBlock): number => price + guestFee;

/** decisions.md B19: the price must equal the one that the caller was shown; a lower price is refused, too. */
export const pricesAsShown = refuseWhere(
  'ERR_PRICE_CHANGED',
  (block: UserBlock) => block.requested.price !== totalOf(block),
);

/** decisions.md B20: one order has one payment method. */
export const oneWayToPay = refuseWhere(
  'ERR_INVALID_INPUT',
  ({ requested }: UserBlock, { blocks }: UserOrder) => requested.paymentMethod !== blocks[0]?.requested.paymentMethod,
);

/** decisions.md M1, M2; an order without a price needs no payment method. */
export const onlyOfferedWaysToPay = refuseWhere(
  'ERR_INVALID_INPUT',
  (block: UserBlock, { rules, caller }: UserOrder) =>
    totalOf(block) > 0 && !offeredPaymentMethods(rules, caller.role).includes(block.requested.paymentMethod),
);
