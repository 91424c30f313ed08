import { useEffect, useReducer } from 'react';
import type { LocalDate } from '@platzwart/contracts/core';
import { isSameDay } from '../../courtPlan/plan/slot.ts';
import { browserStorage } from '../../core/browser/safeStorage.ts';
import { type WizardChange, goTo } from './wizardChanges.ts';
import type { Wizard } from './wizardState.ts';
import { createWizardStorage } from './wizardStorage.ts';

const storage = createWizardStorage(browserStorage);
const reduceWizard = (wizard: Wizard, change: WizardChange): Wizard => change(wizard);

type Visit = Readonly<{
  personId: string;
  /** The day that a link has led to; null: none. */
  linkedDay: Readonly<{ sport: string; date: LocalDate }> | null;
}>;

/** Whoever follows a link to a day sees that day; what they have selected on others waits beside it. */
const begin = ({ personId, linkedDay }: Visit): Wizard => {
  const wizard = storage.load(personId);
  const isElsewhere = linkedDay !== null && !wizard.slots.some((slot) => isSameDay(slot, linkedDay));
  return isElsewhere && wizard.idempotencyKey === null ? goTo(0)(wizard) : wizard;
};

/** The booking in progress of one person, restored from the browser's storage; every change is stored. */
export const useWizard = (visit: Visit) => {
  const { personId } = visit;
  const [wizard, apply] = useReducer(reduceWizard, visit, begin);
  useEffect(() => storage.save(wizard, personId), [wizard, personId]);
  /** Stores a change before anything else happens, e.g. before an order is sent. */
  const applyAndSave = (change: WizardChange): Wizard => {
    const next = change(wizard);
    storage.save(next, personId);
    apply(change);
    return next;
  };
  return { wizard, apply, applyAndSave };
};
