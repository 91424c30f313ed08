import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ClubLogFilter, clubLogFilterOf, paramsOfClubLog } from './clubLogFilter.ts';

/** The latest parameters, which may be newer than the rendered ones when two changes follow each other quickly. */
const inAddressBar = () => clubLogFilterOf(new URLSearchParams(window.location.search));

/** The filter in the address, and a function that changes it: every change except of the page returns to the first page. */
export const useClubLogFilter = () => {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => clubLogFilterOf(params), [params]);
  const change = (changed: Partial<ClubLogFilter>) =>
    setParams(paramsOfClubLog({ ...inAddressBar(), page: 1, ...changed }), { replace: true });
  return { filter, change };
};
