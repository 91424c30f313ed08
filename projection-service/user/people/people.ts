import { type UserEvent, userEventTypes } from '@platzwart/contracts/user';
import type { Logged, ReadModel } from '../../core/readModel.ts';
import { writeRows } from '../../core/writeRows.ts';
import { accountFacts, factColumns, writtenFactColumns } from './accountFacts.ts';
import { foldPeople } from './foldPeople.ts';
import { knownPeople } from './knownPeople.ts';
import { openTexts } from './openTexts.ts';
import { peopleColumns, personColumns } from './personColumns.ts';

const known = new Set<string>(userEventTypes);
const isAboutPeople = (logged: Logged): logged is Logged<UserEvent> => known.has(logged.event.type);

/** Who is who: found by e-mail, member number or the beginning of a name, in the order of names; the names beside bookings; and what happened to whose account. */
export const people: ReadModel = {
  name: 'people',
  version: 4,
  handles: userEventTypes,
  tables: [
    {
      name: 'people',
      columns: peopleColumns,
      indexes: (table) => {
        table.unique(['email'], { indexName: 'people_by_email' });
        table.unique(['member_number'], { indexName: 'people_by_member_number' });
        table.index(['name_key', 'person_id'], 'people_by_name');
        table.index(['role', 'name_key', 'person_id'], 'people_by_role');
      },
      constraints: (table) => [
        `create index people_in_order_of_number on ${table} (length(member_number), member_number)`,
        `create index people_by_word on ${table} using gin (array_to_tsvector(string_to_array(search, ' ')))`,
      ],
    },
    {
      name: 'facts',
      columns: factColumns,
      indexes: (table) => {
        table.index(['person_id', 'position'], 'facts_by_person');
      },
      constraints: () => [],
    },
  ],
  apply: async (logged, { client, schema, unseal }) => {
    const aboutPeople = logged.filter(isAboutPeople);
    const events = aboutPeople.map(({ event }) => event);
    const opened = await openTexts(events, unseal);
    const ids = [...new Set(events.map(({ data }) => data.personId))];
    const after = foldPeople(await knownPeople(client, schema, ids), events, opened);
    const gone = ids.filter((id) => !after.get(id));
    const rows = [...after.values()].filter((row) => row !== null);
    const table = `${schema}.people`;
    // First: who was erased may have left the e-mail or the number to somebody in the same page.
    if (gone.length > 0) {
      await client.query(`delete from ${table} where person_id = any($1)`, [gone]);
      await client.query(`delete from ${schema}.facts where person_id = any($1)`, [gone]);
    }
    await writeRows(client, { table, key: 'person_id', columns: personColumns }, rows);
    const kept = accountFacts(aboutPeople, new Set(gone));
    await writeRows(client, { table: `${schema}.facts`, key: 'position', columns: writtenFactColumns }, kept);
  },
};
