import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import type { Booking } from '../useBooking.ts';
import { acceptTerms } from '../wizard/wizardChanges.ts';
import { lacksTerms } from './lacksTerms.ts';

const Link = styled('a')({ display: 'inline-flex', alignItems: 'center', minHeight: 44 });

/** `isTried`: whether somebody wanted to go on without. */
type TermsCheckProps = { booking: Pick<Booking, 'setup' | 'wizard' | 'apply'>; isTried: boolean };

/** The club's terms, accepted once per version before the first booking; the link keeps the order open (decisions.md N29a). */
export const TermsCheck = ({ booking, isTried }: TermsCheckProps) => {
  const { t } = useTranslation('deferredBooking');
  const { setup, wizard, apply } = booking;
  if (setup.terms === null) return null;
  const isMissing = lacksTerms(booking);
  return (
    <div>
      <Checkbox
        label={t(($) => $.terms.accept)}
        error={isTried && isMissing ? t(($) => $.terms.missing) : undefined}
        checked={!isMissing}
        disabled={wizard.idempotencyKey !== null}
        onChange={({ target }) => apply(acceptTerms(target.checked ? setup.terms : null))}
      />
      <Link href="/home/terms" target="_blank" rel="noopener">
        {t(($) => $.terms.link)}
      </Link>
    </div>
  );
};
