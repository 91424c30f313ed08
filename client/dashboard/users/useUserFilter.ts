import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type UserFilter, filterOf, paramsOf } from './userFilter.ts';

/** Newer than what was drawn last, where two changes follow each other quickly. */
const inAddressBar = () => new URLSearchParams(window.location.search);

/** What is to be different; where that depends on what is there, on the newest. */
export type FilterChange = Partial<UserFilter> | ((latest: UserFilter) => Partial<UserFilter>);

/** The list's filter out of the address, and how to change it: anything but the page leads back to the first one. */
export const useUserFilter = () => {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => filterOf(params), [params]);
  const change = useCallback(
    (wanted: FilterChange) => {
      const latest = filterOf(inAddressBar());
      const changed = typeof wanted === 'function' ? wanted(latest) : wanted;
      setParams(paramsOf({ ...latest, page: 1, ...changed }), { replace: true });
    },
    [setParams],
  );
  return { filter, change };
};
