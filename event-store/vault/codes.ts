import type pg from 'pg';
import type { Mac } from './clubKey.ts';
import type { Sealing } from './personKeys.ts';

export type NewCode = Readonly<{
  codeId: string;
  personId: string;
  purpose: string;
  code: string;
  /** ISO 8601 instant. */
  expiresAt: string;
}>;

/** One-time codes. Whether one is still open, used, replaced or has run out is decided by the log; here it is only compared. */
export type VaultCodes = Readonly<{
  /** Before the event that names `codeId`. Twice is once: the first code stays. */
  keep: (code: NewCode) => Promise<void>;
  /** `dead`: unknown, or wrong five times. However many compare at once, five wrong ones are all there are. */
  compare: (codeId: string, code: string) => Promise<'right' | 'wrong' | 'dead'>;
  /** For the letter; null where it was mailed already, and where the person's key is gone. */
  textOf: (codeId: string) => Promise<string | null>;
  /** From now on nobody can read it any more. */
  mailed: (codeId: string) => Promise<void>;
}>;

const mostWrongTries = 5;

type SealedRow = Readonly<{ person_id: string; sealed_code: string | null }>;

const keepCode = async (pool: pg.Pool, { codeId, personId, purpose, expiresAt }: NewCode, kept: readonly unknown[]) => {
  await pool.query(
    `insert into vault.codes (code_id, person_id, purpose, expires_at, hash, sealed_code)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [codeId, personId, purpose, expiresAt, ...kept],
  );
};

/** In one statement, so that whoever comes at the same time waits for the count. What is compared are digests: how long that takes tells nothing of the code. */
const compareCode = async (pool: pg.Pool, codeId: string, hash: Buffer): Promise<'right' | 'wrong' | 'dead'> => {
  const { rows } = await pool.query<{ is_right: boolean }>(
    `update vault.codes set wrong_tries = wrong_tries + (hash <> $2)::int
     where code_id = $1 and wrong_tries < $3 returning hash = $2 as is_right`,
    [codeId, hash, mostWrongTries],
  );
  if (!rows[0]) return 'dead';
  return rows[0].is_right ? 'right' : 'wrong';
};

export const codesIn = (pool: pg.Pool, mac: Mac, { seal, unseal }: Sealing): VaultCodes => {
  // Under the club's key and with an id of its own: a short code cannot be found by trying all of them on a stolen table.
  const hashOf = (codeId: string, code: string): Buffer => mac(`code ${codeId} ${code}`);
  return {
    keep: async (code) => {
      const { codeId, personId } = code;
      await keepCode(pool, code, [hashOf(codeId, code.code), await seal(personId, code.code)]);
    },
    compare: (codeId, code) => compareCode(pool, codeId, hashOf(codeId, code)),
    textOf: async (codeId) => {
      const { rows } = await pool.query<SealedRow>(
        'select person_id, sealed_code from vault.codes where code_id = $1',
        [codeId],
      );
      const { person_id: personId = '', sealed_code: sealed = null } = rows[0] ?? {};
      const [code] = sealed === null ? [] : await unseal([{ personId, sealed }]);
      return typeof code === 'string' ? code : null;
    },
    mailed: async (codeId) => {
      await pool.query('update vault.codes set sealed_code = null where code_id = $1', [codeId]);
    },
  };
};
