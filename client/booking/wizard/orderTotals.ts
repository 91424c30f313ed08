import { guestFeeOf } from '@platzwart/contracts/booking';
import { type Cents, sumOfCents } from '@platzwart/contracts/core';
import { type Block, mergeSlots, totalsOf } from '../../courtPlan/selection/mergeSlots.ts';
import type { SelectedSlot } from '../../courtPlan/selection/selectedSlot.ts';

/** The club's fee for a guest and hour. */
type Fee = Readonly<{ guestFee: Cents }>;

/** What the guests of a block cost besides its court (decisions.md N24). */
export const feeOf = (block: Block, setup: Fee): Cents =>
  guestFeeOf(setup, block.players.filter(({ userID }) => userID === null).length, block);

/** Minutes and cents of the whole order; `guestFee` is part of `price`, and all of it where a card pays the courts. */
export const orderTotals = (slots: readonly SelectedSlot[], setup: Fee, isByCard = false) => {
  const { duration, price } = totalsOf(slots);
  const guestFee = sumOfCents(mergeSlots(slots).map((block) => feeOf(block, setup)));
  return { duration, price: isByCard ? guestFee : sumOfCents([price, guestFee]), guestFee };
};
