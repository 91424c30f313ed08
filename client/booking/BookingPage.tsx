import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../ui/layout/Page.tsx';
import { BookingSteps } from './BookingSteps.tsx';
import { Announcements } from './announce/Announcements.tsx';
import { PlanSkeleton } from './choose/PlanSkeleton.tsx';

/** `/booking`: the court plan and everything up to the booking. */
export const BookingPage = () => {
  const { t } = useTranslation('booking');
  const loading = (
    <Page title={t(($) => $.title)} width="wide">
      <PlanSkeleton />
    </Page>
  );
  return (
    <Announcements>
      <Suspense fallback={loading}>
        <BookingSteps />
      </Suspense>
    </Announcements>
  );
};
