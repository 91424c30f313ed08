import * as v from 'valibot';
import { type Database, decodeRows } from './database.ts';
import { sessionMilliseconds } from './sessions.ts';

/** Sessions that were ended before their time, kept in memory until they would have ended anyway. */
export type EndedSessions = Readonly<{
  /** At once, but for the time before the list was read for the first time. Refusal: ERR_DB_CONNECTION. */
  has: (sessionId: string) => boolean | Promise<boolean>;
  /** Somebody said that it has ended: a hint, which may come late, twice or never. */
  hear: (sessionId: string) => void;
  /** Reads the list, which is the truth. Rejects where it cannot be read. */
  refresh: () => Promise<void>;
  /** Told once of each session that has ended. */
  onEnd: (listener: (sessionId: string) => void) => void;
}>;

const rowSchema = v.object({ sessionId: v.string(), until: v.number() });
const all = `
  select session_id as "sessionId", (extract(epoch from until) * 1000)::float8 as until from vault.ended_sessions`;

/** `now` in epoch milliseconds. */
export const endedSessionsIn = (database: Pick<Database, 'rows'>, now: () => number): EndedSessions => {
  const ended = new Map<string, number>();
  const listeners: ((sessionId: string) => void)[] = [];
  let isRead = false;

  const add = (sessionId: string, until: number): void => {
    const isNew = !ended.has(sessionId);
    ended.set(sessionId, until);
    if (isNew) listeners.forEach((listener) => listener(sessionId));
  };
  // What was heard of while the list was read is not in it yet: nothing is taken away before its time.
  const dropOld = (): void => {
    for (const [sessionId, until] of ended) if (until < now()) ended.delete(sessionId);
  };
  const refresh = async (): Promise<void> => {
    const rows = decodeRows(rowSchema, await database.rows(all));
    rows.filter(({ until }) => until >= now()).forEach(({ sessionId, until }) => add(sessionId, until));
    dropOld();
    isRead = true;
  };
  return {
    has: (sessionId) => (isRead ? ended.has(sessionId) : refresh().then(() => ended.has(sessionId))),
    hear: (sessionId) => add(sessionId, now() + sessionMilliseconds),
    refresh,
    onEnd: (listener) => void listeners.push(listener),
  };
};
