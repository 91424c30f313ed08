import { erasedPeopleTable } from '@platzwart/contracts/core';
import { historyColumns, historyTable, isSettlingSql } from '@platzwart/contracts/history';
import { readModelVersions } from '@platzwart/contracts/read-model-versions';
import { recordErased, unsealUnlessErased } from '../core/erasedPeople.ts';
import type { ReadModel } from '../core/readModel.ts';
import { writeRows } from '../core/writeRows.ts';
import { writtenColumns } from '../core/writtenColumns.ts';
import { foldHistory } from './foldHistory.ts';
import { forgetClosedDays, forgetErased } from './forgetPeople.ts';
import { historyEventTypes } from './historySubjects.ts';
import { unsealTexts } from './unsealTexts.ts';

const columns = writtenColumns(historyColumns);

/** The club log, which is the history of each booking, person … too: who did what, when and why (docs/adr/0046-history.md, 0056-club-log.md). */
export const history: ReadModel = {
  name: 'history',
  version: readModelVersions.history,
  handles: historyEventTypes,
  tables: [
    {
      definition: historyTable,
      completion: (table) => [
        `create index entries_by_subject on ${table} (subject_id, position)`,
        `create index entries_by_person on ${table} (person_id, entry_id)`,
        `create index entries_by_actor on ${table} (actor_id, entry_id)`,
        `create index entries_by_action on ${table} (action, entry_id)`,
        `create index entries_by_day on ${table} (day, entry_id) where day is not null`,
        `create index entries_by_time on ${table} (occurred_at)`,
        `create index entries_by_event on ${table} (event_id)`,
        `create index entries_that_settle on ${table} (person_id) where ${isSettlingSql}`,
        `create index entries_with_person_by_day on ${table} (day) where person_id is not null`,
      ],
    },
    { definition: erasedPeopleTable, completion: () => [] },
  ],
  apply: async (events, effects) => {
    await recordErased(events, effects);
    const rows = await unsealTexts(foldHistory(events), unsealUnlessErased(effects));
    // An entry that exists is never written again: its person may be forgotten by now.
    const target = { table: `${effects.schema}.entries`, key: 'entry_id', columns, onlyWhere: 'false' };
    await writeRows(effects.client, target, rows);
    await forgetErased(events, effects);
    await forgetClosedDays(events, effects);
  },
};
