import { Suspense, useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { SilentBoundary } from '../ui/feedback/SilentBoundary.tsx';
import { Page } from '../ui/layout/Page.tsx';
import { MyBookings } from './myBookings/MyBookings.tsx';
import { MyBookingsSkeleton } from './myBookings/MyBookingsSkeleton.tsx';
import { WaitingList } from './waitingList/WaitingList.tsx';

const Waiting = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(5), '&:empty': { display: 'none' } }));

/** What the viewer waits for and has booked, requested at once. */
export const MyBookingsPage = () => {
  const { t } = useTranslation('myBookings');
  const [booked, setBooked] = useState(0);
  return (
    <Page title={t(($) => $.title)}>
      <SilentBoundary>
        <Suspense>
          <Waiting>
            <WaitingList onBooked={() => setBooked((count) => count + 1)} />
          </Waiting>
        </Suspense>
      </SilentBoundary>
      <Suspense fallback={<MyBookingsSkeleton />}>
        <MyBookings booked={booked} />
      </Suspense>
    </Page>
  );
};
