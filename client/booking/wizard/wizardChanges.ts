import type { PaymentMethod } from '@platzwart/contracts/core';
import { type Slot, isSameDay, overlaps, slotKey } from '../plan/slot.ts';
import type { Revalidated } from '../selection/revalidate.ts';
import type { SelectedSlot } from '../selection/selectedSlot.ts';
import { type Step, type Wizard, emptyWizard } from './wizardState.ts';

/** Something that happens to a booking in progress. Pure, so that what is on screen and what is kept never differ. */
export type WizardChange = (wizard: Wizard) => Wizard;

/** Nothing chosen, nothing to confirm: the wizard is back at its first step (product.md §4). */
const settled: WizardChange = (wizard) =>
  wizard.slots.length === 0 ? { ...wizard, activeStep: 0, pricesChanged: false, isChecked: true } : wizard;

export const select =
  (slots: readonly SelectedSlot[]): WizardChange =>
  (wizard) =>
    settled({ ...wizard, slots });

export const goTo =
  (activeStep: Step): WizardChange =>
  (wizard) =>
    settled({ ...wizard, activeStep, pricesChanged: false });

const within = (block: Slot, slot: Slot): boolean => isSameDay(block, slot) && overlaps(block, slot);

/** A remark lies on every slot of its block, so that it outlives whichever of them is taken out. */
export const writeRemark =
  (block: Slot, remark: string): WizardChange =>
  (wizard) => ({ ...wizard, slots: wizard.slots.map((slot) => (within(block, slot) ? { ...slot, remark } : slot)) });

export const payBy =
  (paymentMethod: PaymentMethod): WizardChange =>
  (wizard) => ({ ...wizard, paymentMethod });

/** The selection was held against the plan; `isComplete` where every day of it was. What is lost is named once. */
export const check =
  (result: Revalidated, isComplete: boolean): WizardChange =>
  (wizard) => {
    const named = new Set(wizard.lost.map(slotKey));
    return settled({
      ...wizard,
      slots: result.slots,
      lost: [...wizard.lost, ...result.lost.filter((block) => !named.has(slotKey(block)))],
      pricesChanged: wizard.pricesChanged || result.pricesChanged,
      isChecked: wizard.isChecked || isComplete,
    });
  };

export const dismissLost =
  (block: Slot): WizardChange =>
  (wizard) => ({ ...wizard, lost: wizard.lost.filter((other) => slotKey(other) !== slotKey(block)) });

export const send =
  (idempotencyKey: string): WizardChange =>
  (wizard) => ({ ...wizard, idempotencyKey, pricesChanged: false });

/** The server has answered: not like this. */
export const takeRefusal: WizardChange = (wizard) => ({ ...wizard, idempotencyKey: null });

export const clear: WizardChange = ({ paymentMethod }) => ({ ...emptyWizard, paymentMethod });
