import * as v from 'valibot';
import { type Database, decodeRows } from './database.ts';
import { sessionMilliseconds } from './sessions.ts';

/** Sessions that were ended early, kept in memory until their regular end. */
export type EndedSessions = Readonly<{
  /** Synchronous after the list was read for the first time. Refusal: ERR_DB_CONNECTION. */
  has: (sessionId: string) => boolean | Promise<boolean>;
  /** A notice that a session has ended: a hint that may come late, twice or never. */
  markEnded: (sessionId: string) => void;
  /** Reads the list, which is authoritative. Rejects where it cannot be read. */
  refresh: () => Promise<void>;
  /** Called once for each session that has ended. */
  onEnd: (listener: (sessionId: string) => void) => void;
}>;

const rowSchema = v.object({ sessionId: v.string(), until: v.number() });
const allStatement = `
  select session_id as "sessionId", (extract(epoch from until) * 1000)::float8 as until from vault.ended_sessions`;

/** `now` in epoch milliseconds. */
export const trackEndedSessions = (database: Pick<Database, 'rows'>, now: () => number): EndedSessions => {
  const ended = new Map<string, number>();
  const listeners: ((sessionId: string) => void)[] = [];
  let isLoaded = false;

  const add = (sessionId: string, until: number): void => {
    const isNew = !ended.has(sessionId);
    ended.set(sessionId, until);
    if (isNew) listeners.forEach((listener) => listener(sessionId));
  };
  // Sessions noticed during the read are not in its result yet: entries are removed only at their regular end.
  const dropOld = (): void => {
    for (const [sessionId, until] of ended) if (until < now()) ended.delete(sessionId);
  };
  const refresh = async (): Promise<void> => {
    const rows = decodeRows(rowSchema, await database.rows(allStatement));
    rows.filter(({ until }) => until >= now()).forEach(({ sessionId, until }) => add(sessionId, until));
    dropOld();
    isLoaded = true;
  };
  return {
    has: (sessionId) => (isLoaded ? ended.has(sessionId) : refresh().then(() => ended.has(sessionId))),
    markEnded: (sessionId) => add(sessionId, now() + sessionMilliseconds),
    refresh,
    onEnd: (listener) => void listeners.push(listener),
  };
};
