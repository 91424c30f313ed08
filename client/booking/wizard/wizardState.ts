import type { PaymentMethod } from '@platzwart/contracts/core';
import type { LostBlock } from '../selection/revalidate.ts';
import type { SelectedSlot } from '../selection/selectedSlot.ts';

/** 0 choose, 1 confirm, 2 pay (product.md §2). */
export const steps = [0, 1, 2] as const;
export type Step = (typeof steps)[number];

/** A booking in progress. Merged bookings and totals follow from the slots and are never kept beside them. */
export type Wizard = Readonly<{
  activeStep: Step;
  slots: readonly SelectedSlot[];
  paymentMethod: PaymentMethod | null;
  /** Key of an order that was sent and not answered yet; while it is set, nothing of the order may change. */
  idempotencyKey: string | null;
  /** What was taken out of the selection because it can no longer be booked; stays until its owner has seen it. */
  lost: readonly LostBlock[];
  /** The selection now costs something else than its owner last saw. */
  pricesChanged: boolean;
  /** False from a restore until the selection was held against the server's plan. */
  isChecked: boolean;
}>;

export const emptyWizard: Wizard = {
  activeStep: 0,
  slots: [],
  paymentMethod: null,
  idempotencyKey: null,
  lost: [],
  pricesChanged: false,
  isChecked: true,
};
