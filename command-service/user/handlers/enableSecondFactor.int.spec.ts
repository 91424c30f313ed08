import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsOnPostgres, accountsOnPostgres, dataOf, password } from '../../testing/accountsOnPostgres.ts';
import { accepted, rejected } from '../../testing/expectedAnswers.ts';

let accounts: AccountsOnPostgres;
beforeAll(async () => {
  accounts = await accountsOnPostgres();
});
afterAll(() => accounts.close());

describe('A second factor', () => {
  const codeNow = (secret: string, at = '2026-06-15T08:00:00.000Z') =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.parse(at) });
  const setUp = (name: string, tried = password) =>
    accounts.service.setUpSecondFactor({
      ...{ actor: accounts.person(name).personId, correlationId: 'spec', password: tried },
    });
  const enable = (name: string, code: string) =>
    accounts.service.enableSecondFactor({ actor: accounts.person(name).personId, correlationId: 'spec', code });
  const signIn = (name: string, secondFactor: string | null) =>
    accounts.service.signIn({
      credential: dataOf(name).email,
      password,
      secondFactor,
      address: '192.0.2.9',
      correlationId: 'spec',
    });

  it('requires the password, and takes effect once its app has shown a right code', async () => {
    await accounts.register('Lotte', 'ADMIN');
    expect(await setUp('Lotte', 'guess')).toEqual(rejected('ERR_WRONG_OLD_PASS', 'password'));
    const made = await setUp('Lotte');
    if (made.outcome === 'rejected') throw new Error(made.code);
    expect(made.uri).toContain('otpauth://totp/');
    expect(await signIn('Lotte', null)).toMatchObject({ outcome: 'signed-in' });
    expect(await enable('Lotte', '000000')).toEqual(rejected('ERR_SECOND_FACTOR_INVALID', 'code'));
    const enabled = await enable('Lotte', codeNow(made.secret));
    if (enabled.outcome === 'rejected') throw new Error(enabled.code);
    expect(enabled.codes).toHaveLength(10);
    expect(await signIn('Lotte', null)).toMatchObject({ code: 'ERR_SECOND_FACTOR_REQUIRED' });
    const [first = ''] = enabled.codes;
    expect(await signIn('Lotte', first)).toMatchObject({ outcome: 'signed-in' });
    expect(await signIn('Lotte', first)).toMatchObject({ code: 'ERR_SECOND_FACTOR_INVALID' });
    expect(await enable('Lotte', codeNow(made.secret))).toEqual(rejected('ERR_SECOND_FACTOR_INVALID', 'code'));
  });

  it('cannot be guessed: after five wrong codes the right one is refused', async () => {
    await accounts.register('Mona');
    const made = await setUp('Mona');
    if (made.outcome === 'rejected') throw new Error(made.code);
    const guesses = await Promise.all(Array.from({ length: 8 }, () => enable('Mona', '000000')));
    const codes = guesses.map((answer) => (answer.outcome === 'rejected' ? answer.code : 'accepted'));
    expect(codes.filter((code) => code === 'ERR_SECOND_FACTOR_INVALID')).toHaveLength(5);
    const late = await enable('Mona', codeNow(made.secret));
    expect(late).toEqual(rejected('ERR_TOO_MANY_LOGIN_ATTEMPTS', 'code'));
    expect(await signIn('Mona', null)).toMatchObject({ outcome: 'signed-in' });
  });

  it('is removed with the password', async () => {
    const { personId: actor } = accounts.person('Lotte');
    const give = (tried: string) => accounts.send('RemoveSecondFactor', { password: tried }, { actor });
    expect(await give('guess')).toEqual(rejected('ERR_WRONG_OLD_PASS', 'password'));
    expect(await give(password)).toEqual(accepted);
    expect(await signIn('Lotte', null)).toMatchObject({ outcome: 'signed-in' });
  });
});
