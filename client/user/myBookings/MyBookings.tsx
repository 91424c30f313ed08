import { useRef, useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { MyBookingsQuery } from '../../__generated__/MyBookingsQuery.graphql.ts';
import { useRetryKey } from '../../core/retryKey.ts';
import { useNow } from '../../core/useNow.ts';
import { useViewer } from '../../core/useViewer.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { BookingList } from './BookingList.tsx';
import { CancelledBookings } from './CancelledBookings.tsx';
import { EmptyBookings } from './EmptyBookings.tsx';
import { KeptFor } from './KeptFor.tsx';
import { NextBooking } from './NextBooking.tsx';
import { sortBookings } from './bookingMoments.ts';

const Panel = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4), marginTop: theme.spacing(5) }));
const panelId = 'my-bookings';
const tabKeys = ['upcoming', 'past'] as const;

const useMyBookings = () => {
  const { userID } = useViewer();
  return useLazyLoadQuery<MyBookingsQuery>(
    graphql`
      query MyBookingsQuery($userID: ID!) {
        bookingsByUser(userID: $userID) {
          id
          date
          start
          end
          state
          cancelReason
          ...NextBooking_booking
          ...BookingList_bookings
        }
      }
    `,
    { userID },
    { fetchPolicy: 'store-and-network', fetchKey: useRetryKey() },
  ).bookingsByUser;
};

/** The viewer's bookings in two tabs, the next one big on top of the first. */
export const MyBookings = () => {
  const { t } = useTranslation('user');
  const now = useNow();
  const [tab, setTab] = useState<(typeof tabKeys)[number]>('upcoming');
  const panel = useRef<HTMLDivElement>(null);
  const { next, upcoming, cancelled, past } = sortBookings(useMyBookings(), now);
  const isUpcoming = tab === 'upcoming';
  const isEmpty = isUpcoming ? !next && upcoming.length === 0 : past.length === 0;
  // The button that was pressed is gone: the focus goes on where its booking was.
  const rows = { now, onCancelled: () => panel.current?.focus({ preventScroll: true }) };
  return (
    <>
      <Tabs
        label={t(($) => $.bookings.tabs.label)}
        tabs={tabKeys.map((key) => ({ key, label: t(($) => $.bookings.tabs[key]) }))}
        selected={tab}
        panelId={panelId}
        onSelect={setTab}
      />
      <Panel ref={panel} id={panelId} role="tabpanel" tabIndex={-1} aria-labelledby={`${panelId}-${tab}`}>
        {isEmpty && <EmptyBookings tab={tab} />}
        {isUpcoming && next && <NextBooking key={next.id} booking={next} {...rows} />}
        <BookingList key={tab} bookings={isUpcoming ? upcoming : past} {...rows} />
        {isUpcoming ? <CancelledBookings bookings={cancelled} {...rows} /> : <KeptFor />}
      </Panel>
    </>
  );
};
