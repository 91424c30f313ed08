import { type UserEvent, accountFactsTable, peopleTable, userEventTypes } from '@platzwart/contracts/user';
import { readModelVersions } from '@platzwart/contracts/read-model-versions';
import type { Logged, ReadModel } from '../../core/readModel.ts';
import { writeRows } from '../../core/writeRows.ts';
import { accountFacts, writtenFactColumns } from './accountFacts.ts';
import { foldPeople } from './foldPeople.ts';
import { knownPeople } from './knownPeople.ts';
import { unsealTexts } from './unsealTexts.ts';
import { personColumns, withSearchKeys } from './personColumns.ts';

const known = new Set<string>(userEventTypes);
const isAboutPeople = (logged: Logged): logged is Logged<UserEvent> => known.has(logged.event.type);

/** The people of the club: searched by e-mail, member number or start of the name; names beside bookings; history of each account. */
export const people: ReadModel = {
  name: 'people',
  version: readModelVersions.people,
  handles: userEventTypes,
  tables: [
    {
      definition: peopleTable,
      completion: (table) => [
        `alter table ${table} add constraint people_by_email unique (email)`,
        `alter table ${table} add constraint people_by_member_number unique (member_number)`,
        `create index people_by_payer on ${table} (payer_id) where payer_id is not null`,
        `create index people_by_guardian on ${table} (guardian_id) where guardian_id is not null`,
        `create index people_by_name on ${table} (name_key, person_id)`,
        `create index people_by_role on ${table} (role, name_key, person_id)`,
        `create index people_in_order_of_number on ${table} (length(member_number), member_number)`,
        `create index people_by_word on ${table} using gin (array_to_tsvector(string_to_array(search, ' ')))`,
      ],
    },
    {
      definition: accountFactsTable,
      completion: (table) => [`create index facts_by_person on ${table} (person_id, position)`],
    },
  ],
  apply: async (logged, { client, schema, unseal }) => {
    const aboutPeople = logged.filter(isAboutPeople);
    const events = aboutPeople.map(({ event }) => event);
    const opened = await unsealTexts(events, unseal);
    const ids = [...new Set(events.map(({ data }) => data.personId))];
    const after = foldPeople(await knownPeople(client, schema, ids), events, opened);
    const gone = ids.filter((id) => !after.get(id));
    const rows = [...after.values()].filter((row) => row !== null);
    const table = `${schema}.people`;
    // Erasures first: an erased person's e-mail or number may belong to another person in the same page.
    if (gone.length > 0) {
      await client.query(`delete from ${table} where person_id = any($1)`, [gone]);
      await client.query(`delete from ${schema}.facts where person_id = any($1)`, [gone]);
    }
    await writeRows(client, { table, key: 'person_id', columns: personColumns }, rows.map(withSearchKeys));
    const kept = accountFacts(aboutPeople, new Set(gone), opened);
    await writeRows(client, { table: `${schema}.facts`, key: 'position', columns: writtenFactColumns }, kept);
  },
};
