import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type UserFilter, filterOf, paramsOf } from './userFilter.ts';

/** The latest filter, which may be newer than the rendered one when two changes follow each other quickly. */
const inAddressBar = () => new URLSearchParams(window.location.search);

/** The changed values, or a function that computes them from the latest filter. */
export type FilterChange = Partial<UserFilter> | ((latest: UserFilter) => Partial<UserFilter>);

/**
 * The list's filter in the address, and a function that changes it: every change except of the page returns to the
 * first page.
 */
export const useUserFilter = () => {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => filterOf(params), [params]);
  const change = useCallback(
    (change: FilterChange) => {
      const latest = filterOf(inAddressBar());
      const changed = typeof change === 'function' ? change(latest) : change;
      setParams(paramsOf({ ...latest, page: 1, ...changed }), { replace: true });
    },
    [setParams],
  );
  return { filter, change };
};
