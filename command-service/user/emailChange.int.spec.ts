import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsOnPostgres, accountsOnPostgres, dataOf, password } from '../testing/accountsOnPostgres.ts';
import { accepted, rejected } from '../testing/expectedAnswers.ts';

let accounts: AccountsOnPostgres;
beforeAll(async () => {
  accounts = await accountsOnPostgres();
});
afterAll(() => accounts.close());

const wish = (name: string, email: string, differing: object = {}) => {
  const { personId: actor, memberNumber: userID } = accounts.person(name);
  const young = { userID, email, password: null, sessionStartedAt: '2026-06-15T07:50:00.000Z' };
  return accounts.send('RequestEmailChange', { ...young, ...differing }, { actor });
};

describe('Another e-mail', () => {
  const confirm = async (name: string) =>
    accounts.send('VerifyPerson', {
      ...{ credential: accounts.person(name).memberNumber, password: null },
      code: await accounts.codeFor(name, 'NEW_MAIL'),
    });

  it('is in force once the code that went there comes back', async () => {
    const { personId: id } = await accounts.register('Xaver');
    expect(await wish('Xaver', 'xaver@new.example')).toEqual(accepted);
    expect(await confirm('Xaver')).toEqual(accepted);
    const { sealed } = accounts.service.members.current().state.byId.get(id) ?? { sealed: '' };
    const [data] = await accounts.vault.unseal([{ personId: id, sealed }]);
    expect(data).toEqual({ ...dataOf('Xaver'), email: 'xaver@new.example' });
  });

  it('is refused at the confirmation where somebody has it by then, and never before', async () => {
    await accounts.register('Yara');
    await accounts.register('Zoe');
    expect(await wish('Yara', dataOf('Zoe').email)).toEqual(accepted);
    expect(await confirm('Yara')).toEqual(rejected('ERR_EMAIL_ALREADY_EXISTS', 'email'));
  });

  it('takes the password in an old session, and is never another’s business', async () => {
    await accounts.register('Anton');
    const old = { sessionStartedAt: '2026-06-15T07:44:00.000Z' };
    expect(await wish('Anton', 'a@new.example', old)).toEqual(rejected('ERR_SESSION_TOO_OLD', 'password'));
    const wrong = { ...old, password: 'guess' };
    expect(await wish('Anton', 'a@new.example', wrong)).toEqual(rejected('ERR_WRONG_OLD_PASS', 'password'));
    expect(await wish('Anton', 'a@new.example', { ...old, password })).toEqual(accepted);
    expect(await wish('Anton', 'a@new.example', { userID: '900000' })).toEqual(rejected('ERR_NOT_AUTHORIZED'));
  });

  it('loses nothing where it is changed while a new e-mail is confirmed', async () => {
    const { personId: actor, memberNumber: userID } = await accounts.register('Egon');
    await wish('Egon', 'egon@new.example');
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

describe('Letters about another e-mail', () => {
  const tooMany = rejected('ERR_EMAIL_NOT_SENT', 'email');

  it('go out once a minute for one person, and once a minute to one address', async () => {
    await accounts.register('Ludwig');
    await accounts.register('Lotte');
    expect(await wish('Ludwig', 'one@new.example')).toEqual(accepted);
    expect(await wish('Ludwig', 'two@new.example')).toEqual(tooMany);
    expect(await wish('Lotte', 'one@new.example')).toEqual(tooMany);
    expect(await wish('Lotte', 'three@new.example')).toEqual(accepted);
    expect(accounts.person('Ludwig').emailChange).not.toBeNull();
  });

  it('take nothing away from the code that somebody asks for who forgot the password', async () => {
    await accounts.register('Magda');
    await wish('Magda', 'magda@new.example');
    await accounts.send('RequestCode', { email: dataOf('Magda').email, purpose: 'RESET_PASSWORD' });
    await accounts.service.answerStrangers();
    expect(await accounts.codeFor('Magda', 'RESET_PASSWORD')).toMatch(/^[\w-]{43}$/);
  });
});
