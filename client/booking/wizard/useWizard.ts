import { useEffect, useReducer } from 'react';
import { keptInBrowser } from '../../core/keptValues.ts';
import type { WizardChange } from './wizardChanges.ts';
import type { Wizard } from './wizardState.ts';
import { createWizardStorage } from './wizardStorage.ts';

const storage = createWizardStorage(keptInBrowser);
const applied = (wizard: Wizard, change: WizardChange): Wizard => change(wizard);

/** The booking in progress of one person, as the browser kept it; every change is kept again. */
export const useWizard = (personId: string) => {
  const [wizard, apply] = useReducer(applied, personId, storage.load);
  useEffect(() => storage.save(wizard, personId), [wizard, personId]);
  /** Keeps a change before anything else happens, e.g. before an order leaves the browser. */
  const applyAndKeep = (change: WizardChange): Wizard => {
    const next = change(wizard);
    storage.save(next, personId);
    apply(change);
    return next;
  };
  return { wizard, apply, applyAndKeep };
};
