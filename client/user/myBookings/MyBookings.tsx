import { useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { MyBookingsQuery } from '../../__generated__/MyBookingsQuery.graphql.ts';
import { useRetryKey } from '../../core/retryKey.ts';
import { useNow } from '../../core/useNow.ts';
import { useViewer } from '../../core/useViewer.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { BookingRow } from './BookingRow.tsx';
import { EmptyBookings } from './EmptyBookings.tsx';
import { NextBooking } from './NextBooking.tsx';
import { sortBookings } from './bookingMoments.ts';

const Panel = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4), marginTop: theme.spacing(5) }));
const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

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
          ...NextBooking_booking
          ...BookingRow_booking
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
  const { next, upcoming, past } = sortBookings(useMyBookings(), now);
  const rows = tab === 'upcoming' ? upcoming : past;
  const shownNext = tab === 'upcoming' ? next : null;
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
        {shownNext ? (
          <NextBooking key={shownNext.id} booking={shownNext} now={now} onCancelled={() => panel.current?.focus()} />
        ) : (
          rows.length === 0 && <EmptyBookings tab={tab} />
        )}
        {rows.length > 0 && (
          <List>
            {rows.map((booking) => (
              <BookingRow key={booking.id} booking={booking} now={now} />
            ))}
          </List>
        )}
      </Panel>
    </>
  );
};
