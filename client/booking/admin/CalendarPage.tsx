import { Suspense } from 'react';
import { mdiPlus, mdiWeatherRainy } from '@mdi/js';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useSportName } from '../../core/texts/useSportName.ts';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { ListSkeleton } from '../../ui/feedback/ListSkeleton.tsx';
import { RetryBoundary } from '../../ui/feedback/RetryBoundary.tsx';
import { Icon } from '../../ui/graphics/Icon.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Calendar } from './Calendar.tsx';

const Actions = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(2, 3) }));

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
        <Actions>
          <ButtonLink
            to={`/dashboard/booking/${sport}/close`}
            variant="secondary"
            icon={<Icon path={mdiWeatherRainy} />}
          >
            {t(($) => $.closure.title)}
          </ButtonLink>
          <ButtonLink to={`/dashboard/booking/${sport}/new`} icon={<Icon path={mdiPlus} />}>
            {t(($) => $.newBooking)}
          </ButtonLink>
        </Actions>
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
