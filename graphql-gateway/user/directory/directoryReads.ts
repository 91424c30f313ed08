import { type PersonRow, personReader } from '@platzwart/contracts/user';
import * as v from 'valibot';
import { type Database, decodeRows } from '../../core/database.ts';
import { wordCondition } from '../../core/wordSearch.ts';
import type { AccountState, DirectoryFilter, UserSort } from './directoryFilter.ts';

export type PeoplePage = Readonly<{ users: readonly PersonRow[]; total: number }>;

export type DirectoryReads = Readonly<{
  /** Everybody, by name. */
  all: () => Promise<readonly PersonRow[]>;
  page: (filter: DirectoryFilter) => Promise<PeoplePage>;
  /** Members for whom the club may book, by name. */
  members: () => Promise<readonly PersonRow[]>;
  /** Guests with a verified e-mail, by name. */
  guests: () => Promise<readonly PersonRow[]>;
  /** Everybody with an e-mail address, by name. */
  withAddress: () => Promise<readonly PersonRow[]>;
  /** Active ones. */
  admins: () => Promise<readonly PersonRow[]>;
}>;

const stateConditions: Readonly<Record<AccountState, string>> = {
  ACTIVE: 'active and verified',
  UNVERIFIED: 'active and not verified',
  DEACTIVATED: 'not active',
};
const orders: Readonly<Record<UserSort, readonly string[]>> = {
  NAME: ['name_key', 'person_id'],
  MEMBER_NUMBER: ['length(member_number)', 'member_number'],
  ROLE: ['role', 'name_key', 'person_id'],
};

const orderBy = ({ sort, descending }: DirectoryFilter): string =>
  orders[sort].map((term) => (descending ? `${term} desc` : term)).join(', ');

/** One SQL text for each set of filters, so that each has its own plan; values are passed as parameters. */
const filtersOf = ({ search, role, state }: DirectoryFilter): Readonly<{ where: string; values: string[] }> => {
  const values: string[] = [];
  const bind = (value: string): string => `$${values.push(value)}`;
  const conditions: string[] = [];
  const found = wordCondition({ search, column: 'search', bind });
  if (found !== null) conditions.push(found);
  if (role) conditions.push(`role = ${bind(role)}`);
  if (state) conditions.push(stateConditions[state]);
  return { where: conditions.join(' and ') || 'true', values };
};

const everybody = `select ${personReader.selectList()} from people.people`;
const totalSchema = v.object({ total: v.number() });

export const directoryReads = (database: Database): DirectoryReads => {
  const where = async (condition: string): Promise<readonly PersonRow[]> =>
    personReader.decode(await database.rows(`${everybody} where ${condition} order by name_key, person_id`));
  const page = async (filter: DirectoryFilter): Promise<PeoplePage> => {
    const { where: condition, values } = filtersOf(filter);
    const paging = `limit $${values.length + 1} offset $${values.length + 2}`;
    const [rows, totals] = await Promise.all([
      database.rows(`${everybody} where ${condition} order by ${orderBy(filter)} ${paging}`, [
        ...values,
        filter.size,
        (filter.page - 1) * filter.size,
      ]),
      database.rows(`select count(*)::int as total from people.people where ${condition}`, values),
    ]);
    return { users: personReader.decode(rows), total: decodeRows(totalSchema, totals)[0]?.total ?? 0 };
  };
  return {
    page,
    all: () => where('true'),
    members: () => where(`active and role <> 'GUEST'`),
    guests: () => where(`active and verified and role = 'GUEST'`),
    withAddress: () => where('address is not null'),
    admins: () => where(`active and role = 'ADMIN'`),
  };
};
