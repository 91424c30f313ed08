import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import * as v from 'valibot';
import { readCheckpoints, withDatabase } from './readEvidence.ts';

const headSchema = v.tuple([v.object({ head: v.string() })]);

/** The position of the last event of the log. */
export const readHead = async (db: pg.Client): Promise<string> => {
  const { rows } = await db.query('select coalesce(max(position), 0)::text as head from event_store.events');
  return v.parse(headSchema, rows)[0].head;
};

const isIdle = async (db: pg.Client): Promise<boolean> => {
  const head = await readHead(db);
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
