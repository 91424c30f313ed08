import { type PersonId, languages, personIdSchema, roles } from '@platzwart/contracts/core';
import type { PersonRow } from '@platzwart/contracts/user';
import * as v from 'valibot';
import { type Database, decodeRows } from './database.ts';

/** Selects what `decodePeople` decodes. */
export const personColumns = `
  person_id as "personId", member_number as "memberNumber", email, first_name as "firstName", last_name as "lastName",
  phone, address, language, role, discount, verified, active, token_version as "tokenVersion",
  second_factor as "secondFactor", new_email as "newEmail", erasure_requested as "erasureRequested"`;

const addressSchema = v.object({ city: v.string(), houseNumber: v.string(), street: v.string(), zip: v.string() });
const rowSchema = v.object({
  personId: personIdSchema,
  memberNumber: v.string(),
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  phone: v.nullable(v.string()),
  address: v.nullable(addressSchema),
  language: v.picklist(languages),
  role: v.picklist(roles),
  discount: v.number(),
  verified: v.boolean(),
  active: v.boolean(),
  tokenVersion: v.number(),
  secondFactor: v.boolean(),
  newEmail: v.nullable(v.string()),
  erasureRequested: v.boolean(),
});

export const decodePeople = (rows: readonly unknown[]): readonly PersonRow[] => decodeRows(rowSchema, rows);

export type PeopleReads = Readonly<{
  byIds: (ids: readonly PersonId[]) => Promise<ReadonlyMap<PersonId, PersonRow>>;
  /** `email` in lower case. */
  byEmail: (email: string) => Promise<PersonRow | null>;
  byMemberNumber: (memberNumber: string) => Promise<PersonRow | null>;
}>;

export const peopleReads = (database: Database): PeopleReads => {
  const where = async (condition: string, value: unknown): Promise<readonly PersonRow[]> =>
    decodePeople(await database.rows(`select ${personColumns} from people.people where ${condition}`, [value]));
  return {
    byIds: async (ids) => {
      const people = await where('person_id = any($1::uuid[])', ids);
      return new Map(people.map((person) => [person.personId, person]));
    },
    byEmail: async (email) => (await where('email = $1', email))[0] ?? null,
    byMemberNumber: async (memberNumber) => (await where('member_number = $1', memberNumber))[0] ?? null,
  };
};
