import { erasedOwnersTable } from '@platzwart/contracts/booking';
import type { PersonId, RowOf } from '@platzwart/contracts/core';
import type { PersonErased } from '@platzwart/contracts/user';
import type { Effects, Logged, Unseal } from '../../core/readModel.ts';
import { writtenColumns } from '../../core/writtenColumns.ts';
import { writeRows } from '../../core/writeRows.ts';

type Erased = RowOf<typeof erasedOwnersTable.columns>;

const columns = writtenColumns(erasedOwnersTable.columns);

const isErasure = (logged: Logged): logged is Logged<PersonErased> => logged.event.type === 'PersonErased';

const erasedIn = (events: readonly Logged[]): readonly Erased[] =>
  events.filter(isErasure).map(({ event, occurredAt }) => ({ personId: event.data.personId, erasedAt: occurredAt }));

/** Records the erasures of `events`. Must run before any other effect of `events`. */
export const recordErased = (events: readonly Logged[], { client, schema }: Effects): Promise<void> =>
  writeRows(client, { table: `${schema}.erased`, key: 'person_id', columns }, erasedIn(events));

/** Removes the erased people's remarks and reasons from their bookings; the bookings stay. */
export const forgetOwners = async (events: readonly Logged[], { client, schema }: Effects): Promise<void> => {
  const erased = erasedIn(events);
  if (erased.length === 0) return;
  await client.query({
    text: `update ${schema}.bookings set remark = null, cancel_reason = null where person_id = any($1::uuid[])`,
    values: [erased.map(({ personId }) => personId)],
  });
};

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
