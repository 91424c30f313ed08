import { type PersonId, languages, personIdSchema, roles } from '@platzwart/contracts/core';
import type { PersonRow } from '@platzwart/contracts/user';
import type pg from 'pg';
import * as v from 'valibot';
import { addressSchema } from './personalData.ts';

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

const query = (schema: string): string => `
  select person_id as "personId", member_number as "memberNumber", email, first_name as "firstName",
    last_name as "lastName", phone, address, language, role, discount, verified, active,
    token_version as "tokenVersion", second_factor as "secondFactor", new_email as "newEmail",
    erasure_requested as "erasureRequested"
  from ${schema}.people where person_id = any($1)`;

/** Those of `ids` who have a row already. */
export const knownPeople = async (
  client: pg.ClientBase,
  schema: string,
  ids: readonly PersonId[],
): Promise<ReadonlyMap<PersonId, PersonRow>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await client.query<Record<string, unknown>>(query(schema), [ids]);
  return new Map(v.parse(v.array(rowSchema), rows).map((row) => [row.personId, row]));
};
