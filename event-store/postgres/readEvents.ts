import type { Position } from '@platzwart/contracts/core';
import type pg from 'pg';
import type { EventStore, RecordedEvent } from '../eventStore.ts';
import { orUnavailable } from './failures.ts';
import { bigintOf, positionOf } from './postgresPosition.ts';

type Row = Readonly<{
  position: string;
  stream: string;
  revision: string;
  id: string;
  type: string;
  data: unknown;
  metadata: unknown;
  recorded_at: Date;
}>;

const recordedEvent = ({ position, revision, recorded_at, ...same }: Row): RecordedEvent => ({
  ...same,
  revision: Number(revision),
  position: positionOf(position),
  recordedAt: recorded_at.toISOString(),
});

const columns = 'position, stream, revision, id, type, data, metadata, recorded_at';

const ofStream = {
  name: 'event_store.read',
  text: `select ${columns} from event_store.events where stream = $1 and revision >= $2 order by revision limit $3`,
};
const ofAll = {
  name: 'event_store.read_all',
  text: `select ${columns} from event_store.events where position > $1 order by position limit $2`,
};
const last = {
  name: 'event_store.head',
  text: 'select position from event_store.events order by position desc limit 1',
};

export const readEvents = (pool: pg.Pool): Pick<EventStore, 'read' | 'readAll' | 'head'> => ({
  read: async (stream, { from = 0, limit } = {}) => {
    const { rows } = await orUnavailable(pool.query<Row>({ ...ofStream, values: [stream, from, limit ?? null] }));
    return rows.map(recordedEvent);
  },
  readAll: async ({ after, limit }) => {
    const values = [bigintOf(after), limit];
    const { rows } = await orUnavailable(pool.query<Row>({ ...ofAll, values }));
    return rows.map(recordedEvent);
  },
  head: async (): Promise<Position | null> => {
    const { rows } = await orUnavailable(pool.query<Pick<Row, 'position'>>(last));
    return rows[0] ? positionOf(rows[0].position) : null;
  },
});
