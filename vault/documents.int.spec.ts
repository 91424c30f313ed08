import { createHash } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KeptDocument } from './openVault.ts';
import { type VaultForSpec, anna, vaultForSpec } from './specVault.ts';

let opened: VaultForSpec;
beforeAll(async () => {
  opened = await vaultForSpec();
});
afterAll(() => opened.close());

const bytes = new TextEncoder().encode('%PDF-1.7 Rechnung');
const document: KeptDocument = {
  ...{ invoiceId: '00000000-0000-4000-8000-000000000001', warningLevel: 0, personId: anna, templateVersion: 1, bytes },
  ...{ fileName: 'Rechnung-2026-00012.pdf', keptUntil: '2034-12-31' },
};
const textOf = async (name: Parameters<VaultForSpec['vault']['documents']['find']>[0]) => {
  const found = await opened.vault.documents.find(name);
  return found && new TextDecoder().decode(found.bytes);
};

describe('A document that the club has sent', () => {
  it('is stored once, with its hash: what is rendered again later changes nothing', async () => {
    const { documents } = opened.vault;
    await documents.keep(document);
    await documents.keep({ ...document, bytes: new TextEncoder().encode('another') });
    expect(await textOf(document)).toBe('%PDF-1.7 Rechnung');
    const { rows } = await opened.pool.query<{ hash: string }>(
      `select encode(sha256, 'hex') as hash from vault.documents`,
    );
    expect(rows).toEqual([{ hash: createHash('sha256').update(bytes).digest('hex') }]);
  });

  it('stands beside the letters about it', async () => {
    expect(await textOf({ ...document, warningLevel: 1 })).toBeNull();
    await opened.vault.documents.keep({ ...document, warningLevel: 1, bytes: new TextEncoder().encode('letter') });
    expect(await textOf({ ...document, warningLevel: 1 })).toBe('letter');
    expect(await textOf(document)).toBe('%PDF-1.7 Rechnung');
  });

  it.each([
    `update vault.documents set bytes = 'x', sha256 = sha256('x')`,
    `update vault.documents set kept_until = '2000-01-01'`,
    'delete from vault.documents',
    'truncate vault.documents',
  ])('is neither changed nor deleted before its time, not even by the owner: %s', async (statement) => {
    const owner = new pg.Client(opened.url);
    await owner.connect();
    await expect(owner.query(statement)).rejects.toThrow('kept unchanged until its time is over');
    await owner.end();
    await expect(opened.pool.query(statement)).rejects.toThrow();
    expect(await textOf(document)).toBe('%PDF-1.7 Rechnung');
  });

  it('stays when its person is erased', async () => {
    await opened.vault.forget(anna);
    expect(await textOf(document)).toBe('%PDF-1.7 Rechnung');
  });

  it('is deleted when its time is over', async () => {
    const over = { ...document, invoiceId: '00000000-0000-4000-8000-000000000002', keptUntil: '2020-12-31' };
    await opened.vault.documents.keep(over);
    await opened.vault.documents.deleteExpired();
    expect(await textOf(over)).toBeNull();
    expect(await textOf(document)).toBe('%PDF-1.7 Rechnung');
  });
});
