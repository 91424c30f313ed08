import type { Role } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { searchSchema } from '../../core/wordSearch.ts';

export const accountStates = ['ACTIVE', 'UNVERIFIED', 'DEACTIVATED'] as const;
export type AccountState = (typeof accountStates)[number];

export const userSorts = ['NAME', 'MEMBER_NUMBER', 'ROLE'] as const;
export type UserSort = (typeof userSorts)[number];

/** Filter, order and page of the directory. */
export type DirectoryFilter = Readonly<{
  search: string;
  role: Role | null;
  state: AccountState | null;
  sort: UserSort;
  descending: boolean;
  page: number;
  size: number;
}>;

const count = (maxValue: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxValue));

/** Pages count from 1; values that the schema does not check itself. */
export const directoryLimitsSchema = v.object({
  search: searchSchema,
  page: count(100_000),
  size: count(100),
});
