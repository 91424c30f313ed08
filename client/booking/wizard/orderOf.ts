import type { PaymentMethod } from '@platzwart/contracts/core';
import type { UserBookingInput } from '../../__generated__/useBookCourtsMutation.graphql.ts';
import { endOf, startOf } from '../../courtPlan/plan/slot.ts';
import { mergeSlots } from '../../courtPlan/selection/mergeSlots.ts';
import type { SelectedSlot } from '../../courtPlan/selection/selectedSlot.ts';

/** The input of `bookAsUser`: one element per merged block, in the order on screen (decisions.md B19, B20). */
export const orderOf = (slots: readonly SelectedSlot[], paymentMethod: PaymentMethod): UserBookingInput[] =>
  mergeSlots(slots).map((block) => ({
    sport: block.sport,
    date: block.date,
    start: startOf(block),
    end: endOf(block),
    court: block.court,
    price: block.price,
    paymentMethod,
    remark: block.remark.trim() === '' ? null : block.remark.trim(),
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
