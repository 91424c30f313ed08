import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, outcomeOf } from '../testing/ask.ts';
import { password } from '../testing/commandDouble.ts';
import { type House, openHouse } from '../testing/house.ts';
import { anna, dana, emil } from '../testing/personas.ts';

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
    expect(claims).toMatchObject({ iss: 'platzwart', aud: 'platzwart-gateway', sub: anna.personId });
    expect(Object.keys(claims ?? {}).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'sub']);
  });

  it('says the same of a wrong password as of nobody, and asks for the password of both', async () => {
    house.commands.credentials.length = 0;
    const answers = [await signIn('1001', 'wrong'), await signIn('4711'), await signIn('nobody@platzwart.example')];
    const refused = {
      message: 'ERR_INVALID_CREDENTIALS',
      path: ['login'],
      extensions: { code: 'ERR_INVALID_CREDENTIALS' },
    };
    expect(answers).toEqual(answers.map(() => ({ data: null, errors: [refused] })));
    expect(house.commands.credentials).toEqual([
      { personId: anna.personId, password: 'wrong' },
      { personId: null, password },
      { personId: null, password },
    ]);
  });

  it.each([
    [dana, 'ERR_USER_DEACTIVATED'],
    [emil, 'ERR_USER_NOT_VERIFIED'],
  ])('tells the state of an account only to who knows its password', async (person, code) => {
    expect(outcomeOf(await signIn(person.memberNumber, 'wrong'))).toBe('ERR_INVALID_CREDENTIALS');
    expect(outcomeOf(await signIn(person.memberNumber))).toBe(code);
  });

  it('bothers nobody with endless passwords', async () => {
    house.commands.credentials.length = 0;
    expect(outcomeOf(await signIn('1001', 'x'.repeat(1025)))).toBe('ERR_INVALID_CREDENTIALS');
    expect(outcomeOf(await signIn('x'.repeat(255)))).toBe('ERR_INVALID_CREDENTIALS');
    expect(house.commands.credentials).toEqual([]);
  });
});
