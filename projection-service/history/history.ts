import { erasedPeopleTable } from '@platzwart/contracts/core';
import { historyColumns, historyTable } from '@platzwart/contracts/history';
import { recordErased, unsealUnlessErased } from '../core/erasedPeople.ts';
import type { ReadModel } from '../core/readModel.ts';
import { writeRows } from '../core/writeRows.ts';
import { writtenColumns } from '../core/writtenColumns.ts';
import { foldHistory } from './foldHistory.ts';
import { forgetClosedDays, forgetErased } from './forgetPeople.ts';
import { historyEventTypes } from './historySubjects.ts';
import { openTexts } from './openTexts.ts';

const columns = writtenColumns(historyColumns);

/** What happened to each booking, and whatever else has a history: who did it, when and why (docs/adr/0046-history.md). */
export const history: ReadModel = {
  name: 'history',
  version: 3,
  handles: [...historyEventTypes, 'PersonErased'],
  tables: [
    {
      definition: historyTable,
      completion: (table) => [
        `create index entries_by_subject on ${table} (subject_id, position)`,
        `create index entries_by_person on ${table} (person_id)`,
        `create index entries_by_event on ${table} (event_id)`,
        `create index entries_with_person_by_day on ${table} (day) where person_id is not null`,
      ],
    },
    { definition: erasedPeopleTable, completion: () => [] },
  ],
  apply: async (events, effects) => {
    await recordErased(events, effects);
    const rows = await openTexts(foldHistory(events), unsealUnlessErased(effects));
    // An entry that exists is never written again: its person may be forgotten by now.
    const target = { table: `${effects.schema}.entries`, key: 'entry_id', columns, onlyWhere: 'false' };
    await writeRows(effects.client, target, rows);
    await forgetErased(events, effects);
    await forgetClosedDays(events, effects);
  },
};
