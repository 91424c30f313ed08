import type pg from 'pg';
import * as v from 'valibot';
import type { Mac } from './clubKey.ts';
import { inSerializedTransaction } from './serializedTransaction.ts';

/** A screen that asks to become a kiosk. All instants are ISO 8601. */
export type NewKioskPairing = Readonly<{
  /** The id of the link that it becomes. */
  pairingId: string;
  /** What the screen shows. */
  code: string;
  /** SHA-256 of the screen's secret, in hex. */
  tokenHash: string;
  browser: string;
  system: string;
  /** The client address, any text that identifies it. */
  address: string;
  requestedAt: string;
  expiresAt: string;
}>;

/** Open requests, counted before one more is added. */
export type KioskPairingsOpen = Readonly<v.InferOutput<typeof openSchema>>;
const openSchema = v.object({ fromAddress: v.number(), all: v.number() });

/**
 * Screens that show a code until somebody confirms it (docs/adr/0047-secret-links.md). The code opens nothing: it finds the row, and the
 * link that is made of it has the secret of the screen.
 */
export type VaultKioskPairings = Readonly<{
  /** Whether it was added: within the limits, and with a code that no other screen shows. Concurrent calls are serialised. */
  request: (pairing: NewKioskPairing, isAllowed: (open: KioskPairingsOpen) => boolean) => Promise<boolean>;
  /**
   * Makes the screen with this code a kiosk; returns its id, or null where no screen shows the code at `at`. The same again changes nothing;
   * with another name it is refused: a code is confirmed once.
   */
  confirm: (confirmation: Readonly<{ code: string; name: string; at: string }>) => Promise<string | null>;
  /** Deletes those that had expired before `before`, an ISO 8601 instant. */
  removeOld: (before: string) => Promise<void>;
}>;

export const kioskPairingsTable = `
  create table vault.kiosk_pairings (
    pairing_id uuid primary key,
    code text not null unique,
    token_hash bytea not null unique check (length(token_hash) = 32),
    browser text not null,
    system text not null,
    address_digest bytea not null,
    requested_at timestamptz not null,
    expires_at timestamptz not null,
    confirmed_as text
  )`;

const expired = 'delete from vault.kiosk_pairings where expires_at <= $1';

const open = `select count(*) filter (where address_digest = $1)::int as "fromAddress", count(*)::int as all
  from vault.kiosk_pairings where confirmed_as is null`;

const add = `
  insert into vault.kiosk_pairings
    (pairing_id, code, token_hash, browser, system, address_digest, requested_at, expires_at)
  values ($1, $2, decode($3, 'hex'), $4, $5, $6, $7, $8) on conflict do nothing`;

const confirmed = `
  with confirmed as (
    update vault.kiosk_pairings set confirmed_as = $2
    where code = $1 and expires_at > $3 and coalesce(confirmed_as, $2) = $2
    returning pairing_id, token_hash),
  added as (
    insert into vault.links (link_id, kind, name, token_hash, made_at)
    select pairing_id, 'KIOSK', $2, token_hash, $3 from confirmed on conflict do nothing)
  select pairing_id from confirmed`;

export const kioskPairingsIn = (pool: pg.Pool, mac: Mac): VaultKioskPairings => ({
  request: ({ pairingId, code, tokenHash, browser, system, address, requestedAt, expiresAt }, isAllowed) =>
    inSerializedTransaction(pool, 'vault.kiosk_pairings', async (client) => {
      const from = mac(`pairing address ${address}`);
      await client.query(expired, [requestedAt]);
      const { rows } = await client.query(open, [from]);
      if (!isAllowed(v.parse(openSchema, rows[0]))) return false;
      const row = [pairingId, code, tokenHash, browser, system, from, requestedAt, expiresAt];
      return (await client.query(add, row)).rowCount === 1;
    }),
  confirm: async ({ code, name, at }) => {
    const { rows } = await pool.query<{ pairing_id: string }>(confirmed, [code, name, at]);
    return rows[0]?.pairing_id ?? null;
  },
  removeOld: async (before) => {
    await pool.query(expired, [before]);
  },
});
