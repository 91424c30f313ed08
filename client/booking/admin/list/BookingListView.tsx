import { Suspense, useMemo } from 'react';
import styled from '@emotion/styled';
import { ListSkeleton } from '../../../ui/feedback/ListSkeleton.tsx';
import { RetryBoundary } from '../../../ui/feedback/RetryBoundary.tsx';
import type { CalendarProps } from '../calendarProps.ts';
import { BookingFilterBar } from './BookingFilterBar.tsx';
import { BookingList } from './BookingList.tsx';
import { ExportBookings } from './ExportBookings.tsx';
import { useBookingFilter } from './useBookingFilter.ts';

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'flex-end',
  marginTop: theme.spacing(4),
}));

/** All bookings of the sport from the calendar's day on, in a table (decisions.md N11). */
export const BookingListView = ({ plan, address, go }: CalendarProps) => {
  const { filter, change } = useBookingFilter();
  const { sport, courts } = plan.sport;
  const asked = useMemo(() => ({ ...filter, sport, fromDate: address.date }), [filter, sport, address.date]);
  return (
    <>
      <BookingFilterBar filter={filter} courts={courts} onChange={change} />
      <RetryBoundary>
        <Suspense fallback={<ListSkeleton />}>
          <BookingList asked={asked} onChange={change} onOpen={(booking) => go({ booking })} />
        </Suspense>
      </RetryBoundary>
      <Actions>
        <ExportBookings asked={asked} />
      </Actions>
    </>
  );
};
