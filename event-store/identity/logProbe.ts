import type { Position } from '@platzwart/contracts/core';
import type pg from 'pg';
import type { EventStore } from '../eventStore.ts';
import type { LogIdentity } from './logIdentity.ts';
import { hasTable } from './hasTable.ts';

/** What identifies a log, read without changing anything. */
export type LogProbe = Pick<LogIdentity, 'store' | 'prefix'> &
  Readonly<{
    /** Id of the first event, null where there is none. */
    firstEvent: () => Promise<string | null>;
    /** Id of the event at that revision of the stream, null where there is none. */
    idAt: (stream: string, revision: number) => Promise<string | null>;
  }>;

/** The log in the tables of the database, which are not there before the first start. */
export const postgresProbe = (client: pg.ClientBase): LogProbe => {
  const idOf = async (statement: string, values: readonly unknown[]): Promise<string | null> => {
    if (!(await hasTable(client, 'event_store.events'))) return null;
    const { rows } = await client.query<{ id: string }>(statement, [...values]);
    return rows[0]?.id ?? null;
  };
  return {
    ...{ store: 'PostgreSQL', prefix: '' },
    firstEvent: () => idOf('select id from event_store.events order by position limit 1', []),
    idAt: (stream, revision) =>
      idOf('select id from event_store.events where stream = $1 and revision = $2', [stream, revision]),
  };
};

type Place = Readonly<{ id: string; position: Position }>;

/** By the first events of the streams: from the beginning of a store that others use, too, the way to the first one may be long. */
export const eventStoreDbProbe = (
  store: Pick<EventStore, 'read'>,
  { prefix, streams }: Readonly<{ prefix: string; streams: readonly string[] }>,
): LogProbe => ({
  ...{ store: 'EventStoreDB', prefix },
  firstEvent: async () => {
    const pages = await Promise.all(streams.map((stream) => store.read(stream, { limit: 1 })));
    const earliest = (a: Place | null, b: Place): Place => (a === null || b.position < a.position ? b : a);
    return pages.flat().reduce(earliest, null)?.id ?? null;
  },
  idAt: async (stream, revision) => {
    const [event] = await store.read(stream, { from: revision, limit: 1 });
    return event?.id ?? null;
  },
});
