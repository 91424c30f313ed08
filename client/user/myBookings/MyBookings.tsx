import { useRef, useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { MyBookingsQuery } from '../../__generated__/MyBookingsQuery.graphql.ts';
import { useRetryKey } from '../../core/relay/retryKey.ts';
import { useNow } from '../../core/time/useNow.ts';
import { useCourtName } from '../../core/texts/useCourtName.ts';
import { useViewer } from '../../core/session/useViewer.ts';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { BookingList } from './BookingList.tsx';
import { CancelledBookings } from './CancelledBookings.tsx';
import { RetentionNote } from './RetentionNote.tsx';
import { NextBooking } from './NextBooking.tsx';
import { NoBookings } from './NoBookings.tsx';
import { StateFilter } from './StateFilter.tsx';
import { type Period, isNothing, shownBookings } from './shownBookings.ts';
import type { StateChoice } from './stateChoices.ts';

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
        ...useCourtName_courts
      }
    `,
    { userID },
    { fetchPolicy: 'store-and-network', fetchKey: useRetryKey() },
  ).bookingsByUser;
};

type PeriodPanelProps = { period: Period; bookings: ReturnType<typeof useMyBookings> };

/** The bookings of one period, or only those in the chosen state. */
const PeriodPanel = ({ period, bookings }: PeriodPanelProps) => {
  const now = useNow();
  const [state, setState] = useState<StateChoice>('ALL');
  const panel = useRef<HTMLDivElement>(null);
  const all = shownBookings(bookings, { period, state: 'ALL', now });
  const shown = shownBookings(bookings, { period, state, now });
  // The pressed button is gone: the focus moves to where its booking was.
  const rows = { now, onCancelled: () => panel.current?.focus({ preventScroll: true }) };
  return (
    <Panel ref={panel} id={panelId} role="tabpanel" tabIndex={-1} aria-labelledby={`${panelId}-${period}`}>
      {!(isNothing(all) && all.folded.length === 0) && <StateFilter chosen={state} onChoose={setState} />}
      {isNothing(shown) && <NoBookings period={period} state={state} onReset={() => setState('ALL')} />}
      {shown.next && <NextBooking key={shown.next.id} booking={shown.next} {...rows} />}
      <BookingList key={state} bookings={shown.listed} {...rows} />
      <CancelledBookings bookings={shown.folded} {...rows} />
      {period === 'past' && <RetentionNote />}
    </Panel>
  );
};

/** The viewer's bookings in two tabs, the next one large at the top of the first. */
export const MyBookings = () => {
  const { t } = useTranslation('myBookings');
  const [tab, setTab] = useState<Period>('upcoming');
  const bookings = useMyBookings();
  // The names come with the bookings: without them the page would wait for them row by row.
  useCourtName();
  return (
    <>
      <Tabs
        label={t(($) => $.tabs.label)}
        tabs={tabKeys.map((key) => ({ key, label: t(($) => $.tabs[key]) }))}
        selected={tab}
        panelId={panelId}
        onSelect={setTab}
      />
      <PeriodPanel key={tab} period={tab} bookings={bookings} />
    </>
  );
};
