import type { PaymentMethod } from '@platzwart/contracts/core';
import { type Slot, isSameDay, overlaps, slotKey } from '../../courtPlan/plan/slot.ts';
import type { RevalidationResult } from '../../courtPlan/selection/revalidate.ts';
import type { ChosenPlayer, SelectedSlot } from '../../courtPlan/selection/selectedSlot.ts';
import { type Step, type Wizard, emptyWizard } from './wizardState.ts';

/** A change of a booking in progress. Pure, so that the displayed and the stored state never differ. */
export type WizardChange = (wizard: Wizard) => Wizard;

/** Without a selection the wizard returns to its first step (product.md §4). */
const normalized: WizardChange = (wizard) =>
  wizard.slots.length === 0
    ? { ...wizard, activeStep: 0, replaced: [], pricesChanged: false, isChecked: true }
    : wizard;

export const select =
  (slots: readonly SelectedSlot[]): WizardChange =>
  (wizard) =>
    normalized({ ...wizard, slots });

export const goTo =
  (activeStep: Step): WizardChange =>
  (wizard) =>
    normalized({ ...wizard, activeStep, pricesChanged: false });

const within = (block: Slot, slot: Slot): boolean => isSameDay(block, slot) && overlaps(block, slot);

/** A remark is stored on every slot of its block, so that it is kept when one of them is taken out. */
export const writeRemark =
  (block: Slot, remark: string): WizardChange =>
  (wizard) => ({ ...wizard, slots: wizard.slots.map((slot) => (within(block, slot) ? { ...slot, remark } : slot)) });

/** As a remark. */
export const namePlayers =
  (block: Slot, players: readonly ChosenPlayer[]): WizardChange =>
  (wizard) => ({ ...wizard, slots: wizard.slots.map((slot) => (within(block, slot) ? { ...slot, players } : slot)) });

export const choosePaymentMethod =
  (paymentMethod: PaymentMethod): WizardChange =>
  (wizard) => ({ ...wizard, paymentMethod });

/** The selection was checked against the plan; `isComplete` if every day of it was. Lost slots are named once. */
export const applyRevalidation =
  (result: RevalidationResult, isComplete: boolean): WizardChange =>
  (wizard) => {
    const named = new Set(wizard.lost.map(slotKey));
    return normalized({
      ...wizard,
      slots: result.slots,
      lost: [...wizard.lost, ...result.lost.filter((block) => !named.has(slotKey(block)))],
      pricesChanged: wizard.pricesChanged || (wizard.isPriced && result.pricesChanged),
      isChecked: wizard.isChecked || isComplete,
      isPriced: wizard.isPriced || isComplete,
    });
  };

export const dismissLost =
  (block: Slot): WizardChange =>
  (wizard) => ({ ...wizard, lost: wizard.lost.filter((other) => slotKey(other) !== slotKey(block)) });

export const acceptTerms =
  (acceptedTerms: number | null): WizardChange =>
  (wizard) => ({ ...wizard, acceptedTerms });

export const markSent =
  (idempotencyKey: string): WizardChange =>
  (wizard) => ({ ...wizard, idempotencyKey, pricesChanged: false });

/** The server has refused the order. */
export const reopenAfterRefusal: WizardChange = (wizard) => ({ ...wizard, idempotencyKey: null });

export const clear: WizardChange = ({ paymentMethod }) => ({ ...emptyWizard, paymentMethod });
