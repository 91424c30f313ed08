import { useEffect, useReducer } from 'react';
import { browserStorage } from '../../core/browser/safeStorage.ts';
import type { WizardChange } from './wizardChanges.ts';
import type { Wizard } from './wizardState.ts';
import { createWizardStorage } from './wizardStorage.ts';

const storage = createWizardStorage(browserStorage);
const reduceWizard = (wizard: Wizard, change: WizardChange): Wizard => change(wizard);

/** The booking in progress of one person, restored from the browser's storage; every change is stored. */
export const useWizard = (personId: string) => {
  const [wizard, apply] = useReducer(reduceWizard, personId, storage.load);
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
