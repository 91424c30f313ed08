import { type PersonId, type RowOf, erasedPeopleTable } from '@platzwart/contracts/core';
import type { PersonErased } from '@platzwart/contracts/user';
import type { Effects, Logged, Unseal } from './readModel.ts';
import { writeRows } from './writeRows.ts';
import { writtenColumns } from './writtenColumns.ts';

type Erased = RowOf<typeof erasedPeopleTable.columns>;

const columns = writtenColumns(erasedPeopleTable.columns);

const isErasure = (logged: Logged): logged is Logged<PersonErased> => logged.event.type === 'PersonErased';

/** The people whom `events` erase, with the instant. */
export const erasedIn = (events: readonly Logged[]): readonly Erased[] =>
  events.filter(isErasure).map(({ event, occurredAt }) => ({ personId: event.data.personId, erasedAt: occurredAt }));

/** Records the erasures of `events` in the read model's table `erased`. Must run before any other effect of `events`. */
export const recordErased = (events: readonly Logged[], { client, schema }: Effects): Promise<void> =>
  writeRows(client, { table: `${schema}.erased`, key: 'person_id', columns }, erasedIn(events));

/** Opens no texts of erased people: a booking may have been in progress during the erasure, and then its key exists until its return. */
export const unsealUnlessErased =
  ({ client, schema, unseal }: Effects): Unseal =>
  async (items) => {
    const { rows } = await client.query<{ personId: PersonId }>({
      text: `select person_id as "personId" from ${schema}.erased where person_id = any($1::uuid[])`,
      values: [items.map(({ personId }) => personId)],
    });
    const erased = new Set(rows.map(({ personId }) => personId));
    const opened = await unseal(items);
    return items.map(({ personId }, index) => (erased.has(personId) ? null : opened[index]));
  };
