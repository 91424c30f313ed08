import type pg from 'pg';

/** A session in use. All instants are ISO 8601; the gateway names the device. */
export type SessionUse = Readonly<{
  sessionId: string;
  personId: string;
  tokenVersion: number;
  browser: string;
  system: string;
  startedAt: string;
  /** When it expires. */
  until: string;
  usedAt: string;
}>;

/**
 * Recently used sessions, for the list in the owner's profile. A row does not make a session valid: its token, the log and
 * `vault.ended_sessions` decide that.
 */
export type VaultOpenSessions = Readonly<{
  /** Keeps the newest report of each session, in any order of arrival, and none of an erased person. Idempotent. */
  note: (uses: readonly SessionUse[]) => Promise<void>;
  /** When the person's session expires, an ISO 8601 instant; null where it is unknown or another person's. */
  untilOf: (sessionId: string, personId: string) => Promise<string | null>;
  /** Deletes sessions that expired before `now` (ISO 8601 instant), and late reports about erased people. */
  removeOld: (now: string) => Promise<void>;
}>;

/** No client address: the owner recognises the device by browser and system. */
export const openSessionsTable = `
  create table vault.open_sessions (
    session_id uuid primary key,
    person_id uuid not null,
    token_version int not null,
    browser text not null,
    system text not null,
    started_at timestamptz not null,
    until timestamptz not null,
    used_at timestamptz not null
  );
  create index on vault.open_sessions (person_id);
  create index on vault.open_sessions (until)`;

/** Written in a fixed order, so that two gateways that report the same people do not deadlock. */
const note = `
  insert into vault.open_sessions as kept
    (session_id, person_id, token_version, browser, system, started_at, until, used_at)
  select "sessionId", "personId", "tokenVersion", browser, system, "startedAt", until, "usedAt"
  from jsonb_to_recordset($1::jsonb) as used ("sessionId" uuid, "personId" uuid, "tokenVersion" int, browser text,
    system text, "startedAt" timestamptz, until timestamptz, "usedAt" timestamptz)
  where not exists (select from vault.forgotten where forgotten.person_id = used."personId")
  order by "sessionId"
  on conflict (session_id) do update set
    token_version = greatest(kept.token_version, excluded.token_version),
    used_at = greatest(kept.used_at, excluded.used_at)
  where kept.person_id = excluded.person_id`;

export const openSessionsIn = (pool: pg.Pool): VaultOpenSessions => ({
  note: async (uses) => {
    await pool.query(note, [JSON.stringify(uses)]);
  },
  untilOf: async (sessionId, personId) => {
    const { rows } = await pool.query<{ until: Date }>(
      'select until from vault.open_sessions where session_id = $1 and person_id = $2',
      [sessionId, personId],
    );
    return rows[0]?.until.toISOString() ?? null;
  },
  removeOld: async (now) => {
    await pool.query(
      `delete from vault.open_sessions as kept where until < $1
       or exists (select from vault.forgotten where forgotten.person_id = kept.person_id)`,
      [now],
    );
  },
});
