import { invoiceRetentionYears } from '@platzwart/contracts/core';
import type pg from 'pg';
import { newKey, open, seal } from './sealing.ts';

/** `year`: the year of issue, in Berlin. */
type Retained = Readonly<{ year: number; sealed: string }>;

/**
 * Keys of documents that the law requires longer than their person may want: one for each year of issue. Erasing a person does not touch them,
 * and a year's key is destroyed when its documents no longer have to be kept (decisions.md N33, N35, N36, N49).
 */
export type VaultRetentionKeys = Readonly<{
  /** Seals the JSON value `plain` with the key of the year, which is created where it is missing. Throws where it was destroyed. */
  seal: (year: number, plain: unknown) => Promise<string>;
  /** The values given to `seal`, in the order of `items`; null where the key is destroyed. One query per call. */
  open: (items: readonly Retained[]) => Promise<readonly unknown[]>;
  /** Destroys the keys of years that ended more than eight years before `today` (`YYYY-MM-DD`). */
  destroyExpired: (today: string) => Promise<void>;
}>;

/** The last day on which what was issued in `year` has to be kept, `YYYY-MM-DD`. */
export const lastDayRetained = (year: number): string => `${year + invoiceRetentionYears}-12-31`;

/** A destroyed key leaves its year, so that no other key takes its place. */
export const retentionKeysTable = `
  create table vault.retention_keys (
    year int primary key,
    key bytea check (length(key) = 32),
    made_at timestamptz not null default now()
  )`;

type Row = Readonly<{ year: number; key: Buffer | null }>;

const keysOf = async (pool: pg.Pool, years: readonly number[]): Promise<ReadonlyMap<number, Buffer | null>> => {
  const { rows } = await pool.query<Row>('select year, key from vault.retention_keys where year = any($1)', [years]);
  return new Map(rows.map(({ year, key }) => [year, key]));
};

/** The key of the year, created by the first document of the year; null where it was destroyed. */
const keyFor = async (pool: pg.Pool, year: number): Promise<Buffer | null> => {
  const known = (await keysOf(pool, [year])).get(year);
  if (known !== undefined) return known;
  await pool.query('insert into vault.retention_keys (year, key) values ($1, $2) on conflict do nothing', [
    ...[year, newKey()],
  ]);
  return (await keysOf(pool, [year])).get(year) ?? null;
};

/** What a text is bound to, in the place of a person's id. */
const ownerOf = (year: number): string => `retention ${year}`;

export const retentionKeysIn = (pool: pg.Pool): VaultRetentionKeys => ({
  seal: async (year, plain) => {
    const key = await keyFor(pool, year);
    if (!key) throw new Error(`The retention key of ${year} is destroyed`);
    return seal(key, { personId: ownerOf(year), plain });
  },
  open: async (items) => {
    if (items.length === 0) return [];
    const keys = await keysOf(pool, [...new Set(items.map(({ year }) => year))]);
    return items.map(({ year, sealed }) => {
      const key = keys.get(year);
      return key ? open(key, { personId: ownerOf(year), sealed }) : null;
    });
  },
  destroyExpired: async (today) => {
    const firstKept = Number(today.slice(0, 4)) - invoiceRetentionYears;
    await pool.query('update vault.retention_keys set key = null where year < $1 and key is not null', [firstKept]);
  },
});
