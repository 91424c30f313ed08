import { type PaymentMethod, assertNever } from '@platzwart/contracts/core';
import { type Slot, overlaps, isSameDay, slotKey } from '../plan/slot.ts';
import type { Revalidated } from '../selection/revalidate.ts';
import type { SelectedSlot } from '../selection/selectedSlot.ts';
import { type Step, type Wizard, emptyWizard } from './wizardState.ts';

export type WizardAction =
  | Readonly<{ type: 'selected'; slots: readonly SelectedSlot[] }>
  | Readonly<{ type: 'stepped'; step: Step }>
  | Readonly<{ type: 'remarkWritten'; block: Slot; remark: string }>
  | Readonly<{ type: 'methodChosen'; paymentMethod: PaymentMethod }>
  /** The selection was held against the plan; `isComplete` where every day of it was. */
  | Readonly<{ type: 'checked'; result: Revalidated; isComplete: boolean }>
  | Readonly<{ type: 'lostSeen'; block: Slot }>
  | Readonly<{ type: 'sent'; idempotencyKey: string }>
  | Readonly<{ type: 'refused' }>
  | Readonly<{ type: 'cleared' }>;

const within = (block: Slot, slot: Slot): boolean => isSameDay(block, slot) && overlaps(block, slot);

/** A remark lies on every slot of its block, so that it outlives whichever of them is taken out. */
const remarked = (slots: readonly SelectedSlot[], block: Slot, remark: string): readonly SelectedSlot[] =>
  slots.map((slot) => (within(block, slot) ? { ...slot, remark } : slot));

/** Nothing chosen, nothing to confirm: the wizard is back at its first step (product.md §4). */
const settled = (wizard: Wizard): Wizard =>
  wizard.slots.length === 0 ? { ...wizard, activeStep: 0, pricesChanged: false } : wizard;

const checked = (wizard: Wizard, { result, isComplete }: Extract<WizardAction, { type: 'checked' }>): Wizard => {
  const known = new Set(wizard.lost.map(slotKey));
  return settled({
    ...wizard,
    slots: result.slots,
    lost: [...wizard.lost, ...result.lost.filter((block) => !known.has(slotKey(block)))],
    pricesChanged: wizard.pricesChanged || result.pricesChanged,
    isChecked: wizard.isChecked || isComplete,
  });
};

export const wizardReducer = (wizard: Wizard, action: WizardAction): Wizard => {
  switch (action.type) {
    case 'selected':
      return settled({ ...wizard, slots: action.slots });
    case 'stepped':
      return settled({ ...wizard, activeStep: action.step, pricesChanged: false });
    case 'remarkWritten':
      return { ...wizard, slots: remarked(wizard.slots, action.block, action.remark) };
    case 'methodChosen':
      return { ...wizard, paymentMethod: action.paymentMethod };
    case 'checked':
      return checked(wizard, action);
    case 'lostSeen':
      return { ...wizard, lost: wizard.lost.filter((block) => slotKey(block) !== slotKey(action.block)) };
    case 'sent':
      return { ...wizard, idempotencyKey: action.idempotencyKey, pricesChanged: false };
    case 'refused':
      return { ...wizard, idempotencyKey: null };
    case 'cleared':
      return { ...emptyWizard, paymentMethod: wizard.paymentMethod };
    default:
      return assertNever(action);
  }
};
