import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../ui/layout/Page.tsx';
import { MyBookings } from './myBookings/MyBookings.tsx';
import { MyBookingsSkeleton } from './myBookings/MyBookingsSkeleton.tsx';

export const MyBookingsPage = () => {
  const { t } = useTranslation('myBookings');
  return (
    <Page title={t(($) => $.title)}>
      <Suspense fallback={<MyBookingsSkeleton />}>
        <MyBookings />
      </Suspense>
    </Page>
  );
};
