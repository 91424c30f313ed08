import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import type { Availability } from './fetchAvailability.ts';
import { type TakenDate, isUndecided } from './takenDates.ts';

const Total = styled('p')(({ theme }) => ({ ...theme.typography.h3, minHeight: '1.3em', margin: 0 }));

type EntrySummaryProps = {
  chosen: Availability['chosen'] | null;
  taken: readonly TakenDate[];
  /** False while the answer to the latest change is awaited. */
  isCurrent: boolean;
};

/** How many bookings would be made, and what they cost together; a taken date counts once it is decided. */
export const EntrySummary = ({ chosen, taken, isCurrent }: EntrySummaryProps) => {
  const { t } = useTranslation('bookingAdmin');
  const { cents } = useFormat();
  return (
    <Total role="status" aria-busy={!isCurrent}>
      {chosen &&
        t(($) => $.entry.total, {
          count: Math.max(chosen.occurrences - taken.filter(isUndecided).length, 0),
          total: cents(chosen.price),
        })}
    </Total>
  );
};
