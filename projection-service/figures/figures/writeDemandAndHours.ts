import { openHoursTable, refusedFiguresTable, waitingFiguresTable } from '@platzwart/contracts/figures';
import { minuteOfDay } from '@platzwart/contracts/core';
import type { Effects, Logged } from '../../core/readModel.ts';
import { upsert } from '../../core/bulkStatement.ts';
import { writtenColumns } from '../../core/writtenColumns.ts';

const waitingColumns = writtenColumns(waitingFiguresTable.columns);
const refusedColumns = writtenColumns(refusedFiguresTable.columns);
const hoursColumns = writtenColumns(openHoursTable.columns);

/**
 * Who waits and what became of them, what was wanted in vain, and the hours and courts of the sports; one event after the other, because they
 * are few.
 */
export const writeDemandAndHours = async (
  { event, position, occurredAt }: Logged,
  { client, schema }: Effects,
): Promise<void> => {
  const writeHours = async (hours: Readonly<Record<string, unknown>>): Promise<void> => {
    const row = { since: position, sinceTime: occurredAt, courts: 0, opensMinute: 0, closesMinute: 0, ...hours };
    await client.query(upsert({ table: `${schema}.open_hours`, key: 'since', columns: hoursColumns }, [row]));
  };
  if (event.type === 'WaitingListJoined') {
    const { entryId, sport, date, from } = event.data;
    const row = {
      entryId,
      sport,
      date,
      fromMinute: minuteOfDay(from),
      joinedAt: position,
      endedAt: null,
      ending: null,
    };
    const target = { table: `${schema}.waiting`, key: 'entry_id', columns: waitingColumns, onlyWhere: 'false' };
    await client.query(upsert(target, [row]));
  } else if (event.type === 'WaitingListLeft') {
    const { entryId, reason } = event.data;
    const text = `update ${schema}.waiting set ended_at = $2, ending = $3 where entry_id = $1 and ended_at is null`;
    await client.query(text, [entryId, position, reason]);
  } else if (event.type === 'SportArranged') {
    const { sport, courts, opensAt, closesAt } = event.data;
    await writeHours({
      ...{ sport, courts: courts.filter(({ active }) => active).length },
      ...{ opensMinute: minuteOfDay(opensAt), closesMinute: minuteOfDay(closesAt) || 1440 },
    });
  } else if (event.type === 'BookingsRefused') {
    const rows = event.data.refused.map((refused, index) => ({
      ...{ ...refused, since: position, refusedId: `${position} ${String(index).padStart(3, '0')}` },
    }));
    await client.query(upsert({ table: `${schema}.refused`, key: 'refused_id', columns: refusedColumns }, rows));
  } else if (event.type === 'SportWithdrawn') await writeHours({ sport: event.data.sport });
};
