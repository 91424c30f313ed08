import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type VaultForSpec, vaultForSpec } from './specVault.ts';

let opened: VaultForSpec;
beforeAll(async () => {
  opened = await vaultForSpec();
});
afterAll(() => opened.close());

const file = {
  ...{ exportId: '00000000-0000-4000-8000-0000000000e1', fileName: 'EXTF.csv', keptUntil: '2036-12-31' },
  bytes: new TextEncoder().encode('"EXTF"'),
};
const stored = async () =>
  (await opened.pool.query<{ bytes: Buffer }>('select bytes from vault.exports')).rows.map(({ bytes }) =>
    String(bytes),
  );

describe('A file that was exported', () => {
  it('is stored once, and neither changed nor deleted before its time', async () => {
    const { exports } = opened.vault;
    await exports.keep(file);
    await exports.keep({ ...file, bytes: new TextEncoder().encode('another') });
    const owner = new pg.Client(opened.url);
    await owner.connect();
    for (const statement of [
      `update vault.exports set bytes = 'x', sha256 = sha256('x')`,
      'delete from vault.exports',
      'truncate vault.exports',
    ])
      await expect(owner.query(statement)).rejects.toThrow('kept unchanged until its time is over');
    await owner.end();
    await exports.deleteExpired();
    expect(await stored()).toEqual(['"EXTF"']);
  });

  it('is deleted when its time is over', async () => {
    await opened.vault.exports.keep({
      ...file,
      exportId: '00000000-0000-4000-8000-0000000000e2',
      keptUntil: '2020-12-31',
    });
    await opened.vault.exports.deleteExpired();
    expect(await stored()).toEqual(['"EXTF"']);
  });
});
