import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { addDays } from '@platzwart/contracts/core';
import type { BookingListQuery, BookingListQuery$data } from '../../../__generated__/BookingListQuery.graphql.ts';
import { useRetryKey } from '../../../core/relay/retryKey.ts';
import { EmptyList } from '../../../ui/feedback/EmptyList.tsx';
import { PagedList } from '../../../ui/layout/PagedList.tsx';
import { usePlanChanges } from '../live/usePlanChanges.ts';
import { type AskedBookings, variablesOf } from './askedBookings.ts';
import { isNarrowed } from './bookingFilter.ts';
import { BookingTable } from './BookingTable.tsx';
import type { FilterChange } from './useBookingFilter.ts';

const pageSize = 25;
/** The server's maximum for a subscription. */
const daysFollowed = 62;

const useBookingPage = (asked: AskedBookings, refreshKey: number): BookingListQuery$data =>
  useLazyLoadQuery<BookingListQuery>(
    graphql`
      query BookingListQuery(
        $sport: String!
        $search: String
        $state: BookingState
        $category: BookingCategory
        $court: Int
        $fromDate: Date
        $toDate: Date
        $sort: BookingSort
        $descending: Boolean
        $page: Int
        $size: Int
      ) {
        courtPlanPosition
        bookingPage(
          sport: $sport
          search: $search
          state: $state
          category: $category
          court: $court
          fromDate: $fromDate
          toDate: $toDate
          sort: $sort
          descending: $descending
          page: $page
          size: $size
        ) {
          total
          bookings {
            ...BookingTable_bookings
          }
        }
        ...BookingTable_courts
      }
    `,
    variablesOf(asked, pageSize),
    { fetchPolicy: 'store-and-network', fetchKey: `${useRetryKey()} ${refreshKey}` },
  );

type BookingListProps = {
  asked: AskedBookings;
  onChange: (change: FilterChange) => void;
  linkTo: (id: string) => string;
};

/** One page of the matching bookings, live for two months; the old page stays visible, paler, while the next one loads. */
export const BookingList = ({ asked, onChange, linkTo }: BookingListProps) => {
  const { t } = useTranslation('bookingAdmin');
  const [refreshKey, setRefreshKey] = useState(0);
  const shown = useDeferredValue(asked);
  const shownRefreshKey = useDeferredValue(refreshKey);
  const query = useBookingPage(shown, shownRefreshKey);
  const { total, bookings } = query.bookingPage;
  const { sport, fromDate } = shown;
  usePlanChanges({ sport, fromDate, toDate: addDays(fromDate, daysFollowed - 1), since: query.courtPlanPosition }, () =>
    setRefreshKey((count) => count + 1),
  );
  if (total === 0) {
    const reason = isNarrowed(shown) ? 'filtered' : 'none';
    return <EmptyList title={t(($) => $.list.empty[reason].title)} text={t(($) => $.list.empty[reason].text)} />;
  }
  return (
    <PagedList
      count={t(($) => $.list.count, { count: total })}
      pagerLabel={t(($) => $.list.pages)}
      total={total}
      pageSize={pageSize}
      page={shown.page}
      onTurn={(page) => onChange({ page })}
      isBusy={shown !== asked}
    >
      <BookingTable bookings={bookings} courts={query} asked={asked} onChange={onChange} linkTo={linkTo} />
    </PagedList>
  );
};
