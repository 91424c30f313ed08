import { createHash, randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { streams } from '@platzwart/contracts/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccountsOnPostgres, accountsOnPostgres } from '../testing/accountsOnPostgres.ts';

let accounts: AccountsOnPostgres;
let known = 0;
const content = '"EXTF";700';
const named = () => ({
  ...{ exportId: randomUUID(), kind: 'DATEV', from: '2026-01-01', to: '2026-12-31', isOnlyNew: true, after: null },
  ...{ upTo: '0000000000000000012', rows: 3, fileName: 'EXTF.csv', file: gzipSync(content).toString('base64') },
});
const record = async (data: object, person = 'Petra'): Promise<string> => {
  const actor = accounts.person(person).personId;
  const call = { type: 'RecordExport', actor, data, correlationId: 'spec', idempotencyKey: null } as const;
  const answer = await accounts.service.receive(call);
  return answer.outcome === 'rejected' ? [answer.code, ...answer.fields].join(' ') : 'accepted';
};
const exportsInLog = async () =>
  (await accounts.store.read(streams.club)).filter(({ type }) => type === 'AccountingExported').map(({ data }) => data);

beforeAll(async () => {
  accounts = await accountsOnPostgres();
  await accounts.register('Petra', 'ADMIN');
  await accounts.register('Otto');
});
beforeEach(async () => {
  known = (await exportsInLog()).length;
});
afterAll(() => accounts.close());

describe('An export of postings in the log', () => {
  it('has the digest of its file, which is in the vault', async () => {
    const sent = named();
    expect(await record({ ...sent, expected: known })).toBe('accepted');
    const { file: _, ...kept } = sent;
    const sha256 = createHash('sha256').update(content).digest('hex');
    expect((await exportsInLog()).at(-1)).toEqual({ ...kept, sha256 });
    const stored = `select convert_from(bytes, 'UTF8') as content from vault.exports where export_id = $1`;
    expect((await accounts.pool.query(stored, [sent.exportId])).rows).toEqual([{ content }]);
    expect(await record({ ...sent, expected: known })).toBe('accepted');
    expect(await exportsInLog()).toHaveLength(known + 1);
  });

  it('is one of two that were made at once; the other one has to choose its postings again', async () => {
    const [first, second] = [named(), named()];
    const outcomes = await Promise.all([first, second].map((sent) => record({ ...sent, expected: known })));
    expect(outcomes.toSorted()).toEqual(['ERR_EXPORT_OUTDATED', 'accepted']);
    expect(await exportsInLog()).toHaveLength(known + 1);
    const late = outcomes[0] === 'accepted' ? second : first;
    expect(await record({ ...late, expected: known + 1 })).toBe('accepted');
  });

  it.each([
    ['what is no gzip file', { file: Buffer.from('plain').toString('base64') }],
    ['what is no base64', { file: '%%%' }],
    ['a name that is a path', { fileName: '../EXTF.csv' }],
    ['no postings', { rows: 0 }],
    ['another kind', { kind: 'PDF' }],
  ])('is refused with %s', async (_, change) => {
    expect(await record({ ...named(), ...change, expected: known })).toContain('ERR_INVALID_INPUT');
    expect(await exportsInLog()).toHaveLength(known);
  });

  it('is made by ADMINs', async () => {
    expect(await record({ ...named(), expected: known }, 'Otto')).toBe('ERR_NOT_AUTHORIZED');
  });
});
