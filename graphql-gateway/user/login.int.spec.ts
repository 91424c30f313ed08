import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, outcomeOf } from '../testing/ask.ts';
import { password } from '../testing/commandDouble.ts';
import { type House, openHouse } from '../testing/house.ts';
import { anna } from '../testing/personas.ts';

const login = `mutation ($credential: String!, $password: String!) { login(data: { credential: $credential, password: $password }) {
  success code msg token user { _id userID firstName lastName address { city } role email phone } } }`;

describe('Signing in', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());
  const signIn = (credential: string, given = password) =>
    ask(house.url, { query: login, variables: { credential, password: given } });

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

  it('gives a token that works, for four hours', async () => {
    const { data } = await ask(house.url, {
      query: `mutation { login(data: { credential: "1001", password: "${password}" }) { token } }`,
    });
    const token = /"token":"([^"]+)"/.exec(JSON.stringify(data))?.[1];
    const me = await ask(house.url, { query: '{ currentUser { userID } }', token });
    expect(me.data).toEqual({ currentUser: { userID: '1001' } });
    const claims: unknown = JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ iss: 'platzwart', aud: 'platzwart-gateway', sub: anna.personId, tv: 0 });
    expect(Object.keys(claims ?? {}).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'sid', 'sub', 'tv']);
  });

  it('asks the command-service alone, and tells it where the call comes from', async () => {
    house.commands.signIns.length = 0;
    const query = `mutation { login(data: { credential: "1001", password: "x", secondFactor: "123 456" }) { code } }`;
    await ask(house.url, { query, headers: { 'x-forwarded-for': '10.9.8.7, 2001:db8:1:2::77' } });
    const correlationId: unknown = expect.any(String);
    const wish = { credential: '1001', password: 'x', secondFactor: '123 456', address: '2001:db8:1:2::/64' };
    expect(house.commands.signIns).toEqual([{ ...wish, correlationId }]);
  });

  it('says the same of a wrong password as of nobody', async () => {
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
    house.commands.answerSignInsWith(() => ({ outcome: 'rejected', code, fields: [] }));
    expect(outcomeOf(await signIn('1001'))).toBe(code);
  });

  it('says how many seconds to wait', async () => {
    const code = 'ERR_TOO_MANY_LOGIN_ATTEMPTS';
    house.commands.answerSignInsWith(() => ({ outcome: 'rejected', code, retryAfterSeconds: 720 }));
    expect((await signIn('1001')).errors).toEqual([
      { message: code, path: ['login'], extensions: { code, retryAfter: 720 } },
    ]);
  });

  it('bothers nobody with endless passwords', async () => {
    house.commands.signIns.length = 0;
    expect(outcomeOf(await signIn('1001', 'x'.repeat(1025)))).toBe('ERR_INVALID_CREDENTIALS');
    expect(outcomeOf(await signIn('x'.repeat(255)))).toBe('ERR_INVALID_CREDENTIALS');
    expect(house.commands.signIns).toEqual([]);
  });
});
