import { type PersonRow, searchWords } from '@platzwart/contracts/user';
import * as v from 'valibot';
import { type Database, decodeRows } from '../../core/database.ts';
import { decodePeople, personColumns } from '../../core/peopleReads.ts';
import type { AccountState, DirectoryQuestion, UserSort } from './directoryQuestion.ts';

export type PeoplePage = Readonly<{ users: readonly PersonRow[]; total: number }>;

export type DirectoryReads = Readonly<{
  /** Everybody, by name. */
  all: () => Promise<readonly PersonRow[]>;
  page: (question: DirectoryQuestion) => Promise<PeoplePage>;
  /** Who may be booked for as one of the club, by name. */
  members: () => Promise<readonly PersonRow[]>;
  /** Guests who have shown that their e-mail is theirs, by name. */
  guests: () => Promise<readonly PersonRow[]>;
  /** Everybody who has told an address, by name. */
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

const orderBy = ({ sort, descending }: DirectoryQuestion): string =>
  orders[sort].map((term) => (descending ? `${term} desc` : term)).join(', ');

/** As a word of `search` begins; the words hold nothing but letters and digits. */
const tsqueryOf = (words: readonly string[]): string => words.map((word) => `'${word}':*`).join(' & ');

/** One text for each set of filters, so that each has a plan of its own; values go in as parameters. */
const filtersOf = ({ search, role, state }: DirectoryQuestion): Readonly<{ where: string; values: string[] }> => {
  const words = searchWords(search);
  const values: string[] = [];
  const conditions: string[] = [];
  if (words.length > 0) {
    values.push(tsqueryOf(words));
    conditions.push(`array_to_tsvector(string_to_array(search, ' ')) @@ $${values.length}::tsquery`);
  }
  if (role) {
    values.push(role);
    conditions.push(`role = $${values.length}`);
  }
  if (state) conditions.push(stateConditions[state]);
  return { where: conditions.join(' and ') || 'true', values };
};

const totalSchema = v.object({ total: v.number() });

export const directoryReads = (database: Database): DirectoryReads => {
  const where = async (condition: string): Promise<readonly PersonRow[]> =>
    decodePeople(
      await database.rows(`select ${personColumns} from people.people where ${condition} order by name_key, person_id`),
    );
  const page = async (question: DirectoryQuestion): Promise<PeoplePage> => {
    const { where: condition, values } = filtersOf(question);
    const place = `limit $${values.length + 1} offset $${values.length + 2}`;
    const [rows, totals] = await Promise.all([
      database.rows(
        `select ${personColumns} from people.people where ${condition} order by ${orderBy(question)} ${place}`,
        [...values, question.size, (question.page - 1) * question.size],
      ),
      database.rows(`select count(*)::int as total from people.people where ${condition}`, values),
    ]);
    return { users: decodePeople(rows), total: decodeRows(totalSchema, totals)[0]?.total ?? 0 };
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
