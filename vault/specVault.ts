import { freshDatabase } from '../tests/support/freshDatabase.ts';
import { poolOn } from '../tests/support/poolOn.ts';
import { migrateAsOwner } from '@platzwart/database/migrations';
import { openVault, vaultSchema } from './openVault.ts';

export const anna = '11111111-1111-4111-8111-111111111111';
export const ben = '22222222-2222-4222-8222-222222222222';

const emptyVault = { name: 'vault', fill: (url: string) => migrateAsOwner(url, [vaultSchema]) };

/** A vault in a database of its own, opened as the writer: `pool` connects as the writer, `url` as the owner. */
export const vaultForSpec = async () => {
  const database = await freshDatabase(emptyVault);
  const pool = poolOn(database.writerUrl);
  const vault = await openVault(pool);
  const close = async (): Promise<void> => {
    await pool.end();
    await database.drop();
  };
  return { pool, vault, url: database.url, close };
};
export type VaultForSpec = Awaited<ReturnType<typeof vaultForSpec>>;
