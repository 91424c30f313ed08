import type pg from 'pg';
import type { Mac } from './clubKey.ts';

/** What an attempt is counted under: any texts. Only keyed digests are stored. */
export type SignInAttempt = Readonly<{
  account: string;
  /** Whose known addresses count; the account itself where nobody is known to own it. */
  owner: string;
  address: string;
}>;

export type AttemptLimits = Readonly<{
  /** Attempts per window for an account from one address. */
  ofAccountAndAddress: number;
  ofAddress: number;
  /** For an account over all addresses without a recent successful sign-in of its owner. */
  ofUnknownAddresses: number;
  windowSeconds: number;
}>;

/**
 * `attemptsLeft`: how many more the account has from this address; the other limits depend on what others do, and are not told.
 * `retryAfterSeconds`: seconds until the next attempt is allowed.
 */
export type AttemptReservation =
  | Readonly<{ attemptId: string; attemptsLeft: number }>
  | Readonly<{ retryAfterSeconds: number }>;

export type VaultSignInAttempts = Readonly<{
  /** Counts an attempt before its outcome is known, so that concurrent attempts are all counted. `now`: ISO 8601 instant. */
  reserve: (attempt: SignInAttempt, limits: AttemptLimits, now: string) => Promise<AttemptReservation>;
  /** Removes an attempt that was no guess. */
  release: (attemptId: string) => Promise<void>;
  /** Removes the account's attempts from this address, and records the address as known to the owner. */
  succeeded: (attempt: SignInAttempt, now: string) => Promise<void>;
  /** Deletes attempts before `triesBefore` and addresses without a success since `successBefore`, ISO 8601 instants. */
  removeOld: (before: Readonly<{ tries: string; successes: string }>) => Promise<void>;
}>;

/** Digest under which an account's attempts are stored. */
export const accountDigest = (mac: Mac, account: string): Buffer => mac(`sign-in account ${account}`);

type ReservedRow = Readonly<{ reserved: string | null; free_at: Date | null; tries_before: number }>;

/** In one statement, which does not see the attempt that it counts. */
const reserveAttempt = `
  select reserved, free_at, (
    select count(*)::int from vault.sign_in_tries t
    where t.account = $1 and t.address = $3 and t.at > $4::timestamptz - make_interval(secs => $5)
  ) as tries_before
  from vault.reserve_sign_in($1, $2, $3, $4, make_interval(secs => $5), $6, $7, $8)`;

export const signInAttemptsIn = (pool: pg.Pool, mac: Mac): VaultSignInAttempts => {
  const digestsOf = ({ account, owner, address }: SignInAttempt): readonly Buffer[] => [
    accountDigest(mac, account),
    accountDigest(mac, owner),
    mac(`sign-in address ${address}`),
  ];
  return {
    reserve: async (attempt, { windowSeconds, ofAccountAndAddress, ofAddress, ofUnknownAddresses }, now) => {
      const { rows } = await pool.query<ReservedRow>(reserveAttempt, [
        ...digestsOf(attempt),
        ...[now, windowSeconds, ofAccountAndAddress, ofAddress, ofUnknownAddresses],
      ]);
      const { reserved = null, free_at: freeAt = null, tries_before: before = 0 } = rows[0] ?? {};
      if (reserved !== null)
        return { attemptId: reserved, attemptsLeft: Math.max(0, ofAccountAndAddress - before - 1) };
      const milliseconds = (freeAt?.getTime() ?? 0) - Date.parse(now);
      return { retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1_000)) };
    },
    release: async (attemptId) => {
      await pool.query('delete from vault.sign_in_tries where try_id = $1', [attemptId]);
    },
    succeeded: async (attempt, now) => {
      await pool.query(
        `with cleared as (delete from vault.sign_in_tries where account = $1 and address = $3)
         insert into vault.known_addresses (account, address, last_success) values ($2, $3, $4)
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
