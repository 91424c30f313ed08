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

/** One-time codes. The log decides whether a code is open, used, replaced or expired; here it is only compared. */
export type VaultCodes = Readonly<{
  /** Call it before the event that names `codeId`. Idempotent: the first code stays. */
  keep: (code: NewCode) => Promise<void>;
  /** Many at once, in one statement each for keys and codes. */
  keepAll: (codes: readonly NewCode[]) => Promise<void>;
  /** Whether this is a code that was ever sent to the person: used, replaced or not. */
  wasSentTo: (personId: string, code: string) => Promise<boolean>;
  /** Deletes codes that expired before `before`, an ISO 8601 instant. */
  removeOld: (before: string) => Promise<void>;
  /** `dead`: unknown, or a thousand wrong attempts. Concurrent calls get no more either. */
  compare: (codeId: string, code: string) => Promise<'right' | 'wrong' | 'dead'>;
  /** The plain code for the e-mail; null where it was sent already, and where the person's key is destroyed. */
  textOf: (codeId: string) => Promise<string | null>;
  /** Deletes the plain code; its digest stays. */
  mailed: (codeId: string) => Promise<void>;
}>;

/**
 * Over all addresses: few of all codes, and more than a stranger can use up while the code is open, because each address has a limit of its
 * own (command-service/user/handlers/codeThrottle.ts).
 */
const maxWrongAttempts = 1_000;

type SealedRow = Readonly<{ person_id: string; sealed_code: string | null }>;

const insertCodes = `insert into vault.codes (code_id, person_id, purpose, expires_at, hash, sealed_code)
  select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::timestamptz[], $5::bytea[], $6::text[])
  on conflict do nothing`;

/**
 * Only typed codes count wrong attempts; otherwise a stranger could invalidate another person's link. One statement, so that concurrent calls
 * wait for the count. It writes a row also where there is no code: otherwise the duration of the commit would tell who has a code
 * (reliability T06).
 */
const compared = `with tried as (
    update vault.codes set wrong_tries = wrong_tries + (hash <> $2 and purpose = 'INIT_CODE')::int
    where code_id = $1 and wrong_tries < $3 returning hash = $2 as is_right),
  feigned as (select pg_logical_emit_message(true, 'platzwart', 'no code') where not exists (select from tried))
  select (select is_right from tried), (select count(*) from feigned)`;

/** Digests are compared, so the duration reveals nothing of the code. */
const compareCode = async (pool: pg.Pool, codeId: string, hash: Buffer): Promise<'right' | 'wrong' | 'dead'> => {
  const { rows } = await pool.query<{ is_right: boolean | null }>(compared, [codeId, hash, maxWrongAttempts]);
  const isRight = rows[0]?.is_right ?? null;
  if (isRight === null) return 'dead';
  return isRight ? 'right' : 'wrong';
};

type HashRow = Readonly<{ code_id: string; hash: Buffer }>;

export const codesIn = (pool: pg.Pool, mac: Mac, { sealAll, unseal }: Sealing): VaultCodes => {
  // Digested with the club's key and the code's id: a short code cannot be found by trying all codes on a stolen table.
  const hashOf = (codeId: string, code: string): Buffer => mac(`code ${codeId} ${code}`);
  const keepAll = async (codes: readonly NewCode[]): Promise<void> => {
    const seals = await sealAll(codes.map(({ personId, code }) => ({ personId, plain: code })));
    const hashes = codes.map(({ codeId, code }) => hashOf(codeId, code));
    const column = (name: 'codeId' | 'personId' | 'purpose' | 'expiresAt') => codes.map((code) => code[name]);
    const plain = [column('codeId'), column('personId'), column('purpose'), column('expiresAt')];
    await pool.query(insertCodes, [...plain, hashes, seals]);
  };
  return {
    keep: (code) => keepAll([code]),
    keepAll,
    wasSentTo: async (personId, code) => {
      const { rows } = await pool.query<HashRow>('select code_id, hash from vault.codes where person_id = $1', [
        personId,
      ]);
      return rows.some(({ code_id, hash }) => hash.equals(hashOf(code_id, code)));
    },
    removeOld: async (before) => {
      await pool.query('delete from vault.codes where expires_at < $1', [before]);
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
