import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import * as v from 'valibot';
import { readCheckpoints, withDatabase } from './readEvidence.ts';

const headSchema = v.tuple([v.object({ head: v.string() })]);

const isIdle = async (db: pg.Client): Promise<boolean> => {
  const { rows } = await db.query('select coalesce(max(position), 0)::text as head from event_store.events');
  const [{ head }] = v.parse(headSchema, rows);
  const checkpoints = await readCheckpoints(db);
  return checkpoints.length > 0 && checkpoints.every(({ position }) => position === BigInt(head));
};

const timeoutMs = 60_000;

/**
 * Waits until every read model is at the end of the log, for at most a minute: a stopped one never gets there, and the
 * checker reports it.
 */
export const waitUntilIdle = (databaseUrl: string): Promise<void> =>
  withDatabase(databaseUrl, async (db) => {
    const end = performance.now() + timeoutMs;
    while (performance.now() < end && !(await isIdle(db))) await pause(50);
  });
