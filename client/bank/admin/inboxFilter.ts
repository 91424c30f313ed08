import { type MovementState, movementStates } from '@platzwart/contracts/bank';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Which movements are listed; the address holds it. */
export type InboxFilter = Readonly<{
  state: MovementState;
  search: string;
  /** From 1. */
  page: number;
}>;

export const pageSize = 50;
export const longestSearch = 100;

/** Ignores invalid values of the address. */
export const inboxFilterOf = (params: URLSearchParams): InboxFilter => {
  const page = Number(params.get('page'));
  return {
    state: movementStates.find((each) => each === params.get('state')) ?? 'OPEN',
    search: (params.get('q') ?? '').slice(0, longestSearch),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
};

/** The parameters of a filter: only values that differ from the open movements. */
export const paramsOfInbox = ({ state, search, page }: InboxFilter): URLSearchParams =>
  new URLSearchParams({
    ...(state !== 'OPEN' && { state }),
    ...(search !== '' && { q: search }),
    ...(page > 1 && { page: String(page) }),
  });

/** The filter in the address, and a function that changes it: every change except of the page returns to the first page. */
export const useInboxFilter = () => {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => inboxFilterOf(params), [params]);
  const change = (changed: Partial<InboxFilter>) => {
    // The latest parameters, which may be newer than the rendered ones.
    const latest = inboxFilterOf(new URLSearchParams(window.location.search));
    setParams(paramsOfInbox({ ...latest, page: 1, ...changed }), { replace: true });
  };
  return { filter, change };
};
