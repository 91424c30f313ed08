import type { PersonId } from '@platzwart/contracts/core';
import type { PersonErased } from '@platzwart/contracts/user';
import type { Knex } from 'knex';
import type { Effects, Logged, Unseal } from '../../core/readModel.ts';
import type { Column } from '../../core/setStatement.ts';
import { writeRows } from '../../core/writeRows.ts';

type Erased = Readonly<{ personId: PersonId; erasedAt: string }>;

/** The table `erased`: whose words are not read any more. */
export const erasedColumns = (table: Knex.CreateTableBuilder): void => {
  table.uuid('person_id').primary();
  table.timestamp('erased_at', { useTz: true }).notNullable();
};
const writtenColumns: readonly Column<Erased>[] = [
  { name: 'person_id', type: 'uuid', of: ({ personId }) => personId },
  { name: 'erased_at', type: 'timestamptz', of: ({ erasedAt }) => erasedAt },
];

const isErasure = (logged: Logged): logged is Logged<PersonErased> => logged.event.type === 'PersonErased';

const erasedIn = (events: readonly Logged[]): readonly Erased[] =>
  events.filter(isErasure).map(({ event, occurredAt }) => ({ personId: event.data.personId, erasedAt: occurredAt }));

/** Before anything of `events` is read. */
export const noteErased = (events: readonly Logged[], { client, schema }: Effects): Promise<void> =>
  writeRows(client, { table: `${schema}.erased`, key: 'person_id', columns: writtenColumns }, erasedIn(events));

/** What somebody wrote about their bookings goes with them; that a court was taken stays. */
export const forgetOwners = async (events: readonly Logged[], { client, schema }: Effects): Promise<void> => {
  const erased = erasedIn(events);
  if (erased.length === 0) return;
  await client.query({
    text: `update ${schema}.bookings set remark = null, cancel_reason = null where person_id = any($1::uuid[])`,
    values: [erased.map(({ personId }) => personId)],
  });
};

/** Opens nothing of who was erased. A booking may have been on its way at that moment, and the key lives on until it is given back. */
export const unsealForOthers =
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
