import type { PersonId } from '@platzwart/contracts/core';
import { type PersonRow, personReader } from '@platzwart/contracts/user';
import type pg from 'pg';

/** The ids of `ids` that have a row already. */
export const knownPeople = async (
  client: pg.ClientBase,
  schema: string,
  ids: readonly PersonId[],
): Promise<ReadonlyMap<PersonId, PersonRow>> => {
  if (ids.length === 0) return new Map();
  const columns = personReader.selectList();
  const { rows } = await client.query(`select ${columns} from ${schema}.people where person_id = any($1)`, [ids]);
  return new Map(personReader.decode(rows).map((row) => [row.personId, row]));
};
