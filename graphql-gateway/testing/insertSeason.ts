import type { SeasonLinkRow, SeasonPlanRow, SeasonSeriesRow } from '@platzwart/contracts/booking';
import type pg from 'pg';
import { recordOf } from './recordOf.ts';

export type SeasonRows = Readonly<{
  plans: readonly SeasonPlanRow[];
  series: readonly SeasonSeriesRow[];
  links: readonly SeasonLinkRow[];
}>;

/** Writes rows of the read model `season_plans`. */
export const insertSeason = async (client: pg.ClientBase, rows: SeasonRows): Promise<void> => {
  for (const table of ['plans', 'series', 'links'] as const)
    for (const row of rows[table])
      await client.query(
        `insert into season_plans.${table} select * from jsonb_populate_record(null::season_plans.${table}, $1)`,
        [recordOf(row)],
      );
};
