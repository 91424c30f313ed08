import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsOnPostgres, accountsOnPostgres, dataOf, password } from '../testing/accountsOnPostgres.ts';
import { accepted, rejected } from '../testing/expectedAnswers.ts';

const newPassword = 'Sandplatz im Regen 3';

let accounts: AccountsOnPostgres;
beforeAll(async () => {
  accounts = await accountsOnPostgres();
});
afterAll(() => accounts.close());

describe('A member’s first sign-in', () => {
  it('takes the code of the letter and a password of their own, once', async () => {
    await accounts.register('Kaethe', 'MEMBER', { verified: false, password: null });
    const { memberNumber: credential } = accounts.person('Kaethe');
    const code = await accounts.codeFor('Kaethe', 'INIT_CODE');
    expect(code).toMatch(/^[A-Z2-9]{8}$/);
    const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `;
    expect(await accounts.send('VerifyPerson', { credential, code: typed, password: newPassword })).toEqual(accepted);
    expect(accounts.person('Kaethe')).toMatchObject({ verified: true, codes: [] });
    expect(await accounts.isPassword('Kaethe', newPassword)).toBe(true);
    const again = { credential, code, password: 'Rückhand-Longline' };
    expect(await accounts.send('VerifyPerson', again)).toEqual(rejected('ERR_USER_ALREADY_VERIFIED'));
    expect(await accounts.isPassword('Kaethe', newPassword)).toBe(true);
  });

  it('answers a wrong code, and somebody who does not exist, alike', async () => {
    await accounts.register('Lena', 'MEMBER', { verified: false, password: null });
    const wrong = { code: 'ABCDEFGH', password: newPassword };
    const { memberNumber } = accounts.person('Lena');
    for (const credential of [memberNumber, dataOf('Lena').email, '4711', 'nobody@platzwart.example'])
      expect(await accounts.send('VerifyPerson', { ...wrong, credential })).toEqual(
        rejected('ERR_WRONG_INIT_PASS', 'code'),
      );
    const link = { code: 'x'.repeat(43), password: null, credential: memberNumber };
    expect(await accounts.send('VerifyPerson', link)).toEqual(rejected('ERR_CODE_NOT_MATCH', 'code'));
  });

  it('is over after five wrong tries, until there is another letter', async () => {
    await accounts.register('Mia', 'MEMBER', { verified: false, password: null });
    const credential = dataOf('Mia').email;
    const code = await accounts.codeFor('Mia', 'INIT_CODE');
    for (let tries = 0; tries < 5; tries += 1)
      await accounts.send('VerifyPerson', { credential, code: 'ABCDEFGH', password: newPassword });
    const right = { credential, code, password: newPassword };
    expect(await accounts.send('VerifyPerson', right)).toEqual(rejected('ERR_WRONG_INIT_PASS', 'code'));
    await accounts.send('RequestCode', { email: credential, purpose: 'INIT_CODE' });
    await accounts.service.answerStrangers();
    const fresh = { ...right, code: await accounts.codeFor('Mia', 'INIT_CODE') };
    expect(await accounts.send('VerifyPerson', fresh)).toEqual(accepted);
  });

  it.each([
    ['nothing', null, 'ERR_INVALID_INPUT'],
    ['what everybody chooses', 'Password123', 'ERR_PASSWORD_TOO_COMMON'],
    ['what everybody at a tennis club chooses', 'Tennisclub2026!', 'ERR_PASSWORD_TOO_COMMON'],
    ['the own e-mail', 'Nora@platzwart.example', 'ERR_INVALID_INPUT'],
  ])('refuses %s as password, and leaves the code as it is', async (_, chosen, code) => {
    const name = 'Nora';
    await accounts.register(name, 'MEMBER', { verified: false, password: null }).catch(() => undefined);
    const typed = { credential: dataOf(name).email, code: await accounts.codeFor(name, 'INIT_CODE') };
    expect(await accounts.send('VerifyPerson', { ...typed, password: chosen })).toEqual(rejected(code, 'password'));
    expect(accounts.person(name).verified).toBe(false);
  });
});

describe('Asking for a letter', () => {
  const ask = (email: string, purpose: 'RESET_PASSWORD' | 'INIT_CODE' = 'RESET_PASSWORD', address?: string) =>
    accounts.send('RequestCode', { email, purpose }, address === undefined ? {} : { address });
  const answered = async (): Promise<number> => {
    await accounts.service.answerStrangers();
    const { rows } = await accounts.pool.query<{ count: number }>(
      'select count(*)::int as count from vault.code_requests where person_id is not null',
    );
    return rows[0]?.count ?? 0;
  };

  it('leads to one a minute, whoever asks how often', async () => {
    await accounts.register('Paul');
    const before = await answered();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(dataOf('Paul').email)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await answered()) - before).toBe(1);
    expect(await ask('nobody@platzwart.example')).toEqual(answers[0]);
    expect((await answered()) - before).toBe(1);
  });

  it('leads to ten an hour from one address', async () => {
    const names = Array.from({ length: 12 }, (_, number) => `Quentin${'abcdefghijkl'.charAt(number)}`);
    for (const name of names) await accounts.register(name, 'MEMBER', { password: null });
    const before = await answered();
    for (const name of names) await ask(dataOf(name).email, 'RESET_PASSWORD', '192.0.2.7');
    expect((await answered()) - before).toBe(10);
  });

  it('is not even written down beyond thirty an hour from one address: others would wait', async () => {
    for (let asked = 0; asked < 35; asked += 1) await ask(`wer${asked}@nirgends.example`, 'INIT_CODE', '192.0.2.8');
    const { rows } = await accounts.pool.query<{ count: number }>(
      'select count(*)::int as count from vault.code_requests where answered_at is null',
    );
    expect(rows[0]?.count).toBe(30);
    await ask('wer@nirgends.example', 'INIT_CODE', '192.0.2.9');
    const { rows: later } = await accounts.pool.query<{ count: number }>(
      'select count(*)::int as count from vault.code_requests where answered_at is null',
    );
    expect(later[0]?.count).toBe(31);
  });

  it('leads to the code that helps: the initial one where no password was ever chosen', async () => {
    await accounts.register('Rosa', 'MEMBER', { verified: false, password: null });
    const first = await accounts.codeFor('Rosa', 'INIT_CODE');
    await ask(dataOf('Rosa').email);
    await answered();
    expect(await accounts.codeFor('Rosa', 'INIT_CODE')).not.toBe(first);
  });

  it('leads to nothing for somebody who was deactivated', async () => {
    await accounts.register('Sophie', 'MEMBER', { active: false });
    const before = await answered();
    await ask(dataOf('Sophie').email);
    expect(await answered()).toBe(before);
  });
});

describe('A forgotten password', () => {
  it('is replaced by the code of the letter, once, and all sessions end', async () => {
    await accounts.register('Theo');
    const credential = dataOf('Theo').email;
    await accounts.send('RequestCode', { email: credential, purpose: 'RESET_PASSWORD' });
    await accounts.service.answerStrangers();
    const wanted = { credential, code: await accounts.codeFor('Theo', 'RESET_PASSWORD'), password: newPassword };
    const answers = await Promise.all([accounts.send('ResetPassword', wanted), accounts.send('ResetPassword', wanted)]);
    expect(answers.filter(({ outcome }) => outcome === 'accepted')).toHaveLength(1);
    expect(answers.find(({ outcome }) => outcome === 'rejected')).toEqual(rejected('ERR_CODE_NOT_MATCH', 'code'));
    expect(await accounts.isPassword('Theo', newPassword)).toBe(true);
    expect(accounts.person('Theo').tokenVersion).toBe(1);
  });

  it('stays for a wrong code, as for somebody who does not exist', async () => {
    await accounts.register('Uwe');
    for (const credential of [dataOf('Uwe').email, '4711'])
      expect(await accounts.send('ResetPassword', { credential, code: 'z'.repeat(43), password: newPassword })).toEqual(
        rejected('ERR_CODE_NOT_MATCH', 'code'),
      );
  });
});

describe('Another password', () => {
  it('takes the old one', async () => {
    const { personId: actor } = await accounts.register('Vera');
    const change = (oldPassword: string, wanted = newPassword) =>
      accounts.send('ChangePassword', { oldPassword, newPassword: wanted }, { actor });
    expect(await change('of an intruder')).toEqual(rejected('ERR_WRONG_OLD_PASS', 'oldPassword'));
    expect(await change(password, 'platzwart2026')).toEqual(rejected('ERR_PASSWORD_TOO_COMMON', 'newPassword'));
    expect(await change(password)).toEqual(accepted);
    expect(await accounts.isPassword('Vera', newPassword)).toBe(true);
    expect(accounts.person('Vera').tokenVersion).toBe(1);
  });

  it('is not guessed at: after five wrong ones nobody is asked any more', async () => {
    const { personId: actor } = await accounts.register('Willi');
    const guess = () => accounts.send('ChangePassword', { oldPassword: 'guess', newPassword }, { actor });
    for (let tries = 0; tries < 5; tries += 1)
      expect(await guess()).toEqual(rejected('ERR_WRONG_OLD_PASS', 'oldPassword'));
    expect(await guess()).toEqual(rejected('ERR_TOO_MANY_LOGIN_ATTEMPTS', 'oldPassword'));
  });
});

describe('Changing what is known of a person', () => {
  const update = (by: string, of: string, changes: object) => {
    const { memberNumber: userID } = accounts.person(of);
    return accounts.send('UpdatePerson', { userID, changes }, { actor: accounts.person(by).personId });
  };
  const dataIn = async (name: string) => {
    const { personId: id, sealed } = accounts.person(name);
    return (await accounts.vault.unseal([{ personId: id, sealed }]))[0];
  };

  it('lets people change phone, address and language of their own', async () => {
    await accounts.register('Bela');
    expect(await update('Bela', 'Bela', { phone: '0171 123456', language: 'en', firstName: 'Bela' })).toEqual(accepted);
    expect(await dataIn('Bela')).toEqual({ ...dataOf('Bela'), phone: '0171 123456', language: 'en' });
    const more = { lastName: 'Anders', role: 'ADMIN' };
    expect(await update('Bela', 'Bela', more)).toEqual(rejected('ERR_NOT_AUTHORIZED', 'lastName', 'role'));
  });

  it('tells nobody but an ADMIN whether somebody is there', async () => {
    await accounts.register('Carla');
    const { personId: actor } = accounts.person('Bela');
    for (const userID of [accounts.person('Carla').memberNumber, '4711'])
      expect(await accounts.send('UpdatePerson', { userID, changes: { phone: null } }, { actor })).toEqual(
        rejected('ERR_NOT_AUTHORIZED'),
      );
  });

  it('loses nothing where two change it at once', async () => {
    await accounts.register('Petra', 'ADMIN');
    await accounts.register('Dora');
    const second = await accounts.open();
    const { personId: actor } = accounts.person('Petra');
    const { memberNumber: userID, personId: id } = accounts.person('Dora');
    const answers = await Promise.all([
      accounts.send('UpdatePerson', { userID, changes: { lastName: 'Neumann' } }, { actor }),
      accounts.send('UpdatePerson', { userID, changes: { phone: null } }, { actor: id, at: second }),
    ]);
    expect(answers).toEqual([accepted, accepted]);
    await accounts.service.members.refresh();
    expect(await dataIn('Dora')).toEqual({ ...dataOf('Dora'), lastName: 'Neumann', phone: null });
  });

  it('sends another code where an ADMIN corrects an address that was never confirmed', async () => {
    await accounts.register('Emil', 'MEMBER', { verified: false, password: null });
    const { personId: id } = accounts.person('Emil');
    expect(await update('Petra', 'Emil', { email: 'emil@new.example' })).toEqual(accepted);
    await accounts.service.answerStrangers();
    const codes = accounts.service.members.current().state.byId.get(id)?.codes;
    expect(codes).toEqual([expect.objectContaining({ purpose: 'INIT_CODE' })]);
  });
});
