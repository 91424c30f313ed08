import type { PaymentMethod } from '@platzwart/contracts/core';
import type { LostBlock } from '../../courtPlan/selection/revalidate.ts';
import type { SelectedSlot } from '../../courtPlan/selection/selectedSlot.ts';

/** 0 choose, 1 confirm, 2 pay (product.md §2). */
export const steps = [0, 1, 2] as const;
export type Step = (typeof steps)[number];

/** A booking in progress. Merged bookings and totals are computed from the slots and never stored. */
export type Wizard = Readonly<{
  activeStep: Step;
  slots: readonly SelectedSlot[];
  paymentMethod: PaymentMethod | null;
  /** The member number of the child that the bookings are for; null: the viewer (decisions.md N5). */
  bookedFor: string | null;
  /** The version of the club's terms that is accepted with the order; null: none. */
  acceptedTerms: number | null;
  /**
   * What the plan shows as held by an order of the viewer's that this booking is to replace, by its id there: free for this booking. Empty:
   * there is no such order.
   */
  replaced: readonly string[];
  /** Key of an order that was sent and not answered yet; while it is set, the order must not change. */
  idempotencyKey: string | null;
  /**
   * Slots that were removed from the selection because they can no longer be booked; kept until the user dismisses
   * them.
   */
  lost: readonly LostBlock[];
  /** The price of the selection has changed since its owner last saw it. */
  pricesChanged: boolean;
  /** False after a restore until the selection was checked against the server's plan. */
  isChecked: boolean;
  /** False until the first check where somebody has not seen the prices yet: then none of them has changed. */
  isPriced: boolean;
}>;

export const emptyWizard: Wizard = {
  activeStep: 0,
  slots: [],
  paymentMethod: null,
  bookedFor: null,
  acceptedTerms: null,
  replaced: [],
  idempotencyKey: null,
  lost: [],
  pricesChanged: false,
  isChecked: true,
  isPriced: true,
};
