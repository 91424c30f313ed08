import { Suspense, useMemo } from 'react';
import styled from '@emotion/styled';
import { useSearchParams } from 'react-router-dom';
import { ListSkeleton } from '../../../ui/feedback/ListSkeleton.tsx';
import { RetryBoundary } from '../../../ui/feedback/RetryBoundary.tsx';
import { withAddress } from '../address/calendarAddress.ts';
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
export const BookingListView = ({ plan, clock, address }: CalendarProps) => {
  const [params] = useSearchParams();
  const { filter, change } = useBookingFilter();
  const { sport, courts } = plan.sport;
  const asked = useMemo(() => ({ ...filter, sport, fromDate: address.date }), [filter, sport, address.date]);
  const linkTo = (booking: string) => `?${withAddress(params, { ...address, booking }, clock.date)}`;
  return (
    <>
      <BookingFilterBar filter={filter} courts={courts} onChange={change} />
      <RetryBoundary>
        <Suspense fallback={<ListSkeleton />}>
          <BookingList asked={asked} onChange={change} linkTo={linkTo} />
        </Suspense>
      </RetryBoundary>
      <Actions>
        <ExportBookings asked={asked} />
      </Actions>
    </>
  );
};
