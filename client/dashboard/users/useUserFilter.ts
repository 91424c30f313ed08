import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type UserFilter, filterOf, paramsOf } from './userFilter.ts';

/** Newer than what was drawn last, where two changes follow each other quickly. */
const inAddressBar = () => new URLSearchParams(window.location.search);

/** The list's filter out of the address, and how to change it: anything but the page leads back to the first one. */
export const useUserFilter = () => {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => filterOf(params), [params]);
  const change = useCallback(
    (changed: Partial<UserFilter>) =>
      setParams(paramsOf({ ...filterOf(inAddressBar()), page: 1, ...changed }), { replace: true }),
    [setParams],
  );
  return { filter, change };
};
