import { bookingInProgressKey } from '../../core/bookingInProgressKey.ts';
import type { KeptValues } from '../../core/keptValues.ts';
import { decodeWizard, encodeWizard } from './storedWizard.ts';
import { type Wizard, emptyWizard } from './wizardState.ts';

/** Where the wizard lies between two visits. */
export type WizardStorage = Readonly<{
  load: (personId: string) => Wizard;
  save: (wizard: Wizard, personId: string) => void;
}>;

/**
 * Local storage, not session storage: the selection outlives a closed tab and is there again after a new login.
 * Another person's is removed at the first look.
 */
export const createWizardStorage = (kept: KeptValues): WizardStorage => ({
  load: (personId) => {
    const text = kept.getItem(bookingInProgressKey);
    const wizard = decodeWizard(text, personId);
    if (!wizard) kept.removeItem(bookingInProgressKey);
    return wizard ?? emptyWizard;
  },
  save: (wizard, personId) => {
    if (wizard.slots.length === 0) kept.removeItem(bookingInProgressKey);
    else kept.setItem(bookingInProgressKey, encodeWizard(wizard, personId));
  },
});
