import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendGraphql, outcomeOf } from '../../testing/sendGraphql.ts';
import { type Instance, startInstance } from '../../testing/instance.ts';
import { admin, anna, everybody } from '../../testing/personas.ts';

const page = `query ($search: String, $role: Role, $state: AccountState, $sort: UserSort, $descending: Boolean, $page: Int, $size: Int) {
  userPage(search: $search, role: $role, state: $state, sort: $sort, descending: $descending, page: $page, size: $size) {
    total users { userID firstName lastName email } } }`;
const pageSchema = v.object({
  userPage: v.object({ total: v.number(), users: v.array(v.object({ firstName: v.string() })) }),
});
const namesSchema = v.array(v.object({ firstName: v.string() }));

describe("The club's people", () => {
  let instance: Instance;
  let token: string;
  beforeAll(async () => {
    instance = await startInstance();
    token = await instance.tokenOf(admin);
  });
  afterAll(() => instance.close());

  const found = async (variables: Record<string, unknown>) => {
    const { data } = await sendGraphql(instance.url, { query: page, variables, token });
    const { total, users } = v.parse(pageSchema, data).userPage;
    return { total, names: users.map(({ firstName }) => firstName) };
  };
  it('are not searched for a text that PostgreSQL cannot store', async () => {
    const query = '{ bookingsByUser(userID: "\\u0000") { _id } }';
    expect(outcomeOf(await sendGraphql(instance.url, { query, token }))).toBe('ERR_INVALID_INPUT');
  });

  const namesIn = async (query: string, field: string): Promise<readonly string[]> => {
    const { data } = await sendGraphql(instance.url, { query, token });
    return v.parse(namesSchema, data?.[field]).map(({ firstName }) => firstName);
  };

  it.each([
    ['the beginning of a family name', 'äh', ['Anna']],
    ['it without the umlaut', 'ahr', ['Anna']],
    ['it with two letters instead', 'oel', ['Ben']],
    ['the beginning of a first name', 'DAN', ['Dana']],
    ['both names, in any order', 'tell trainer', ['Trainer']],
    ['a member number', '1002', ['Ben']],
    ['an e-mail', 'ben@platzwart.example', ['Ben']],
    ['what many have', 'platzwart', everybody.length],
    ['what nobody has', 'zzz', []],
    ['what is half right', 'anna öl', []],
    ["nothing but signs, some of them the database's own", `'&|!:*()\\`, []],
    ['the sign of a pattern', '%', []],
    ['an apostrophe', "'", []],
    ['blanks', '  ', everybody.length],
  ])('are found by %s', async (_, search, expected) => {
    const { names, total } = await found({ search });
    expect(total).toBe(names.length);
    if (typeof expected === 'number') expect(total).toBe(expected);
    else expect(names).toEqual(expected);
  });

  it.each([
    [{ role: 'TRAINER' }, ['Trainer']],
    [{ role: 'MEMBER', state: 'ACTIVE' }, ['Anna', 'Ben']],
    [{ state: 'UNVERIFIED' }, ['Emil']],
    [{ state: 'DEACTIVATED' }, ['Dana']],
    [{ state: 'DEACTIVATED', search: 'anna' }, []],
  ])('are filtered by %o', async (filter, names) => {
    expect(await found(filter)).toEqual({ total: names.length, names });
  });

  it('are sorted as requested, and listed page by page', async () => {
    const byName = ['Dana', 'Anna', 'Admin', 'Emil', 'Gast', 'Ben', 'Trainer'];
    expect((await found({})).names).toEqual(byName);
    expect((await found({ descending: true })).names).toEqual([...byName].reverse());
    const byNumber = ['Admin', 'Anna', 'Ben', 'Trainer', 'Dana', 'Emil', 'Gast'];
    expect((await found({ sort: 'MEMBER_NUMBER' })).names).toEqual(byNumber);
    expect((await found({ sort: 'ROLE' })).names.slice(0, 2)).toEqual(['Admin', 'Gast']);
    expect(await found({ page: 2, size: 3 })).toEqual({ total: 7, names: byName.slice(3, 6) });
    expect(await found({ page: 4, size: 3 })).toEqual({ total: 7, names: [] });
  });

  it.each([{ page: 0 }, { size: 0 }, { size: 101 }, { page: 100_001 }, { search: 'x'.repeat(101) }])(
    'are not searched by %o',
    async (variables) => {
      expect(outcomeOf(await sendGraphql(instance.url, { query: page, variables, token }))).toBe('ERR_INVALID_INPUT');
    },
  );

  it('are all listed, by name, for lists and e-mails', async () => {
    expect(await namesIn('{ users { firstName } }', 'users')).toHaveLength(everybody.length);
    expect(await namesIn('{ userAddresses { firstName } }', 'userAddresses')).toHaveLength(everybody.length);
  });

  it('are in the pickers while they are active, guests only once verified', async () => {
    expect(await namesIn('{ members { firstName } }', 'members')).toEqual(['Anna', 'Admin', 'Emil', 'Ben', 'Trainer']);
    expect(await namesIn('{ guests { firstName } }', 'guests')).toEqual(['Gast']);
  });

  it.each(['4711', '0', 'anna', '', "1' or '1'='1"])('contain no person with the number "%s"', async (id) => {
    const query = 'query ($id: ID!) { user(id: $id) { userID } }';
    expect((await sendGraphql(instance.url, { query, variables: { id }, token })).data).toEqual({ user: null });
  });

  it('show an ADMIN the whole of an account', async () => {
    const query = `{ user(id: "${anna.memberNumber}") {
      userID email newEmail language secondFactor erasureRequested verified active address { zip } } }`;
    expect((await sendGraphql(instance.url, { query, token })).data).toEqual({
      user: {
        ...{ userID: '1001', email: anna.email, newEmail: null, language: 'de' },
        ...{ secondFactor: false, erasureRequested: false, verified: true, active: true, address: { zip: '12345' } },
      },
    });
  });
});
