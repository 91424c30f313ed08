import type { PersonId } from '@platzwart/contracts/core';
import { type PersonRow, personReader } from '@platzwart/contracts/user';
import type { Database } from './database.ts';

const everybody = `select ${personReader.selectList()} from people.people`;

export type PeopleReads = Readonly<{
  byIds: (ids: readonly PersonId[]) => Promise<ReadonlyMap<PersonId, PersonRow>>;
  /** `email` in lower case. */
  byEmail: (email: string) => Promise<PersonRow | null>;
  byMemberNumber: (memberNumber: string) => Promise<PersonRow | null>;
  /** For whom these people pay (`payerOf`). */
  paidBy: (ids: readonly PersonId[]) => Promise<readonly PersonRow[]>;
  /** For whom each of these people books (decisions.md N5), by name. */
  childrenOf: (guardianIds: readonly PersonId[]) => Promise<ReadonlyMap<PersonId, readonly PersonRow[]>>;
}>;

export const peopleReads = (database: Database): PeopleReads => {
  const where = async (condition: string, value: unknown): Promise<readonly PersonRow[]> =>
    personReader.decode(await database.rows(`${everybody} where ${condition}`, [value]));
  return {
    byIds: async (ids) => {
      const people = await where('person_id = any($1::uuid[])', ids);
      return new Map(people.map((person) => [person.personId, person]));
    },
    byEmail: async (email) => (await where('email = $1', email))[0] ?? null,
    paidBy: (ids) => where('payer_id = any($1::uuid[]) or (payer_id is null and guardian_id = any($1::uuid[]))', ids),
    childrenOf: async (guardianIds) => {
      const children = await where('guardian_id = any($1::uuid[]) order by name_key, person_id', guardianIds);
      return new Map(guardianIds.map((id) => [id, children.filter(({ guardianId }) => guardianId === id)]));
    },
    byMemberNumber: async (memberNumber) => (await where('member_number = $1', memberNumber))[0] ?? null,
  };
};
