import { bookingInProgressKey } from '../../core/bookingInProgressKey.ts';
import { decodeWizard, encodeWizard } from './storedWizard.ts';
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

type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Local storage, not session storage: the selection outlives a closed tab and is there again after a new login.
 * Another person's is removed at the first look.
 */
export const createWizardStorage = (storage: () => KeyValueStore): WizardStorage => ({
  load: (personId) => {
    const text = attempt(() => storage().getItem(bookingInProgressKey), null);
    const wizard = decodeWizard(text, personId);
    if (!wizard) attempt(() => storage().removeItem(bookingInProgressKey), undefined);
    return wizard ?? emptyWizard;
  },
  save: (wizard, personId) => {
    const isNothing = wizard.slots.length === 0;
    attempt(
      () =>
        isNothing
          ? storage().removeItem(bookingInProgressKey)
          : storage().setItem(bookingInProgressKey, encodeWizard(wizard, personId)),
      undefined,
    );
  },
});
