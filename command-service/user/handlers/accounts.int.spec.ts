import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type AccountsOnPostgres, accountsOnPostgres, dataOf, password } from '../../testing/accountsOnPostgres.ts';
import { accepted, rejected } from '../../testing/expectedAnswers.ts';

const newPassword = 'Sandplatz im Regen 3';

let accounts: AccountsOnPostgres;
beforeAll(async () => {
  accounts = await accountsOnPostgres();
});
afterAll(() => accounts.close());

describe('A member’s first sign-in', () => {
  it('accepts the code of the email with a new password, once', async () => {
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

  it('refuses a wrong code and an unknown person alike', async () => {
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

  it('is refused after five wrong attempts from one address, and accepted from every other', async () => {
    await accounts.register('Mia', 'MEMBER', { verified: false, password: null });
    const credential = dataOf('Mia').email;
    const right = { credential, code: await accounts.codeFor('Mia', 'INIT_CODE'), password: newPassword };
    const from = (address: string, data = right) => accounts.send('VerifyPerson', data, { address });
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await from('198.51.100.1', { ...right, code: 'ABCDEFGH' })).toEqual(
        rejected('ERR_WRONG_INIT_PASS', 'code'),
      );
    expect(await from('198.51.100.1')).toEqual(rejected('ERR_TOO_MANY_LOGIN_ATTEMPTS', 'code'));
    for (let stranger = 2; stranger < 40; stranger += 1)
      await from(`198.51.100.${stranger}`, { ...right, code: 'ABCDEFGH' });
    expect(await from('203.0.113.1')).toEqual(accepted);
  });

  it('is refused after thirty wrong attempts from one address, at any accounts, known or unknown', async () => {
    const outcomes: unknown[] = [];
    for (let number = 0; number < 31; number += 1)
      outcomes.push(
        await accounts.send(
          'VerifyPerson',
          { credential: `nobody.${number}@platzwart.example`, code: 'ABCDEFGH', password: newPassword },
          { address: '198.51.100.200' },
        ),
      );
    expect(outcomes.slice(0, 30)).toEqual(outcomes.slice(0, 30).map(() => rejected('ERR_WRONG_INIT_PASS', 'code')));
    expect(outcomes.at(-1)).toEqual(rejected('ERR_TOO_MANY_LOGIN_ATTEMPTS', 'code'));
  });

  it('does the same work for every refusal, whether the account is verified, unverified or unknown', async () => {
    await accounts.register('Nele', 'MEMBER', { verified: false, password: null });
    await accounts.register('Olga');
    const { codes } = accounts.vault;
    const [compare, wasSentTo] = [vi.spyOn(codes, 'compare'), vi.spyOn(codes, 'wasSentTo')];
    const work: (readonly [number, number])[] = [];
    for (const credential of [dataOf('Nele').email, dataOf('Olga').email, '4711']) {
      const wrong = { credential, code: 'ABCDEFGH', password: newPassword };
      expect(await accounts.send('VerifyPerson', wrong)).toEqual(rejected('ERR_WRONG_INIT_PASS', 'code'));
      work.push([compare.mock.calls.length, wasSentTo.mock.calls.length]);
    }
    expect(work).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
    vi.restoreAllMocks();
  });

  it.each([
    ['nothing', null, 'ERR_INVALID_INPUT'],
    ['what everybody chooses', 'Password123', 'ERR_PASSWORD_TOO_COMMON'],
    ['what everybody at a tennis club chooses', 'Tennisclub2026!', 'ERR_PASSWORD_TOO_COMMON'],
    ['the own e-mail', 'Nora@platzwart.example', 'ERR_PASSWORD_OWN'],
    ['one sign over and over', 'nnnnnnnn', 'ERR_PASSWORD_REPEATED'],
  ])('refuses %s as password, and keeps the code valid', async (_, chosen, code) => {
    const name = 'Nora';
    await accounts.register(name, 'MEMBER', { verified: false, password: null }).catch(() => undefined);
    const typed = { credential: dataOf(name).email, code: await accounts.codeFor(name, 'INIT_CODE') };
    expect(await accounts.send('VerifyPerson', { ...typed, password: chosen })).toEqual(rejected(code, 'password'));
    expect(accounts.person(name).verified).toBe(false);
  });
});

describe('Requesting an email', () => {
  const ask = (email: string, purpose: 'RESET_PASSWORD' | 'INIT_CODE' = 'RESET_PASSWORD', address?: string) =>
    accounts.send('RequestCode', { email, purpose }, address === undefined ? {} : { address });
  const answered = async (): Promise<number> => {
    await accounts.service.runJob('processPendingRequests');
    const { rows } = await accounts.pool.query<{ count: number }>(
      'select count(*)::int as count from vault.code_requests where person_id is not null',
    );
    return rows[0]?.count ?? 0;
  };

  it('sends one a minute at most, whoever requests it', async () => {
    await accounts.register('Paul');
    const before = await answered();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(dataOf('Paul').email)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await answered()) - before).toBe(1);
    expect(await ask('nobody@platzwart.example')).toEqual(answers[0]);
    expect((await answered()) - before).toBe(1);
  });

  it('sends ten an hour at most for requests from one address', async () => {
    const names = Array.from({ length: 12 }, (_, number) => `Quentin${'abcdefghijkl'.charAt(number)}`);
    for (const name of names) await accounts.register(name, 'MEMBER', { password: null });
    const before = await answered();
    for (const name of names) await ask(dataOf(name).email, 'RESET_PASSWORD', '192.0.2.7');
    expect((await answered()) - before).toBe(10);
  });

  it('stores thirty requests an hour at most from one address, so that others need not wait', async () => {
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

  it('sends the right code: the initial one where no password was ever chosen', async () => {
    await accounts.register('Rosa', 'MEMBER', { verified: false, password: null });
    const first = await accounts.codeFor('Rosa', 'INIT_CODE');
    await ask(dataOf('Rosa').email);
    await answered();
    expect(await accounts.codeFor('Rosa', 'INIT_CODE')).not.toBe(first);
  });

  it('sends nothing to a deactivated person', async () => {
    await accounts.register('Sophie', 'MEMBER', { active: false });
    const before = await answered();
    await ask(dataOf('Sophie').email);
    expect(await answered()).toBe(before);
  });
});

describe('A forgotten password', () => {
  it('is replaced by the code of the email, once, and all sessions end', async () => {
    await accounts.register('Theo');
    const credential = dataOf('Theo').email;
    await accounts.send('RequestCode', { email: credential, purpose: 'RESET_PASSWORD' });
    await accounts.service.runJob('processPendingRequests');
    const input = { credential, code: await accounts.codeFor('Theo', 'RESET_PASSWORD'), password: newPassword };
    const answers = await Promise.all([accounts.send('ResetPassword', input), accounts.send('ResetPassword', input)]);
    expect(answers.filter(({ outcome }) => outcome === 'accepted')).toHaveLength(1);
    expect(answers.find(({ outcome }) => outcome === 'rejected')).toEqual(rejected('ERR_CODE_NOT_MATCH', 'code'));
    expect(await accounts.isPassword('Theo', newPassword)).toBe(true);
    expect(accounts.person('Theo').tokenVersion).toBe(1);
  });

  it('is kept for a wrong code, and for an unknown person alike', async () => {
    await accounts.register('Uwe');
    for (const credential of [dataOf('Uwe').email, '4711'])
      expect(await accounts.send('ResetPassword', { credential, code: 'z'.repeat(43), password: newPassword })).toEqual(
        rejected('ERR_CODE_NOT_MATCH', 'code'),
      );
  });
});

describe('Changing the password', () => {
  it('requires the old one', async () => {
    const { personId: actor } = await accounts.register('Vera');
    const change = (oldPassword: string, input = newPassword) =>
      accounts.send('ChangePassword', { oldPassword, newPassword: input }, { actor });
    expect(await change('of an intruder')).toEqual(rejected('ERR_WRONG_OLD_PASS', 'oldPassword'));
    expect(await change(password, 'platzwart2026')).toEqual(rejected('ERR_PASSWORD_TOO_COMMON', 'newPassword'));
    expect(await change(password, password)).toEqual(rejected('ERR_PASSWORD_UNCHANGED', 'newPassword'));
    expect(await change(password)).toEqual(accepted);
    expect(await accounts.isPassword('Vera', newPassword)).toBe(true);
    expect(accounts.person('Vera').tokenVersion).toBe(1);
  });

  it('is refused under the idempotency key of another one, and changed once under its own', async () => {
    const { personId: actor } = await accounts.register('Vroni');
    const change = (input: string) =>
      accounts.send(
        'ChangePassword',
        { oldPassword: password, newPassword: input },
        { actor, idempotencyKey: 'vroni' },
      );
    const first = await change(newPassword);
    expect(first).toEqual(accepted);
    expect(await change(newPassword)).toEqual(first);
    expect(await change(`${newPassword} anders`)).toEqual(rejected('ERR_INVALID_INPUT', 'Idempotency-Key'));
    expect(await accounts.isPassword('Vroni', newPassword)).toBe(true);
  });

  it('is refused unchecked after five wrong ones', async () => {
    const { personId: actor } = await accounts.register('Willi');
    const guess = () => accounts.send('ChangePassword', { oldPassword: 'guess', newPassword }, { actor });
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await guess()).toEqual(rejected('ERR_WRONG_OLD_PASS', 'oldPassword'));
    expect(await guess()).toEqual(rejected('ERR_TOO_MANY_LOGIN_ATTEMPTS', 'oldPassword'));
  });
});

describe('Changing the data of a person', () => {
  const update = (by: string, of: string, changes: object) => {
    const { memberNumber: userID } = accounts.person(of);
    return accounts.send('UpdatePerson', { userID, changes }, { actor: accounts.person(by).personId });
  };
  const dataIn = async (name: string) => {
    const { personId: id, sealed } = accounts.person(name);
    return (await accounts.vault.unseal([{ personId: id, sealed }]))[0];
  };

  it('lets people change their own phone, address and language', async () => {
    await accounts.register('Bela');
    expect(await update('Bela', 'Bela', { phone: '0171 123456', language: 'en', firstName: 'Bela' })).toEqual(accepted);
    expect(await dataIn('Bela')).toEqual({
      ...dataOf('Bela'),
      companyName: null,
      phone: '0171 123456',
      language: 'en',
    });
    const more = { lastName: 'Anders', role: 'ADMIN' };
    expect(await update('Bela', 'Bela', more)).toEqual(rejected('ERR_NOT_AUTHORIZED', 'lastName', 'role'));
  });

  it('reveals to nobody but an ADMIN whether a person exists', async () => {
    await accounts.register('Carla');
    const { personId: actor } = accounts.person('Bela');
    for (const userID of [accounts.person('Carla').memberNumber, '4711'])
      expect(await accounts.send('UpdatePerson', { userID, changes: { phone: null } }, { actor })).toEqual(
        rejected('ERR_NOT_AUTHORIZED'),
      );
  });

  it('makes a business of a person, and takes names away from nobody else', async () => {
    await accounts.register('Quentin', 'ADMIN');
    await accounts.register('Firma');
    const none = { firstName: '', lastName: '' };
    expect(await update('Quentin', 'Firma', none)).toEqual(rejected('ERR_INVALID_INPUT', 'firstName', 'lastName'));
    expect(await update('Quentin', 'Firma', { ...none, companyName: '3D Druck GmbH' })).toEqual(accepted);
    await accounts.service.members.refresh();
    expect(await dataIn('Firma')).toEqual({ ...dataOf('Firma'), ...none, companyName: '3D Druck GmbH' });
    const renamed = await update('Quentin', 'Firma', { companyName: null, lastName: 'Druck' });
    expect(renamed).toEqual(rejected('ERR_INVALID_INPUT', 'firstName'));
  });

  it('changes nothing where the same address comes with its country', async () => {
    await accounts.register('Ruth');
    const before = accounts.person('Ruth').sealed;
    const { address } = dataOf('Ruth');
    expect(await update('Ruth', 'Ruth', { address: { ...address } })).toEqual(accepted);
    await accounts.service.members.refresh();
    expect(accounts.person('Ruth').sealed).toBe(before);
  });

  it('keeps both of two concurrent changes', async () => {
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
    expect(await dataIn('Dora')).toEqual({ ...dataOf('Dora'), companyName: null, lastName: 'Neumann', phone: null });
  });

  it('sends another code where an ADMIN corrects an unconfirmed address', async () => {
    await accounts.register('Emil', 'MEMBER', { verified: false, password: null });
    const { personId: id } = accounts.person('Emil');
    expect(await update('Petra', 'Emil', { email: 'emil@new.example' })).toEqual(accepted);
    await accounts.service.runJob('processPendingRequests');
    const codes = accounts.service.members.current().state.byId.get(id)?.codes;
    expect(codes).toEqual([expect.objectContaining({ purpose: 'INIT_CODE' })]);
  });
});
