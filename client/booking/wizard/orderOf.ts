import { type Cents, type PaymentMethod, sumOfCents } from '@platzwart/contracts/core';
import type { UserBookingInput } from '../../__generated__/useBookCourtsMutation.graphql.ts';
import { endOf, startOf } from '../../courtPlan/plan/slot.ts';
import { mergeSlots } from '../../courtPlan/selection/mergeSlots.ts';
import { playerInput } from '../../core/players/playerInput.ts';
import { feeOf } from './orderTotals.ts';
import type { SelectedSlot } from '../../courtPlan/selection/selectedSlot.ts';

type Terms = Readonly<{ paymentMethod: PaymentMethod; guestFee: Cents }>;

/** The input of `bookAsUser`: one element per merged block, in the order on screen, each with the fee of its guests (decisions.md B19, B20, N24). */
export const orderOf = (slots: readonly SelectedSlot[], { paymentMethod, ...setup }: Terms): UserBookingInput[] =>
  mergeSlots(slots).map((block) => ({
    sport: block.sport,
    date: block.date,
    start: startOf(block),
    end: endOf(block),
    court: block.court,
    // A card pays the court, not the guests (decisions.md V7, N24).
    price: paymentMethod === 'VOUCHER' ? feeOf(block, setup) : sumOfCents([block.price, feeOf(block, setup)]),
    paymentMethod,
    remark: block.remark.trim() === '' ? null : block.remark.trim(),
    ...(block.players.length > 0 && { players: block.players.map(playerInput) }),
  }));

/** `bookings.1` or `bookings.1.price` → 1: the elements of the order that the server has refused. */
export const refusedElements = (fields: readonly string[]): readonly number[] => [
  ...new Set(
    fields
      .map((field) => /^bookings\.(\d+)/.exec(field)?.[1])
      .filter((index) => index !== undefined)
      .map(Number),
  ),
];
