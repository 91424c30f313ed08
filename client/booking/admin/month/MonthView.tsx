import { useDeferredValue, useMemo, useState } from 'react';
import styled from '@emotion/styled';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { MonthViewQuery } from '../../../__generated__/MonthViewQuery.graphql.ts';
import { useRetryKey } from '../../../core/relay/retryKey.ts';
import { type Period, monthOf } from '../address/calendarAddress.ts';
import type { CalendarProps } from '../calendarProps.ts';
import { CategoryLegend } from '../CategoryLegend.tsx';
import { usePlanChanges } from '../live/usePlanChanges.ts';
import { MonthGrid } from './MonthGrid.tsx';

const Busy = styled('div')({ transition: 'opacity 120ms', '&[aria-busy="true"]': { opacity: 0.6 } });

type Shown = Period & Readonly<{ sport: string; refreshKey: number }>;

const useMonth = ({ sport, fromDate, toDate, refreshKey }: Shown) =>
  useLazyLoadQuery<MonthViewQuery>(
    graphql`
      query MonthViewQuery($sport: String!, $fromDate: Date!, $toDate: Date!) {
        courtPlanPosition
        bookingCalendar(sport: $sport, fromDate: $fromDate, toDate: $toDate) {
          ...MonthGrid_days
        }
      }
    `,
    { sport, fromDate, toDate },
    { fetchPolicy: 'store-and-network', fetchKey: `${useRetryKey()} ${refreshKey}` },
  );

/** One month, live: how many bookings of which category each day has, and how many hours are free. */
export const MonthView = ({ plan, clock, address, go }: CalendarProps) => {
  const { sport } = plan.sport;
  const [refreshKey, setRefreshKey] = useState(0);
  const wanted = useMemo(() => ({ ...monthOf(address.date), sport }), [address.date, sport]);
  const shown = useDeferredValue(wanted);
  // A live change is not a wait: with the key in `wanted` the month would dim whenever somebody books.
  const { bookingCalendar, courtPlanPosition } = useMonth({ ...shown, refreshKey: useDeferredValue(refreshKey) });
  usePlanChanges({ ...shown, since: courtPlanPosition }, () => setRefreshKey((count) => count + 1));
  return (
    <Busy aria-busy={shown !== wanted}>
      <MonthGrid days={bookingCalendar} today={clock.date} onOpen={(date) => go({ view: 'day', date })} />
      <CategoryLegend />
    </Busy>
  );
};
