import { type Role, roles } from '@platzwart/contracts/core';

export const accountStates = ['ACTIVE', 'UNVERIFIED', 'DEACTIVATED'] as const;
export type AccountState = (typeof accountStates)[number];
export const userSorts = ['NAME', 'MEMBER_NUMBER', 'ROLE'] as const;
export type UserSort = (typeof userSorts)[number];

/** The filter of the list; it is kept in the address, so that it can be shared and bookmarked. */
export type UserFilter = Readonly<{
  search: string;
  role: Role | null;
  state: AccountState | null;
  sort: UserSort;
  descending: boolean;
  /** From 1. */
  page: number;
}>;

export const firstFilter: UserFilter = {
  search: '',
  role: null,
  state: null,
  sort: 'NAME',
  descending: false,
  page: 1,
};

export const longestSearch = 100;

const oneOf = <Value extends string>(values: readonly Value[], given: string | null): Value | null =>
  values.find((value) => value === given) ?? null;

const pageOf = (given: string | null): number => {
  const page = Number(given);
  return Number.isInteger(page) && page > 0 ? page : 1;
};

/** Ignores invalid values of the address. */
export const filterOf = (params: URLSearchParams): UserFilter => ({
  search: (params.get('q') ?? '').slice(0, longestSearch),
  role: oneOf(roles, params.get('role')),
  state: oneOf(accountStates, params.get('state')),
  sort: oneOf(userSorts, params.get('sort')) ?? firstFilter.sort,
  descending: params.get('order') === 'down',
  page: pageOf(params.get('page')),
});

/** Only values that differ from the default list. */
export const paramsOf = ({ search, role, state, sort, descending, page }: UserFilter): URLSearchParams =>
  new URLSearchParams({
    ...(search === '' ? {} : { q: search }),
    ...(role && { role }),
    ...(state && { state }),
    ...(sort === firstFilter.sort ? {} : { sort }),
    ...(descending ? { order: 'down' } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });

/** Whether the filter may hide accounts. */
export const isNarrowed = ({ search, role, state }: UserFilter): boolean =>
  search !== '' || role !== null || state !== null;
