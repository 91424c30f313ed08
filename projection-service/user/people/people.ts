import { type UserEvent, userEventTypes } from '@platzwart/contracts/user';
import type { Logged, ReadModel } from '../../core/readModel.ts';
import { writeRows } from '../../core/writeRows.ts';
import { foldPeople } from './foldPeople.ts';
import { knownPeople } from './knownPeople.ts';
import { openTexts } from './openTexts.ts';
import { peopleColumns, personColumns } from './personColumns.ts';

const known = new Set<string>(userEventTypes);
const isAboutPeople = (event: Logged['event']): event is UserEvent => known.has(event.type);

/** Who is who: found by e-mail, member number or the beginning of a name, in the order of names; and the names beside bookings. */
export const people: ReadModel = {
  name: 'people',
  version: 3,
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
  ],
  apply: async (logged, { client, schema, unseal }) => {
    const events = logged.map(({ event }) => event).filter(isAboutPeople);
    const opened = await openTexts(events, unseal);
    const ids = [...new Set(events.map(({ data }) => data.personId))];
    const after = foldPeople(await knownPeople(client, schema, ids), events, opened);
    const gone = ids.filter((id) => !after.get(id));
    const rows = [...after.values()].filter((row) => row !== null);
    const table = `${schema}.people`;
    // First: who was erased may have left the e-mail or the number to somebody in the same page.
    if (gone.length > 0) await client.query(`delete from ${table} where person_id = any($1)`, [gone]);
    await writeRows(client, { table, key: 'person_id', columns: personColumns }, rows);
  },
};
