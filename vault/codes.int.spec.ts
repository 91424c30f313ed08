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

  it('are wrong under the id of another code', async () => {
    const { codes } = spec.vault;
    const [annas, bens] = [await kept('PLATZ7WA'), await kept('SAND4LIN', ben)];
    expect(await codes.compare(annas, 'SAND4LIN')).toBe('wrong');
    expect(await codes.compare(bens, 'PLATZ7WA')).toBe('wrong');
  });

  const threeWrongAttemptsAreLeft = (codeId: string) =>
    spec.pool.query('update vault.codes set wrong_tries = 997 where code_id = $1', [codeId]);

  it('are invalid after a thousand wrong attempts, even the right one', async () => {
    const { codes } = spec.vault;
    const codeId = await kept('PLATZ7WA');
    await threeWrongAttemptsAreLeft(codeId);
    expect(await codes.compare(codeId, 'PLATZ7WA')).toBe('right');
    for (let guess = 1; guess <= 3; guess += 1) expect(await codes.compare(codeId, `GUESS${guess}`)).toBe('wrong');
    expect(await codes.compare(codeId, 'PLATZ7WA')).toBe('dead');
  });

  it('accept a thousand wrong attempts at most, also concurrently', async () => {
    const codeId = await kept('PLATZ7WA');
    await threeWrongAttemptsAreLeft(codeId);
    const guesses = Array.from({ length: 40 }, (_, guess) => spec.vault.codes.compare(codeId, `GUESS${guess}`));
    const answers = await Promise.all(guesses);
    expect(answers.filter((answer) => answer === 'wrong')).toHaveLength(3);
    expect(answers.filter((answer) => answer === 'dead')).toHaveLength(37);
  });

  it('are not changed when one is stored again', async () => {
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

  it('can be read for the e-mail until it is sent, and compared afterwards', async () => {
    const { codes } = spec.vault;
    const codeId = await kept('PLATZ7WA');
    expect(await codes.textOf(codeId)).toBe('PLATZ7WA');
    await codes.mailed(codeId);
    expect(await codes.textOf(codeId)).toBeNull();
    expect(await codes.textOf(randomUUID())).toBeNull();
    expect(await codes.compare(codeId, 'PLATZ7WA')).toBe('right');
  });

  it('are stored in no row in plain text', async () => {
    const codeId = await kept('CANARY42');
    const { rows } = await spec.pool.query('select codes::text from vault.codes where code_id = $1', [codeId]);
    const plain = ['CANARY42', Buffer.from('CANARY42').toString('hex'), Buffer.from('CANARY42').toString('base64url')];
    for (const text of plain) expect(JSON.stringify(rows)).not.toContain(text);
  });
});
