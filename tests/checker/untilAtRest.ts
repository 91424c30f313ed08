import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import * as v from 'valibot';
import { readCheckpoints, withDatabase } from './readEvidence.ts';

const headSchema = v.tuple([v.object({ head: v.string() })]);

const isAtRest = async (db: pg.Client): Promise<boolean> => {
  const { rows } = await db.query('select coalesce(max(position), 0)::text as head from event_store.events');
  const [{ head }] = v.parse(headSchema, rows);
  const checkpoints = await readCheckpoints(db);
  return checkpoints.length > 0 && checkpoints.every(({ position }) => position === BigInt(head));
};

const patienceMs = 60_000;

/**
 * Waits until every read model has come to the end of the log. After a minute it goes on without: one that has stopped never
 * comes there, and the checker will say so.
 */
export const untilAtRest = (databaseUrl: string): Promise<void> =>
  withDatabase(databaseUrl, async (db) => {
    const end = performance.now() + patienceMs;
    while (performance.now() < end && !(await isAtRest(db))) await pause(50);
  });
