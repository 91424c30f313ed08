import { type CourtBooked, type SeriesPlanned, type SeriesRow, seriesColumns } from '@platzwart/contracts/booking';
import type { LocalDate, SeriesId } from '@platzwart/contracts/core';
import type { Effects, Logged } from '../../core/readModel.ts';
import { type Column, rowsAs, valuesOf } from '../../core/setStatement.ts';
import { writeRows } from '../../core/writeRows.ts';
import { writtenColumns } from '../../core/writtenColumns.ts';

type Occurrence = Readonly<{ seriesId: SeriesId; date: LocalDate; court: number }>;

const columns = writtenColumns(seriesColumns);
const occurrenceColumns: readonly Column<Occurrence>[] = [
  { name: 'series_id', type: 'uuid', of: ({ seriesId }) => seriesId },
  { name: 'date', type: 'text', of: ({ date }) => date },
  { name: 'court', type: 'int', of: ({ court }) => court },
];

const isPlan = (logged: Logged): logged is Logged<SeriesPlanned> => logged.event.type === 'SeriesPlanned';
const isBooking = (logged: Logged): logged is Logged<CourtBooked> => logged.event.type === 'CourtBooked';

const rowOf = ({ event: { data } }: Logged<SeriesPlanned>): SeriesRow => {
  const { seriesId, repetition, startdate, enddate, skipped } = data;
  return { seriesId, repetition, startdate, enddate, skipped };
};

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

/** Writes the series of `events`: its rule, and the dates that are left out of it. Applying them again changes nothing. */
export const writeSeries = async (events: readonly Logged[], { client, schema }: Effects): Promise<void> => {
  const table = `${schema}.series`;
  const planned = events.filter(isPlan).map(rowOf);
  // A series is planned once: a row that is there already may lack dates that were added since.
  await writeRows(client, { table, key: 'series_id', columns, onlyWhere: 'false' }, planned);
  const occurrences = events.filter(isBooking).flatMap(({ event: { data } }): readonly Occurrence[] => {
    const { seriesId, date, court } = data;
    return seriesId === null ? [] : [{ seriesId, date, court }];
  });
  if (occurrences.length > 0) await client.query(addDates(table, occurrences));
};
