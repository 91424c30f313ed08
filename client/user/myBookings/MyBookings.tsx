import { useRef, useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery, useSubscribeToInvalidationState } from 'react-relay';
import { ROOT_ID } from 'relay-runtime';
import { useSearchParams } from 'react-router-dom';
import type { MyBookingsQuery } from '../../__generated__/MyBookingsQuery.graphql.ts';
import { useRetryKey } from '../../core/relay/retryKey.ts';
import { useOwnInvoiceChanges } from '../../core/relay/useOwnInvoiceChanges.ts';
import { useNow } from '../../core/time/useNow.ts';
import { useCourtName } from '../../core/texts/useCourtName.ts';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { type BookingFilter, bookingFilterOf, paramsOfBookings } from './bookingFilter.ts';
import { BookingFilters } from './BookingFilters.tsx';
import { BookingList } from './BookingList.tsx';
import { CancelledBookings } from './CancelledBookings.tsx';
import { RetentionNote } from './RetentionNote.tsx';
import { NextBooking } from './NextBooking.tsx';
import { NoBookings } from './NoBookings.tsx';
import { isNothing, shownBookings } from './shownBookings.ts';

const Panel = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4), marginTop: theme.spacing(5) }));
const panelId = 'my-bookings';
const tabKeys = ['upcoming', 'past'] as const;

const useMyBookings = (fetchKey: string) => {
  const { bookingsByUser, bookingsAsPlayer } = useLazyLoadQuery<MyBookingsQuery>(
    graphql`
      query MyBookingsQuery {
        bookingsByUser(withChildren: true) {
          id
          sport
          date
          start
          end
          state
          cancelReason
          ...NextBooking_booking
          ...BookingList_bookings
        }
        bookingsAsPlayer(withChildren: true) {
          id
          sport
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
    {},
    { fetchPolicy: 'store-and-network', fetchKey: `${useRetryKey()} ${fetchKey}` },
  );
  return [...bookingsByUser, ...bookingsAsPlayer];
};

type PeriodPanelProps = {
  filter: BookingFilter;
  sports: readonly string[];
  bookings: ReturnType<typeof useMyBookings>;
  onFilter: (filter: BookingFilter) => void;
};

/** The bookings of one period, or only those in the chosen state or sport. */
const PeriodPanel = ({ filter, sports, bookings, onFilter }: PeriodPanelProps) => {
  const now = useNow();
  const { period, state, sport } = filter;
  const panel = useRef<HTMLDivElement>(null);
  const everything = { period, state: 'ALL', sport: null } as const;
  const all = shownBookings(bookings, { ...everything, now });
  const shown = shownBookings(bookings, { ...filter, now });
  // The pressed button is gone: the focus moves to where its booking was.
  const rows = { now, onCancelled: () => panel.current?.focus({ preventScroll: true }) };
  return (
    <Panel ref={panel} id={panelId} role="tabpanel" tabIndex={-1} aria-labelledby={`${panelId}-${period}`}>
      {!(isNothing(all) && all.folded.length === 0) && (
        <BookingFilters filter={filter} sports={sports} onChange={onFilter} />
      )}
      {isNothing(shown) && <NoBookings filter={filter} onReset={() => onFilter(everything)} />}
      {shown.next && <NextBooking key={shown.next.id} booking={shown.next} {...rows} />}
      <BookingList key={`${state} ${sport}`} bookings={shown.listed} {...rows} />
      <CancelledBookings bookings={shown.folded} {...rows} />
      {period === 'past' && <RetentionNote />}
    </Panel>
  );
};

/**
 * The bookings of the viewer and of their children, and those of others that name them as a player, in two tabs, the next one large at the top
 * of the first. Loads them again when `booked` changes: something was booked beside them; and when the viewer owes something else.
 */
export const MyBookings = ({ booked }: { booked: number }) => {
  const { t } = useTranslation('myBookings');
  const [params, setParams] = useSearchParams();
  const [changes, setChanges] = useState(0);
  const bookings = useMyBookings(`${booked} ${changes}`);
  const loadAgain = () => setChanges((count) => count + 1);
  // A cancellation that was undone is a new booking.
  useSubscribeToInvalidationState([ROOT_ID], loadAgain);
  // The club has received or billed the price of one.
  useOwnInvoiceChanges(loadAgain);
  const sports = [...new Set(bookings.map(({ sport }) => sport))].toSorted();
  const [filter, setFilter] = useState(() => bookingFilterOf(params, sports));
  // The list changes at once; the address follows, for a reload and the way back.
  const show = (chosen: BookingFilter) => {
    setFilter(chosen);
    setParams(paramsOfBookings(chosen), { replace: true });
  };
  // The names come with the bookings: without them the page would wait for them row by row.
  useCourtName();
  // So do the texts of the rows' history: the page would wait for them when the first row appears.
  useTranslation('history');
  return (
    <>
      <Tabs
        label={t(($) => $.tabs.label)}
        tabs={tabKeys.map((key) => ({ key, label: t(($) => $.tabs[key]) }))}
        selected={filter.period}
        panelId={panelId}
        onSelect={(period) => show({ ...filter, period })}
      />
      <PeriodPanel key={filter.period} filter={filter} sports={sports} bookings={bookings} onFilter={show} />
    </>
  );
};
