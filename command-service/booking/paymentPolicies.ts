import { offeredPaymentMethods } from '@platzwart/contracts/booking';
import { refuseWhere } from './policy.ts';
import type { UserBlock, UserOrder } from './userOrder.ts';

/** decisions.md B19: nobody pays what they were not shown, be it more or less. */
export const pricesAsShown = refuseWhere('ERR_PRICE_CHANGED', ({ wanted, price }: UserBlock) => wanted.price !== price);

/** decisions.md B20: one order is paid in one way. */
export const oneWayToPay = refuseWhere(
  'ERR_INVALID_INPUT',
  ({ wanted }: UserBlock, { blocks }: UserOrder) => wanted.paymentMethod !== blocks[0]?.wanted.paymentMethod,
);

/** decisions.md M1, M2; where nothing is to be paid, no method is needed. */
export const onlyOfferedWaysToPay = refuseWhere(
  'ERR_INVALID_INPUT',
  ({ wanted, price }: UserBlock, { rules, caller }: UserOrder) =>
    price > 0 && !offeredPaymentMethods(rules, caller.role).includes(wanted.paymentMethod),
);
