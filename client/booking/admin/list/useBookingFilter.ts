import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type BookingFilter, bookingFilterOf, withFilter } from './bookingFilter.ts';

/** The latest parameters, which may be newer than the rendered ones when two changes follow each other quickly. */
const inAddressBar = () => new URLSearchParams(window.location.search);

/** The changed values, or a function that computes them from the latest filter. */
export type FilterChange = Partial<BookingFilter> | ((latest: BookingFilter) => Partial<BookingFilter>);

/** The list's filter in the address, and a function that changes it: every change except of the page returns to the first page. */
export const useBookingFilter = () => {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => bookingFilterOf(params), [params]);
  const change = useCallback(
    (change: FilterChange) => {
      const latest = bookingFilterOf(inAddressBar());
      const changed = typeof change === 'function' ? change(latest) : change;
      setParams(withFilter(inAddressBar(), { ...latest, page: 1, ...changed }), { replace: true });
    },
    [setParams],
  );
  return { filter, change };
};
