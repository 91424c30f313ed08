import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendGraphql, outcomeOf } from '../testing/sendGraphql.ts';
import { password } from '../testing/commandDouble.ts';
import { type Instance, startInstance } from '../testing/instance.ts';
import { anna } from '../testing/personas.ts';

const login = `mutation ($credential: String!, $password: String!) { login(data: { credential: $credential, password: $password }) {
  success code msg token user { _id userID firstName lastName address { city } role email phone } } }`;

describe('Signing in', () => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await startInstance();
  });
  afterAll(() => instance.close());
  const signIn = (credential: string, given = password) =>
    sendGraphql(instance.url, { query: login, variables: { credential, password: given } });

  it.each(['anna@platzwart.example', 'Anna@Platzwart.Example', ' anna@platzwart.example ', '1001'])(
    'works with %s',
    async (credential) => {
      const { data } = await signIn(credential);
      expect(data).toMatchObject({
        login: {
          success: true,
          code: 'SUC_LOGIN',
          msg: 'Du bist angemeldet.',
          user: {
            _id: anna.personId,
            userID: '1001',
            email: anna.email,
            phone: anna.phone,
            address: { city: 'Musterstadt' },
          },
        },
      });
    },
  );

  it('returns a token that is valid for four hours', async () => {
    const { data } = await sendGraphql(instance.url, {
      query: `mutation { login(data: { credential: "1001", password: "${password}" }) { token } }`,
    });
    const token = /"token":"([^"]+)"/.exec(JSON.stringify(data))?.[1];
    const me = await sendGraphql(instance.url, { query: '{ currentUser { userID } }', token });
    expect(me.data).toEqual({ currentUser: { userID: '1001' } });
    const claims: unknown = JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ iss: 'platzwart', aud: 'platzwart-gateway', sub: anna.personId, tv: 0 });
    expect(Object.keys(claims ?? {}).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'sid', 'sub', 'tv']);
  });

  it('is decided by the command-service alone, which gets the client address', async () => {
    instance.commands.signIns.length = 0;
    const query = `mutation { login(data: { credential: "1001", password: "x", secondFactor: "123 456" }) { code } }`;
    await sendGraphql(instance.url, { query, headers: { 'x-forwarded-for': '10.9.8.7, 2001:db8:1:2::77' } });
    const correlationId: unknown = expect.any(String);
    const request = { credential: '1001', password: 'x', secondFactor: '123 456', address: '2001:db8:1:2::/64' };
    expect(instance.commands.signIns).toEqual([{ ...request, correlationId }]);
  });

  it('answers a wrong password as an unknown person', async () => {
    const answers = [await signIn('1001', 'wrong'), await signIn('4711'), await signIn('nobody@platzwart.example')];
    const refused = {
      message: 'ERR_INVALID_CREDENTIALS',
      path: ['login'],
      extensions: { code: 'ERR_INVALID_CREDENTIALS' },
    };
    expect(answers).toEqual(answers.map(() => ({ data: null, errors: [refused] })));
  });

  it.each([
    'ERR_USER_DEACTIVATED',
    'ERR_USER_NOT_VERIFIED',
    'ERR_SECOND_FACTOR_REQUIRED',
    'ERR_SECOND_FACTOR_INVALID',
    'ERR_DB_CONNECTION',
  ])('is refused with %s where the command-service says so', async (code) => {
    instance.commands.answerSignInsWith(() => ({ outcome: 'rejected', code, fields: [] }));
    expect(outcomeOf(await signIn('1001'))).toBe(code);
  });

  it('returns how many seconds to wait', async () => {
    const code = 'ERR_TOO_MANY_LOGIN_ATTEMPTS';
    instance.commands.answerSignInsWith(() => ({ outcome: 'rejected', code, retryAfterSeconds: 720 }));
    expect((await signIn('1001')).errors).toEqual([
      { message: code, path: ['login'], extensions: { code, retryAfter: 720 } },
    ]);
  });

  it('returns how many attempts are left', async () => {
    const code = 'ERR_INVALID_CREDENTIALS';
    instance.commands.answerSignInsWith(() => ({ outcome: 'rejected', code, attemptsLeft: 2 }));
    expect((await signIn('1001')).errors).toEqual([
      { message: code, path: ['login'], extensions: { code, attemptsLeft: 2 } },
    ]);
  });

  it('refuses too long passwords without a call to the command-service', async () => {
    instance.commands.signIns.length = 0;
    expect(outcomeOf(await signIn('1001', 'x'.repeat(1025)))).toBe('ERR_INVALID_CREDENTIALS');
    expect(outcomeOf(await signIn('x'.repeat(255)))).toBe('ERR_INVALID_CREDENTIALS');
    expect(instance.commands.signIns).toEqual([]);
  });
});
