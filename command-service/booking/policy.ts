import { type Rejected, reject } from '../core/decider.ts';
import type { LedgerErrorCode } from './ledgerCommands.ts';

/** One rule of the club: what it has against an order, or null. */
export type Policy<Order> = (order: Order) => Rejected<LedgerErrorCode> | null;

/** A rule about single elements; its refusal names all that break it, as `bookings.1`. */
export const refuseWhere =
  <Block extends Readonly<{ index: number }>, Order extends Readonly<{ blocks: readonly Block[] }>>(
    code: LedgerErrorCode,
    isWrong: (block: Block, order: Order) => boolean,
  ): Policy<Order> =>
  (order) => {
    const wrong = order.blocks.filter((block) => isWrong(block, order));
    return wrong.length === 0 ? null : reject(code, ...wrong.map(({ index }) => `bookings.${index}`));
  };

/** The first refusal counts: the order of the list is part of the rules. */
export const firstRefusal = <Order>(
  policies: readonly Policy<Order>[],
  order: Order,
): Rejected<LedgerErrorCode> | null => {
  for (const policy of policies) {
    const refusal = policy(order);
    if (refusal) return refusal;
  }
  return null;
};
