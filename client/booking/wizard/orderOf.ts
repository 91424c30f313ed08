import type { PaymentMethod } from '@platzwart/contracts/core';
import type { UserBookingInput } from '../../__generated__/useBookCourtsMutation.graphql.ts';
import { endOf, startOf } from '../plan/slot.ts';
import { mergeSlots } from '../selection/mergeSlots.ts';
import type { SelectedSlot } from '../selection/selectedSlot.ts';

/** What `bookAsUser` is asked for: one element per merged block, in the order in which they are on screen (decisions.md B19, B20). */
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

/** `bookings.1` or `bookings.1.price` → 1: which elements of the order the server's refusal is about. */
export const refusedElements = (fields: readonly string[]): readonly number[] => [
  ...new Set(
    fields
      .map((field) => /^bookings\.(\d+)/.exec(field)?.[1])
      .filter((index) => index !== undefined)
      .map(Number),
  ),
];
