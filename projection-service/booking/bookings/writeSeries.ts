import { type SeriesRow, seriesColumns } from '@platzwart/contracts/booking';
import type { Effects, Logged } from '../../core/readModel.ts';
import { type Column, rowsAs, valuesOf } from '../../core/bulkStatement.ts';
import { writeRows } from '../../core/writeRows.ts';
import { writtenColumns } from '../../core/writtenColumns.ts';
import { type Occurrence, foldSeries } from './foldSeries.ts';

const columns = writtenColumns(seriesColumns);
const occurrenceColumns: readonly Column<Occurrence>[] = [
  { name: 'series_id', type: 'uuid', of: ({ seriesId }) => seriesId },
  { name: 'date', type: 'text', of: ({ date }) => date },
  { name: 'court', type: 'int', of: ({ court }) => court },
];

/** Removes the dates that are booked from those that the series leaves out. */
const addDates = (table: string, occurrences: readonly Occurrence[]) => ({
  name: `add dates ${table}`,
  text: `update ${table} as present
         set skipped = (
           select coalesce(jsonb_agg(each order by place), '[]') from jsonb_array_elements(present.skipped) with ordinality as all_skipped (each, place)
           where not exists (
             select from ${rowsAs('given', occurrenceColumns)}
             where given.series_id = present.series_id and given.date = each ->> 'date' and given.court = (each ->> 'court')::int
           )
         )
         where present.skipped <> '[]' and present.series_id = any($1::uuid[])`,
  values: valuesOf(occurrenceColumns, occurrences),
});

const replace = (table: string, rows: readonly SeriesRow[]) => ({
  name: `change ${table}`,
  text: `update ${table} as present
         set repetition = given.repetition, startdate = given.startdate, enddate = given.enddate, skipped = given.skipped,
             changed_at = given.changed_at
         from ${rowsAs('given', columns)}
         where present.series_id = given.series_id and present.changed_at < given.changed_at`,
  values: valuesOf(columns, rows),
});

/** Writes the series of `events`: its rule, and the dates that are left out of it. Applying them again changes nothing. */
export const writeSeries = async (events: readonly Logged[], { client, schema }: Effects): Promise<void> => {
  const table = `${schema}.series`;
  const { planned, changed, added } = foldSeries(events);
  // A series is planned once: a row that is there already may lack dates that were added since.
  await writeRows(client, { table, key: 'series_id', columns, onlyWhere: 'false' }, planned);
  // Dates that were added before a change are in the plan that it states.
  if (added.length > 0) await client.query(addDates(table, added));
  if (changed.length > 0) await client.query(replace(table, changed));
};
