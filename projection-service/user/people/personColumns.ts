import { type PersonRow, nameKey, searchText } from '@platzwart/contracts/user';
import type { Knex } from 'knex';
import type { Column } from '../../core/setStatement.ts';
import { storableJson } from '../../core/storableText.ts';

export const peopleColumns = (table: Knex.CreateTableBuilder): void => {
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
  table.integer('token_version').notNullable();
  table.boolean('second_factor').notNullable();
  table.text('new_email');
  table.boolean('erasure_requested').notNullable();
  // Compared byte by byte: the order of names is in the keys, whatever languages the database knows.
  table.specificType('name_key', 'text collate "C"').notNullable();
  table.text('search').notNullable();
};

export const personColumns: readonly Column<PersonRow>[] = [
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
  { name: 'token_version', type: 'int', of: (row) => row.tokenVersion },
  { name: 'second_factor', type: 'bool', of: (row) => row.secondFactor },
  { name: 'new_email', type: 'text', of: (row) => row.newEmail },
  { name: 'erasure_requested', type: 'bool', of: (row) => row.erasureRequested },
  { name: 'name_key', type: 'text', of: nameKey },
  { name: 'search', type: 'text', of: searchText },
];
