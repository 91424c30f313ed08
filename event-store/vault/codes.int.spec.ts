import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type VaultForSpec, anna, ben, vaultForSpec } from './specVault.ts';

describe('One-time codes in the vault', () => {
  let spec: VaultForSpec;
  beforeAll(async () => {
    spec = await vaultForSpec();
  });
  afterAll(() => spec.close());

  const kept = async (code: string, personId = anna): Promise<string> => {
    const codeId = randomUUID();
    await spec.vault.codes.keep({
      codeId,
      personId,
      purpose: 'INIT_CODE',
      code,
      expiresAt: '2026-06-29T10:00:00Z',
    });
    return codeId;
  };

  it('are right, wrong, or unknown', async () => {
    const { codes } = spec.vault;
    const codeId = await kept('PLATZ7WA');
    expect(await codes.compare(codeId, 'PLATZ7WA')).toBe('right');
    expect(await codes.compare(codeId, 'PLATZ7WB')).toBe('wrong');
    expect(await codes.compare(codeId, '')).toBe('wrong');
    expect(await codes.compare(randomUUID(), 'PLATZ7WA')).toBe('dead');
  });

  it('are not right under the id of another code', async () => {
    const { codes } = spec.vault;
    const [annas, bens] = [await kept('PLATZ7WA'), await kept('SAND4LIN', ben)];
    expect(await codes.compare(annas, 'SAND4LIN')).toBe('wrong');
    expect(await codes.compare(bens, 'PLATZ7WA')).toBe('wrong');
  });

  it('are dead after five wrong tries, for the right one too', async () => {
    const { codes } = spec.vault;
    const codeId = await kept('PLATZ7WA');
    expect(await codes.compare(codeId, 'PLATZ7WA')).toBe('right');
    for (let guess = 1; guess <= 5; guess += 1) expect(await codes.compare(codeId, `GUESS${guess}`)).toBe('wrong');
    expect(await codes.compare(codeId, 'PLATZ7WA')).toBe('dead');
  });

  it('take five wrong tries and no more, however many come at once', async () => {
    const codeId = await kept('PLATZ7WA');
    const guesses = Array.from({ length: 40 }, (_, guess) => spec.vault.codes.compare(codeId, `GUESS${guess}`));
    const answers = await Promise.all(guesses);
    expect(answers.filter((answer) => answer === 'wrong')).toHaveLength(5);
    expect(answers.filter((answer) => answer === 'dead')).toHaveLength(35);
  });

  it('stay what they were when one is kept again', async () => {
    const { codes } = spec.vault;
    const codeId = await kept('PLATZ7WA');
    const again = {
      codeId,
      personId: ben,
      purpose: 'INIT_CODE',
      code: 'OF-A-THIEF',
      expiresAt: '2030-01-01T00:00:00Z',
    };
    await codes.keep(again);
    expect(await codes.compare(codeId, 'OF-A-THIEF')).toBe('wrong');
    expect(await codes.compare(codeId, 'PLATZ7WA')).toBe('right');
  });

  it('can be read for the letter until it is mailed, and be compared afterwards', async () => {
    const { codes } = spec.vault;
    const codeId = await kept('PLATZ7WA');
    expect(await codes.textOf(codeId)).toBe('PLATZ7WA');
    await codes.mailed(codeId);
    expect(await codes.textOf(codeId)).toBeNull();
    expect(await codes.textOf(randomUUID())).toBeNull();
    expect(await codes.compare(codeId, 'PLATZ7WA')).toBe('right');
  });

  it('stand in no row as they are', async () => {
    const codeId = await kept('CANARY42');
    const { rows } = await spec.pool.query('select codes::text from vault.codes where code_id = $1', [codeId]);
    const plain = ['CANARY42', Buffer.from('CANARY42').toString('hex'), Buffer.from('CANARY42').toString('base64url')];
    for (const text of plain) expect(JSON.stringify(rows)).not.toContain(text);
  });
});
