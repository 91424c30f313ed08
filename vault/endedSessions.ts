import type pg from 'pg';

/** Sessions that were ended before they expired. The gateway reads them from the table `vault.ended_sessions`. */
export type VaultEndedSessions = Readonly<{
  /** Notifies the channel `ended_sessions`. `until`: when the session would have ended, an ISO 8601 instant. */
  end: (sessionId: string, until: string) => Promise<void>;
  /** Deletes those that would have expired before `now` anyway. */
  removeOld: (now: string) => Promise<void>;
}>;

export const endedSessionsIn = (pool: pg.Pool): VaultEndedSessions => ({
  end: async (sessionId, until) => {
    await pool.query(
      `with ended as (
         insert into vault.ended_sessions (session_id, until) values ($1, $2) on conflict do nothing returning session_id)
       select pg_notify('ended_sessions', session_id::text) from ended`,
      [sessionId, until],
    );
  },
  removeOld: async (now) => {
    await pool.query('delete from vault.ended_sessions where until < $1', [now]);
  },
});
