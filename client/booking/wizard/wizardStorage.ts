import { decodeWizard, encodeWizard, wizardKey } from './storedWizard.ts';
import { type Wizard, emptyWizard } from './wizardState.ts';

/** Where the wizard lies between two visits. Every call is safe where the browser refuses storage: then nothing is kept. */
export type WizardStorage = Readonly<{
  load: (personId: string) => Wizard;
  save: (wizard: Wizard, personId: string) => void;
}>;

const attempt = <Result>(access: () => Result, otherwise: Result): Result => {
  try {
    return access();
  } catch {
    return otherwise;
  }
};

/**
 * Local storage, not session storage: the selection outlives a closed tab and is there again after a new login.
 * Another person's is removed at the first look.
 */
export const createWizardStorage = (storage: () => Storage): WizardStorage => ({
  load: (personId) => {
    const text = attempt(() => storage().getItem(wizardKey), null);
    const wizard = decodeWizard(text, personId);
    if (!wizard) attempt(() => storage().removeItem(wizardKey), undefined);
    return wizard ?? emptyWizard;
  },
  save: (wizard, personId) => {
    const isNothing = wizard.slots.length === 0 && wizard.paymentMethod === null;
    attempt(
      () =>
        isNothing ? storage().removeItem(wizardKey) : storage().setItem(wizardKey, encodeWizard(wizard, personId)),
      undefined,
    );
  },
});
