import type { Position } from '@platzwart/contracts/core';
import type pg from 'pg';
import type { EventStore, RecordedEvent } from '../eventStore.ts';
import { orUnavailable } from './failures.ts';
import { toBigint, positionOf } from './postgresPosition.ts';

/** The columns that the statements below select, in that order, as texts of the wire protocol. */
type Row = readonly [
  position: string,
  stream: string,
  revision: string,
  id: string,
  type: string,
  data: string,
  metadata: string,
  recordedAt: string,
];

/** `2026-05-01 18:00:00.123456` of UTC, whose fraction may be shorter or missing, as an ISO instant to the millisecond. */
const instantOf = (text: string): string =>
  `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, 23).padEnd(3, '0')}Z`;

const recordedEvent = ([position, stream, revision, id, type, data, metadata, recordedAt]: Row): RecordedEvent => ({
  position: positionOf(position),
  stream,
  revision: Number(revision),
  id,
  type,
  data: JSON.parse(data),
  metadata: JSON.parse(metadata),
  recordedAt: instantOf(recordedAt),
});

/** Rows as lists of texts, not objects of parsed values: this halves the cost of reading, which matters for rebuilds. */
const asTexts = {
  rowMode: 'array',
  types: { getTypeParser: () => (text: string) => text },
} as const;

const columns = `position, stream, revision, id, type, data, metadata, recorded_at at time zone 'UTC'`;

const ofStream = {
  ...asTexts,
  name: 'event_store.read',
  text: `select ${columns} from event_store.events where stream = $1 and revision >= $2 order by revision limit $3`,
};
const ofAll = {
  ...asTexts,
  name: 'event_store.read_all',
  text: `select ${columns} from event_store.events where position > $1 order by position limit $2`,
};
const last = {
  name: 'event_store.head',
  text: 'select position from event_store.events order by position desc limit 1',
};

export const readEvents = (pool: pg.Pool): Pick<EventStore, 'read' | 'readAll' | 'head' | 'countForeign'> => {
  const eventsOf = async (
    statement: typeof ofStream,
    values: readonly unknown[],
  ): Promise<readonly RecordedEvent[]> => {
    const { rows } = await orUnavailable(pool.query<[...Row]>({ ...statement, values: [...values] }));
    return rows.map(recordedEvent);
  };
  return {
    read: (stream, { from = 0, limit } = {}) => eventsOf(ofStream, [stream, from, limit ?? null]),
    readAll: ({ after, limit }) => eventsOf(ofAll, [toBigint(after), limit]),
    head: async (): Promise<Position | null> => {
      const { rows } = await orUnavailable(pool.query<{ position: string }>(last));
      return rows[0] ? positionOf(rows[0].position) : null;
    },
    // The table is the club's alone: an event of an unknown stream in it is a flaw of its log (command-service/logChain.ts).
    countForeign: () => Promise.resolve({ events: 0, isWhole: true }),
  };
};
