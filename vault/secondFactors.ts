import type pg from 'pg';
import type { Mac } from './clubKey.ts';
import type { Sealing } from './personKeys.ts';

export type NewFactor = Readonly<{ factorId: string; personId: string; secret: string }>;
export type NewRecoveryCode = Readonly<{ recoveryCodeId: string; code: string }>;

/** Secrets of second factors, and their recovery codes. The log decides which factor is valid. */
export type VaultSecondFactors = Readonly<{
  /** Call it before the event that names `factorId`. Idempotent: the first secret stays. */
  keep: (factor: NewFactor) => Promise<void>;
  /** The one that was set up last; null where there is none. */
  newestOf: (personId: string) => Promise<string | null>;
  /** Deletes those that are older than `before` (ISO 8601 instant) and not in `current`. */
  removeOthers: (current: readonly string[], before: string) => Promise<void>;
  /** Null where there is none, and where the person's key is destroyed. */
  secretOf: (factorId: string) => Promise<string | null>;
  /** True once per time step, and never for an earlier one: a code that was observed cannot be used again. */
  useStep: (factorId: string, step: number) => Promise<boolean>;
  keepRecoveryCodes: (factorId: string, codes: readonly NewRecoveryCode[]) => Promise<void>;
  /** Uses a recovery code: returns its id where it matches and was unused, else null. */
  useRecoveryCode: (factorId: string, code: string) => Promise<string | null>;
  /** Deletes the factor with its recovery codes. */
  remove: (factorId: string) => Promise<void>;
}>;

type SealedRow = Readonly<{ person_id: string; sealed_secret: string }>;

const secretIn =
  (pool: pg.Pool, { unseal }: Pick<Sealing, 'unseal'>) =>
  async (factorId: string) => {
    const { rows } = await pool.query<SealedRow>(
      'select person_id, sealed_secret from vault.second_factors where factor_id = $1',
      [factorId],
    );
    const found = rows.map(({ person_id, sealed_secret }) => ({ personId: person_id, sealed: sealed_secret }));
    const [secret] = await unseal(found);
    return typeof secret === 'string' ? secret : null;
  };

/** A delete succeeds for one caller only, so a code is used once. */
const takeRecoveryCode = async (pool: pg.Pool, factorId: string, hash: Buffer): Promise<string | null> => {
  const { rows } = await pool.query<{ recovery_code_id: string }>(
    'delete from vault.recovery_codes where factor_id = $1 and hash = $2 returning recovery_code_id',
    [factorId, hash],
  );
  return rows[0]?.recovery_code_id ?? null;
};

/** As people type them: in small letters, with other dashes or none. */
const typed = (code: string): string => code.toUpperCase().replace(/[^\dA-Z]/g, '');

export const secondFactorsIn = (pool: pg.Pool, mac: Mac, sealing: Sealing): VaultSecondFactors => {
  const hashOf = (factorId: string, code: string): Buffer => mac(`recovery code ${factorId} ${typed(code)}`);
  return {
    keep: async ({ factorId, personId, secret }) => {
      await pool.query(
        `insert into vault.second_factors (factor_id, person_id, sealed_secret) values ($1, $2, $3)
         on conflict do nothing`,
        [factorId, personId, await sealing.seal(personId, secret)],
      );
    },
    newestOf: async (personId) => {
      const { rows } = await pool.query<{ factor_id: string }>(
        'select factor_id from vault.second_factors where person_id = $1 order by made_at desc limit 1',
        [personId],
      );
      return rows[0]?.factor_id ?? null;
    },
    removeOthers: async (current, before) => {
      await pool.query('delete from vault.second_factors where made_at < $2 and not (factor_id = any($1::uuid[]))', [
        current,
        before,
      ]);
    },
    secretOf: secretIn(pool, sealing),
    useStep: async (factorId, step) => {
      const used = await pool.query(
        'update vault.second_factors set last_step = $2 where factor_id = $1 and last_step < $2',
        [factorId, step],
      );
      return used.rowCount === 1;
    },
    keepRecoveryCodes: async (factorId, codes) => {
      await pool.query(
        `insert into vault.recovery_codes (factor_id, recovery_code_id, hash)
         select $1, id, hash from unnest($2::uuid[], $3::bytea[]) as made (id, hash) on conflict do nothing`,
        [factorId, codes.map(({ recoveryCodeId }) => recoveryCodeId), codes.map(({ code }) => hashOf(factorId, code))],
      );
    },
    useRecoveryCode: (factorId, code) => takeRecoveryCode(pool, factorId, hashOf(factorId, code)),
    remove: async (factorId) => {
      await pool.query('delete from vault.second_factors where factor_id = $1', [factorId]);
    },
  };
};
