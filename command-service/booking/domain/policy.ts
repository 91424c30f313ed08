import type { BookingErrorCode } from '@platzwart/contracts/booking';
import type { CoreErrorCode } from '@platzwart/contracts/core';
import { type Rejected, reject } from '../../core/decider.ts';

export type BookingRuleCode =
  | BookingErrorCode
  | 'ERR_VOUCHER_NOT_USABLE'
  | Extract<CoreErrorCode, 'ERR_INVALID_INPUT' | 'ERR_NOT_AUTHORIZED'>;

/** One rule of the club: returns a refusal of the order, or null. */
export type Policy<Order> = (order: Order) => Rejected<BookingRuleCode> | null;

/** A rule about single elements; its refusal names all that violate it, as `bookings.1`, or with a `field`, as `bookings.1.players`. */
export const refuseWhere =
  <Block extends Readonly<{ index: number }>, Order extends Readonly<{ blocks: readonly Block[] }>>(
    code: BookingRuleCode,
    isWrong: (block: Block, order: Order) => boolean,
    field?: string,
  ): Policy<Order> =>
  (order) => {
    const wrong = order.blocks.filter((block) => isWrong(block, order));
    return wrong.length === 0
      ? null
      : reject(code, ...wrong.map(({ index }) => [`bookings.${index}`, field].filter(Boolean).join('.')));
  };

/** A rule about an input that all elements of the order share; its refusal names that input. */
export const refuseInputWhere =
  <Block, Order extends Readonly<{ blocks: readonly Block[] }>>(
    field: string,
    isWrong: (block: Block, order: Order) => boolean,
  ): Policy<Order> =>
  (order) =>
    order.blocks.some((block) => isWrong(block, order)) ? reject('ERR_INVALID_INPUT', field) : null;

/** The same rule about inputs that all elements of the order share; its refusal names them. */
export const naming =
  <Order>(fields: readonly string[], policy: Policy<Order>): Policy<Order> =>
  (order) => {
    const refusal = policy(order);
    return refusal && reject(refusal.code, ...fields);
  };

/** The first refusal is returned, so the order of the list is part of the rules. */
export const firstRefusal = <Order>(
  policies: readonly Policy<Order>[],
  order: Order,
): Rejected<BookingRuleCode> | null => {
  for (const policy of policies) {
    const refusal = policy(order);
    if (refusal) return refusal;
  }
  return null;
};
