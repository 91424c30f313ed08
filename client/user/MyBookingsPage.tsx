import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../ui/Page.tsx';
import { MyBookings } from './myBookings/MyBookings.tsx';
import { MyBookingsSkeleton } from './myBookings/MyBookingsSkeleton.tsx';

export const MyBookingsPage = () => {
  const { t } = useTranslation('user');
  return (
    <Page title={t(($) => $.bookings.title)}>
      <Suspense fallback={<MyBookingsSkeleton />}>
        <MyBookings />
      </Suspense>
    </Page>
  );
};
