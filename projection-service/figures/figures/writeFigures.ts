import { rowReader } from '@platzwart/contracts/core';
import { type BookingFigure, bookingFiguresTable, formerFiguresTable } from '@platzwart/contracts/figures';
import type { Effects, Logged } from '../../core/readModel.ts';
import { upsert } from '../../core/bulkStatement.ts';
import { writeRows } from '../../core/writeRows.ts';
import { writtenColumns } from '../../core/writtenColumns.ts';
import { type FigureEvent, foldFigures } from './foldFigures.ts';

const reader = rowReader(bookingFiguresTable.columns);
const columns = writtenColumns(bookingFiguresTable.columns);
const formerColumns = writtenColumns(formerFiguresTable.columns);

/** The figures of bookings that are not booked in this batch itself. */
const readKnown = async (
  events: readonly Logged<FigureEvent>[],
  { client, schema }: Effects,
): Promise<readonly BookingFigure[]> => {
  const changes = events.filter(({ event }) => event.type !== 'CourtBooked');
  const ids = [...new Set(changes.map(({ event }) => event.data.bookingId))];
  if (ids.length === 0) return [];
  const text = `select ${reader.selectList()} from ${schema}.bookings where booking_id = any($1::uuid[])`;
  return reader.decode((await client.query<Record<string, unknown>>(text, [ids])).rows);
};

/** Writes the effect of `events`, which are about single bookings. What a row has seen already is not written again. */
export const writeFigures = async (events: readonly Logged<FigureEvent>[], effects: Effects): Promise<void> => {
  if (events.length === 0) return;
  const { client, schema } = effects;
  const { added, changed, former } = foldFigures(events, await readKnown(events, effects));
  const target = { table: `${schema}.bookings`, key: 'booking_id', columns };
  const onlyWhere = 'present.since < excluded.since';
  await writeRows(client, { table: `${schema}.former_bookings`, key: 'until', columns: formerColumns }, former);
  await writeRows(client, { ...target, onlyWhere }, added);
  if (changed.length > 0) await client.query(upsert({ ...target, onlyWhere }, changed));
};
