import type pg from 'pg';

/** A session of which its owner has made use. All instants are ISO 8601; the device is called what the gateway calls it. */
export type SessionUse = Readonly<{
  sessionId: string;
  personId: string;
  tokenVersion: number;
  browser: string;
  system: string;
  startedAt: string;
  /** When it ends by itself. */
  until: string;
  usedAt: string;
}>;

/**
 * The sessions that people have made use of lately, for the list of their own, and for when they were used last. None is made
 * good by standing here: whether a session counts is said by its token, by the log and by `vault.ended_sessions`.
 */
export type VaultOpenSessions = Readonly<{
  /** The newest of what is told counts, in whatever order it comes. Nothing is kept of who was forgotten. Twice is once. */
  note: (uses: readonly SessionUse[]) => Promise<void>;
  /** When a session of the person's would end by itself, an ISO 8601 instant; null where it is nobody's, or another's. */
  untilOf: (sessionId: string, personId: string) => Promise<string | null>;
  /** Those that have ended by themselves before `now` (ISO 8601 instant), and what came late for who was forgotten. */
  removeOld: (now: string) => Promise<void>;
}>;

/** No address: which device it is, its owner sees by browser and system. */
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

/** In one order whoever writes, so that two gateways that tell of the same people never wait for each other. */
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
