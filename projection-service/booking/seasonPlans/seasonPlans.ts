import { seasonEventTypes, seasonLinksTable, seasonPlansTable, seasonSeriesTable } from '@platzwart/contracts/booking';
import { readModelVersions } from '@platzwart/contracts/read-model-versions';
import type { ReadModel } from '../../core/readModel.ts';
import { writeSeasonEvent } from './writeSeasonEvent.ts';

/** Drafts of the next season, with what their holders answer (docs/adr/0041-season-take-over.md). */
export const seasonPlans: ReadModel = {
  name: 'season_plans',
  version: readModelVersions.season_plans,
  handles: [...seasonEventTypes, 'PersonErased', 'BookingsAnonymised'],
  tables: [
    { definition: seasonPlansTable, completion: () => [] },
    {
      definition: seasonSeriesTable,
      completion: (table) => [
        `create index season_series_by_plan on ${table} (plan_id)`,
        `create index season_series_by_person on ${table} (person_id)`,
      ],
    },
    {
      definition: seasonLinksTable,
      completion: (table) => [`create index season_links_by_person on ${table} (plan_id, person_id)`],
    },
  ],
  apply: async (events, effects) => {
    for (const logged of events) await writeSeasonEvent(logged, effects);
  },
};
