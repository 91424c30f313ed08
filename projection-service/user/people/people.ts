import { type PersonRegistered, type PersonRow, userEventTypes } from '@platzwart/contracts/user';
import type { Knex } from 'knex';
import type { Logged, ReadModel, Unseal } from '../../core/readModel.ts';
import type { Column } from '../../core/setStatement.ts';
import { storableJson } from '../../core/storableText.ts';
import { writeRows } from '../../core/writeRows.ts';
import { parsePersonalData } from './personalData.ts';

const peopleColumns = (table: Knex.CreateTableBuilder): void => {
  table.uuid('person_id').primary();
  table.text('member_number').notNullable();
  table.text('email').notNullable();
  table.text('first_name').notNullable();
  table.text('last_name').notNullable();
  table.text('phone');
  table.jsonb('address');
  table.text('language').notNullable();
  table.text('role').notNullable();
  table.integer('discount').notNullable();
  table.boolean('verified').notNullable();
  table.boolean('active').notNullable();
};

const personColumns: readonly Column<PersonRow>[] = [
  { name: 'person_id', type: 'uuid', of: (row) => row.personId },
  { name: 'member_number', type: 'text', of: (row) => row.memberNumber },
  { name: 'email', type: 'text', of: (row) => row.email },
  { name: 'first_name', type: 'text', of: (row) => row.firstName },
  { name: 'last_name', type: 'text', of: (row) => row.lastName },
  { name: 'phone', type: 'text', of: (row) => row.phone },
  { name: 'address', type: 'jsonb', of: (row) => (row.address === null ? null : storableJson(row.address)) },
  { name: 'language', type: 'text', of: (row) => row.language },
  { name: 'role', type: 'text', of: (row) => row.role },
  { name: 'discount', type: 'int', of: (row) => row.discount },
  { name: 'verified', type: 'bool', of: (row) => row.verified },
  { name: 'active', type: 'bool', of: (row) => row.active },
];

/** Whoever's key is gone has been erased, and has no row. */
const openPeople = async (events: readonly PersonRegistered[], unseal: Unseal): Promise<readonly PersonRow[]> => {
  const opened = await unseal(events.map(({ data }) => data));
  return events.flatMap(({ data: { personId, memberNumber, role, discount, verified, active } }, index) => {
    const personal = parsePersonalData(opened[index] ?? null);
    return personal ? [{ ...personal, personId, memberNumber, role, discount, verified, active }] : [];
  });
};

const registrations = (events: readonly Logged[]): readonly PersonRegistered[] => {
  const found = events.map(({ event }) => event).filter((event) => event.type === 'PersonRegistered');
  return [...new Map(found.map((event) => [event.data.personId, event])).values()];
};

/** Who is who: the sign-in by e-mail or member number, and the names beside bookings. */
export const people: ReadModel = {
  name: 'people',
  version: 1,
  handles: userEventTypes,
  tables: [
    {
      name: 'people',
      columns: peopleColumns,
      indexes: (table) => {
        table.unique(['email'], { indexName: 'people_by_email' });
        table.unique(['member_number'], { indexName: 'people_by_member_number' });
      },
      constraints: () => [],
    },
  ],
  apply: async (events, { client, schema, unseal }) => {
    const rows = await openPeople(registrations(events), unseal);
    await writeRows(client, { table: `${schema}.people`, key: 'person_id', columns: personColumns }, rows);
  },
};
