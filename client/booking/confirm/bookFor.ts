import { priceOfBlock } from '@platzwart/contracts/booking';
import type { SportPlan } from '../../courtPlan/plan/sportPlan.ts';
import type { SelectedSlot } from '../../courtPlan/selection/selectedSlot.ts';
import type { WizardChange } from '../wizard/wizardChanges.ts';

const pricedBy = (slot: SelectedSlot, plans: readonly SportPlan[]): SelectedSlot => {
  const plan = plans.find(({ sport }) => sport.sport === slot.sport);
  return plan ? { ...slot, price: priceOfBlock(plan, slot, plan.viewer).price } : slot;
};

/**
 * The bookings are for the child with this member number, or for the viewer (null), whose `plans` these are. The selection has the price of that
 * person at once, so that it is nothing that has changed behind the viewer's back.
 */
export const bookFor =
  (bookedFor: string | null, plans: readonly SportPlan[]): WizardChange =>
  (wizard) => ({
    ...wizard,
    bookedFor,
    slots: wizard.slots.map((slot) => pricedBy(slot, plans)),
    pricesChanged: false,
  });
