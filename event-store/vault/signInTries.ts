import type pg from 'pg';
import type { Mac } from './clubKey.ts';

/** Who tries, from where: any texts that tell one from the other. Only keyed digests of them are kept. */
export type Attempt = Readonly<{ account: string; address: string }>;

export type TryLimits = Readonly<{
  /** Tries that one window takes of an account from one address. */
  ofPair: number;
  ofAddress: number;
  /** Of an account over all addresses from which nobody has signed in to it lately. */
  ofStrangers: number;
  windowSeconds: number;
}>;

/** `retryAfterSeconds`: from then on there is room for one more. */
export type Reserved = Readonly<{ tryId: string }> | Readonly<{ retryAfterSeconds: number }>;

export type VaultSignInTries = Readonly<{
  /** Counts a try before it is known how it ends, so that no two at once count as one. `now`: ISO 8601 instant. */
  reserve: (attempt: Attempt, limits: TryLimits, now: string) => Promise<Reserved>;
  /** A try that was none: it counts no longer. */
  release: (tryId: string) => Promise<void>;
  /** The account's tries from this address count no longer, and the address is known for it from now on. */
  succeeded: (attempt: Attempt, now: string) => Promise<void>;
  /** Forgets tries before `triesBefore` and addresses without a success since `successBefore`, ISO 8601 instants. */
  removeOld: (before: Readonly<{ tries: string; successes: string }>) => Promise<void>;
}>;

/** Under which an account's tries are kept. */
export const accountDigest = (mac: Mac, account: string): Buffer => mac(`sign-in account ${account}`);

type ReservedRow = Readonly<{ reserved: string | null; free_at: Date | null }>;

export const signInTriesIn = (pool: pg.Pool, mac: Mac): VaultSignInTries => {
  const digestsOf = ({ account, address }: Attempt): readonly [Buffer, Buffer] => [
    accountDigest(mac, account),
    mac(`sign-in address ${address}`),
  ];
  return {
    reserve: async (attempt, { windowSeconds, ofPair, ofAddress, ofStrangers }, now) => {
      const { rows } = await pool.query<ReservedRow>(
        'select reserved, free_at from vault.reserve_sign_in_try($1, $2, $3, make_interval(secs => $4), $5, $6, $7)',
        [...digestsOf(attempt), now, windowSeconds, ofPair, ofAddress, ofStrangers],
      );
      const { reserved = null, free_at: freeAt = null } = rows[0] ?? {};
      if (reserved !== null) return { tryId: reserved };
      const milliseconds = (freeAt?.getTime() ?? 0) - Date.parse(now);
      return { retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1_000)) };
    },
    release: async (tryId) => {
      await pool.query('delete from vault.sign_in_tries where try_id = $1', [tryId]);
    },
    succeeded: async (attempt, now) => {
      await pool.query(
        `with cleared as (delete from vault.sign_in_tries where account = $1 and address = $2)
         insert into vault.known_addresses (account, address, last_success) values ($1, $2, $3)
         on conflict (account, address) do update set last_success = excluded.last_success`,
        [...digestsOf(attempt), now],
      );
    },
    removeOld: async ({ tries, successes }) => {
      await pool.query('delete from vault.sign_in_tries where at < $1', [tries]);
      await pool.query('delete from vault.known_addresses where last_success < $1', [successes]);
    },
  };
};
