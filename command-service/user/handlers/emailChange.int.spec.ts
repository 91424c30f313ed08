import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsOnPostgres, accountsOnPostgres, dataOf, password } from '../../testing/accountsOnPostgres.ts';
import { accepted, rejected } from '../../testing/expectedAnswers.ts';

let accounts: AccountsOnPostgres;
beforeAll(async () => {
  accounts = await accountsOnPostgres();
});
afterAll(() => accounts.close());

const request = (name: string, email: string, overrides: object = {}) => {
  const { personId: actor, memberNumber: userID } = accounts.person(name);
  const young = { userID, email, password: null, sessionStartedAt: '2026-06-15T07:50:00.000Z' };
  return accounts.send('RequestEmailChange', { ...young, ...overrides }, { actor });
};

describe('A change of e-mail', () => {
  const confirm = async (name: string) =>
    accounts.send('VerifyPerson', {
      ...{ credential: accounts.person(name).memberNumber, password: null },
      code: await accounts.codeFor(name, 'NEW_MAIL'),
    });

  it('takes effect once the code that was sent there is submitted', async () => {
    const { personId: id } = await accounts.register('Xaver');
    expect(await request('Xaver', 'xaver@new.example')).toEqual(accepted);
    expect(await confirm('Xaver')).toEqual(accepted);
    const { sealed } = accounts.service.members.current().state.byId.get(id) ?? { sealed: '' };
    const [data] = await accounts.vault.unseal([{ personId: id, sealed }]);
    expect(data).toEqual({ ...dataOf('Xaver'), email: 'xaver@new.example' });
  });

  it('is refused at the confirmation where another person has it by then, and never before', async () => {
    await accounts.register('Yara');
    await accounts.register('Zoe');
    expect(await request('Yara', dataOf('Zoe').email)).toEqual(accepted);
    expect(await confirm('Yara')).toEqual(rejected('ERR_EMAIL_ALREADY_EXISTS', 'email'));
  });

  it('requires the password in an old session, and is refused for other people', async () => {
    await accounts.register('Anton');
    const old = { sessionStartedAt: '2026-06-15T07:44:00.000Z' };
    expect(await request('Anton', 'a@new.example', old)).toEqual(rejected('ERR_SESSION_TOO_OLD', 'password'));
    const wrong = { ...old, password: 'guess' };
    expect(await request('Anton', 'a@new.example', wrong)).toEqual(rejected('ERR_WRONG_OLD_PASS', 'password'));
    expect(await request('Anton', 'a@new.example', { ...old, password })).toEqual(accepted);
    expect(await request('Anton', 'a@new.example', { userID: '900000' })).toEqual(rejected('ERR_NOT_AUTHORIZED'));
  });

  it('keeps other changes that are made while it is confirmed', async () => {
    const { personId: actor, memberNumber: userID } = await accounts.register('Egon');
    await request('Egon', 'egon@new.example');
    const confirm = { credential: userID, code: await accounts.codeFor('Egon', 'NEW_MAIL'), password: null };
    const second = await accounts.open();
    const answers = await Promise.all([
      accounts.send('VerifyPerson', confirm, { at: second }),
      accounts.send('UpdatePerson', { userID, changes: { phone: '0171 654321' } }, { actor }),
    ]);
    expect(answers).toEqual([accepted, accepted]);
    await accounts.service.members.refresh();
    const sealed = accounts.service.members.current().state.byId.get(actor)?.sealed ?? '';
    const [data] = await accounts.vault.unseal([{ personId: actor, sealed }]);
    expect(data).toEqual({ ...dataOf('Egon'), email: 'egon@new.example', phone: '0171 654321' });
  });
});

describe('E-mails about a change of e-mail', () => {
  const tooMany = rejected('ERR_EMAIL_NOT_SENT', 'email');

  it('are sent once a minute for one person, and once a minute to one address', async () => {
    await accounts.register('Ludwig');
    await accounts.register('Lotte');
    expect(await request('Ludwig', 'one@new.example')).toEqual(accepted);
    expect(await request('Ludwig', 'two@new.example')).toEqual(tooMany);
    expect(await request('Lotte', 'one@new.example')).toEqual(tooMany);
    expect(await request('Lotte', 'three@new.example')).toEqual(accepted);
    expect(accounts.person('Ludwig').emailChange).not.toBeNull();
  });

  it('do not count against the limit of codes for a forgotten password', async () => {
    await accounts.register('Magda');
    await request('Magda', 'magda@new.example');
    await accounts.send('RequestCode', { email: dataOf('Magda').email, purpose: 'RESET_PASSWORD' });
    await accounts.service.runJob('processPendingRequests');
    expect(await accounts.codeFor('Magda', 'RESET_PASSWORD')).toMatch(/^[\w-]{43}$/);
  });
});
