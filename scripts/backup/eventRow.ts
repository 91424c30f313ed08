import { type Position, position } from '@platzwart/contracts/core';
import type { RecordedEvent } from '@platzwart/event-store';
import { logTables } from './backupTables.ts';
import { type Row, readRowFile } from './rowFile.ts';

const columns = Object.keys(logTables[0]?.columns ?? {});

/** As wide as the positions of the PostgreSQL event store. */
const positionOf = (text: string): Position => position(text.padStart(19, '0'));

/** `2026-05-01 18:00:00.123456+00`, whose fraction may be shorter or missing, as the event store says it: to the millisecond. */
const instantOf = (text: string): string => new Date(text.replace(/(\.\d{3})\d+/, '$1')).toISOString();

/** The event that a row of `event_store.events` holds. */
export const eventFromRow = (row: Row): RecordedEvent => {
  const value = (name: string): string => row[columns.indexOf(name)] ?? '';
  const data: unknown = JSON.parse(value('data'));
  const metadata: unknown = JSON.parse(value('metadata'));
  return {
    ...{ id: value('id'), stream: value('stream'), type: value('type'), data, metadata },
    revision: Number(value('revision')),
    position: positionOf(value('position')),
    recordedAt: instantOf(value('recorded_at')),
  };
};

/** The row of `event_store.events` for an event of any store; `number` counts the events of the log from 1. */
export const rowFromEvent = (event: RecordedEvent, number: number): Row => {
  const values: Readonly<Record<string, string>> = {
    ...{ position: String(number), stream: event.stream, revision: String(event.revision), id: event.id },
    ...{ type: event.type, data: JSON.stringify(event.data), metadata: JSON.stringify(event.metadata) },
    recorded_at: event.recordedAt,
  };
  return columns.map((column) => values[column] ?? null);
};

/** Id of the first event of a backup's log, null where that is empty. */
export const firstIn = async (path: string): Promise<string | null> => {
  for await (const { id } of eventsInFile(path)) return id;
  return null;
};

/** The events of a backup's log, in order. */
export async function* eventsInFile(path: string): AsyncGenerator<RecordedEvent> {
  for await (const { row } of readRowFile(path)) yield eventFromRow(row);
}
