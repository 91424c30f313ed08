import { Suspense } from 'react';
import { mdiPlus } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useSportName } from '../../core/texts/useSportName.ts';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { ListSkeleton } from '../../ui/feedback/ListSkeleton.tsx';
import { RetryBoundary } from '../../ui/feedback/RetryBoundary.tsx';
import { Icon } from '../../ui/graphics/Icon.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Calendar } from './Calendar.tsx';

/** The bookings of one sport, as day, week, month or list (product.md §2). */
export const CalendarPage = () => {
  const { t } = useTranslation('bookingAdmin');
  const sportName = useSportName();
  const sport = (useParams()['sport'] ?? '').toUpperCase();
  return (
    <Page
      title={t(($) => $.title, { sport: sportName(sport) })}
      width="wide"
      actions={
        <ButtonLink to={`/dashboard/booking/${sport}/new`} icon={<Icon path={mdiPlus} />}>
          {t(($) => $.newBooking)}
        </ButtonLink>
      }
    >
      <RetryBoundary key={sport}>
        <Suspense fallback={<ListSkeleton />}>
          <Calendar sport={sport} />
        </Suspense>
      </RetryBoundary>
    </Page>
  );
};
