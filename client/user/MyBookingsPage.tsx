import { Suspense, useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { SilentBoundary } from '../ui/feedback/SilentBoundary.tsx';
import { Page } from '../ui/layout/Page.tsx';
import { MyBookings } from './myBookings/MyBookings.tsx';
import { MyBookingsSkeleton } from './myBookings/MyBookingsSkeleton.tsx';
import { OpenPayments } from './openPayments/OpenPayments.tsx';
import { WaitingList } from './waitingList/WaitingList.tsx';

const Above = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(5), '&:empty': { display: 'none' } }));

/** What the viewer has to pay, waits for and has booked, requested at once. */
export const MyBookingsPage = () => {
  const { t } = useTranslation('myBookings');
  const [booked, setBooked] = useState(0);
  const bookedMore = () => setBooked((count) => count + 1);
  return (
    <Page title={t(($) => $.title)}>
      <SilentBoundary>
        <Suspense>
          <Above>
            <OpenPayments onEnded={bookedMore} />
          </Above>
        </Suspense>
      </SilentBoundary>
      <SilentBoundary>
        <Suspense>
          <Above>
            <WaitingList onBooked={bookedMore} />
          </Above>
        </Suspense>
      </SilentBoundary>
      <Suspense fallback={<MyBookingsSkeleton />}>
        <MyBookings booked={booked} />
      </Suspense>
    </Page>
  );
};
