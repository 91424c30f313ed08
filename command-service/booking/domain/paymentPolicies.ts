import { categoryOfRole, isOnline, offeredPaymentMethods, onlineLeadMinutes } from '@platzwart/contracts/booking';
import { millisecondsOf } from '@platzwart/contracts/club-time';
import { epochMilliseconds } from '@platzwart/contracts/core';
import { lastDayByCard } from '@platzwart/contracts/voucher';
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

/** decisions.md V8, V10, M1: cards pay for single bookings of the next two weeks; whether the hours suffice, the cards decide. */
export const cardsOnlyWhereUsable = refuseWhere(
  'ERR_VOUCHER_NOT_USABLE',
  ({ requested }: UserBlock, { caller, now }: UserOrder) =>
    requested.paymentMethod === 'VOUCHER' &&
    (categoryOfRole(caller.role) !== 'SINGLE' || requested.date > lastDayByCard(now.date)),
  'paymentMethod',
);

/** Cards pay for courts: the guests' fee is paid by the first other method that the club offers (docs/adr/0052-hour-cards.md). */
const isCollectable = (
  { requested: { paymentMethod } }: UserBlock,
  { rules, caller, collectable }: UserOrder,
): boolean =>
  paymentMethod === 'VOUCHER'
    ? offeredPaymentMethods(rules, caller.role).length > 0
    : offeredPaymentMethods(rules, caller.role, collectable).includes(paymentMethod);

/** decisions.md M1, M2; an order without a price needs no payment method. */
export const onlyOfferedWaysToPay = refuseWhere(
  'ERR_INVALID_INPUT',
  (block: UserBlock, order: UserOrder) => totalOf(block) > 0 && !isCollectable(block, order),
);

/** decisions.md N42: what is paid online begins at least 30 minutes from now, so that the hold is over before. */
export const timeToPayOnline = refuseWhere(
  'ERR_BOOKING_TIME_INVALID',
  (block: UserBlock, { now }: UserOrder) =>
    totalOf(block) > 0 && isOnline(block.requested.paymentMethod) && minutesUntil(block, now) < onlineLeadMinutes,
);

const minutesUntil = ({ requested }: UserBlock, { instant }: UserOrder['now']): number =>
  (millisecondsOf(requested.date, requested.start) - epochMilliseconds(instant)) / 60_000;
