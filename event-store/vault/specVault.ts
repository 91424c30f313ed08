import { freshDatabase } from '../../tests/support/freshDatabase.ts';
import { poolOn } from '../../tests/support/poolOn.ts';
import { migrateAsOwner } from '../migrations.ts';
import { openVault, vaultSchema } from '../vault.ts';

export const anna = '11111111-1111-4111-8111-111111111111';
export const ben = '22222222-2222-4222-8222-222222222222';

/** A vault in a database of its own, opened as the writer does: `pool` is his, and `url` the owner's. */
export const vaultForSpec = async () => {
  const database = await freshDatabase();
  await migrateAsOwner(database.url, [vaultSchema]);
  const pool = poolOn(database.writerUrl);
  const vault = await openVault(pool);
  const close = async (): Promise<void> => {
    await pool.end();
    await database.drop();
  };
  return { pool, vault, url: database.url, close };
};
export type VaultForSpec = Awaited<ReturnType<typeof vaultForSpec>>;
