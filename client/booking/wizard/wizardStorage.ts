import { bookingInProgressKey } from '../../core/bookingInProgressKey.ts';
import type { KeyValueStorage } from '../../core/browser/safeStorage.ts';
import { decodeWizard, encodeWizard } from './storedWizard.ts';
import { type Wizard, emptyWizard } from './wizardState.ts';

/** Storage of the wizard between two visits. */
export type WizardStorage = Readonly<{
  load: (personId: string) => Wizard;
  save: (wizard: Wizard, personId: string) => void;
}>;

/**
 * Local storage, not session storage: the selection survives a closed tab and a new login. Another person's selection
 * is removed at the first read.
 */
export const createWizardStorage = (storage: KeyValueStorage): WizardStorage => ({
  load: (personId) => {
    const text = storage.getItem(bookingInProgressKey);
    const wizard = decodeWizard(text, personId);
    if (!wizard) storage.removeItem(bookingInProgressKey);
    return wizard ?? emptyWizard;
  },
  save: (wizard, personId) => {
    if (wizard.slots.length === 0) storage.removeItem(bookingInProgressKey);
    else storage.setItem(bookingInProgressKey, encodeWizard(wizard, personId));
  },
});
