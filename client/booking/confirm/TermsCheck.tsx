import { TermsCheckbox } from '../../core/terms/TermsCheckbox.tsx';
import type { Booking } from '../useBooking.ts';
import { acceptTerms } from '../wizard/wizardChanges.ts';
import { lacksTerms } from './lacksTerms.ts';

/** `isTried`: whether somebody wanted to go on without. */
type TermsCheckProps = { booking: Pick<Booking, 'setup' | 'wizard' | 'apply'>; isTried: boolean };

/** The club's terms, where the viewer has to accept them with this order. */
export const TermsCheck = ({ booking, isTried }: TermsCheckProps) => {
  const { setup, wizard, apply } = booking;
  return (
    setup.terms !== null && (
      <TermsCheckbox
        isAccepted={!lacksTerms(booking)}
        isTried={isTried}
        isLocked={wizard.idempotencyKey !== null}
        onChange={(isAccepted) => apply(acceptTerms(isAccepted ? setup.terms : null))}
      />
    )
  );
};
