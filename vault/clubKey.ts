import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { newKey } from './sealing.ts';

/** HMAC-SHA-256 under the club's own key: finds a text again without storing it. The same for the same `value`. */
export type Mac = (value: string) => Buffer;

/** Creates the key where it is missing. */
export const macOfClub = async (pool: pg.Pool): Promise<Mac> => {
  await pool.query('insert into vault.digest_key (key) values ($1) on conflict do nothing', [newKey()]);
  const { rows } = await pool.query<{ key: Buffer }>('select key from vault.digest_key');
  const key = rows[0]?.key;
  if (!key) throw new Error('vault.digest_key is empty');
  return (value) => createHmac('sha256', key).update(value).digest();
};
