import { type Position, position } from '@platzwart/contracts/core';
import type { RecordedEvent } from '@platzwart/event-store';
import { logTables } from './backupTables.ts';
import type { Row } from './rowFile.ts';

const columns = Object.keys(logTables[0]?.columns ?? {});

/** As wide as the positions of the PostgreSQL event store. */
const positionOf = (text: string): Position => position(text.padStart(19, '0'));

/** The event that a row of `event_store.events` holds. */
export const eventFromRow = (row: Row): RecordedEvent => {
  const value = (name: string): string => row[columns.indexOf(name)] ?? '';
  const data: unknown = JSON.parse(value('data'));
  const metadata: unknown = JSON.parse(value('metadata'));
  return {
    ...{ id: value('id'), stream: value('stream'), type: value('type'), data, metadata },
    revision: Number(value('revision')),
    position: positionOf(value('position')),
    recordedAt: value('recorded_at'),
  };
};
