import type pg from 'pg';

type NewLink = Readonly<{
  linkId: string;
  /** SHA-256 of the token, in hex. */
  tokenHash: string;
  /** ISO 8601 instant. */
  madeAt: string;
}>;

/** Addresses that need no sign-in because they hold a secret token. Whoever has the token sees what the link shows. */
export type VaultLinks = Readonly<{
  /** The person's only link to their calendar: an earlier one ends. No effect for an erased person. */
  renewCalendar: (personId: string, link: NewLink) => Promise<void>;
  /** Idempotent. */
  removeCalendar: (personId: string) => Promise<void>;
  /** A kiosk with this id stays as it is. */
  addKiosk: (name: string, link: NewLink) => Promise<void>;
  /** False where there is no such kiosk. */
  removeKiosk: (linkId: string) => Promise<boolean>;
}>;

/** Only the hash of a token is stored: who reads this table, or a backup of it, cannot open a link. */
export const linksTable = `
  create table vault.links (
    link_id uuid primary key,
    kind text not null check (kind in ('CALENDAR', 'KIOSK')),
    person_id uuid unique check ((kind = 'CALENDAR') = (person_id is not null)),
    name text,
    token_hash bytea not null unique check (length(token_hash) = 32),
    made_at timestamptz not null
  )`;

const renew = `
  insert into vault.links (link_id, kind, person_id, token_hash, made_at)
  select $2, 'CALENDAR', $1, decode($3, 'hex'), $4
  where not exists (select from vault.forgotten where person_id = $1)
  on conflict (person_id) do update set
    link_id = excluded.link_id, token_hash = excluded.token_hash, made_at = excluded.made_at`;

const add = `
  insert into vault.links (link_id, kind, name, token_hash, made_at)
  values ($1, 'KIOSK', $2, decode($3, 'hex'), $4) on conflict (link_id) do nothing`;

/** With its pairing: a call that is repeated must not bring it back. */
const remove = `
  with paired as (delete from vault.kiosk_pairings where pairing_id = $1)
  delete from vault.links where link_id = $1 and kind = 'KIOSK'`;

export const linksIn = (pool: pg.Pool): VaultLinks => ({
  renewCalendar: async (personId, { linkId, tokenHash, madeAt }) => {
    await pool.query(renew, [personId, linkId, tokenHash, madeAt]);
  },
  removeCalendar: async (personId) => {
    await pool.query('delete from vault.links where person_id = $1', [personId]);
  },
  addKiosk: async (name, { linkId, tokenHash, madeAt }) => {
    await pool.query(add, [linkId, name, tokenHash, madeAt]);
  },
  removeKiosk: async (linkId) => {
    const { rowCount } = await pool.query(remove, [linkId]);
    return (rowCount ?? 0) > 0;
  },
});
