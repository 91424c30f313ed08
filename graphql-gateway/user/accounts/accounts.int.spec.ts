import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendGraphql, outcomeOf } from '../../testing/sendGraphql.ts';
import { authenticator, recoveryCodes } from '../../testing/commandDouble.ts';
import { type Instance, testTime, startInstance } from '../../testing/instance.ts';
import { admin, anna, ben } from '../../testing/personas.ts';

const address = { city: 'Musterstadt', street: 'Am Netz', houseNumber: '1', zip: '12345', country: 'DE' };
const mia = { firstName: 'Mia', lastName: 'Neu', email: 'Mia@Platzwart.example' };
const guest = { ...mia, phone: '+49 89 1000', password: 'Sandplatz-07', address };

const createGuest = 'mutation ($guest: GuestInput!) { createGuest(guest: $guest) { success code msg } }';
const createUser = 'mutation ($user: UserInput!) { createUser(user: $user) { code user { userID } } }';
const updateUser = `mutation ($userID: ID!, $user: UpdateUserInput!) {
  updateUser(userID: $userID, user: $user) { code user { userID } } }`;

describe('Accounts at the gateway', () => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await startInstance();
  });
  afterAll(() => instance.close());
  beforeEach(() => {
    instance.commands.commands.length = 0;
    instance.commands.answerWith(() => ({ outcome: 'accepted', position: null, ids: [] }));
  });

  const call = async (query: string, variables: Record<string, unknown>, who?: typeof anna) =>
    sendGraphql(instance.url, { query, variables, token: who && (await instance.tokenOf(who)) });
  const sent = () => instance.commands.commands.map(({ type, actor, data }) => ({ type, actor, data }));

  it('register a guest without a session, as a guest, in the language of the page', async () => {
    const { data } = await call(createGuest, { guest });
    expect(data).toMatchObject({ createGuest: { success: true, code: 'SUC_GUEST_CREATED' } });
    const { password, address: home, phone, ...names } = guest;
    const person = { ...names, email: 'mia@platzwart.example', phone, address: home, language: 'de' };
    const personId: unknown = expect.stringMatching(/^[\da-f-]{36}$/);
    expect(sent()).toEqual([{ type: 'RegisterGuest', actor: null, data: { personId, person, password } }]);
  });

  it('register a guest once where the call is repeated under its key', async () => {
    for (const key of ['first-key', 'first-key', 'other-key']) {
      await sendGraphql(instance.url, {
        query: createGuest,
        variables: { guest },
        headers: { 'idempotency-key': key },
      });
    }
    const [first, again, other] = sent().map(({ data }) => JSON.stringify(data));
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it.each(['role', 'verified', 'discount', 'userID', 'active', 'personId'])(
    'accept no %s from a guest (T33)',
    async (field) => {
      const answer = await call(createGuest, { guest: { ...guest, [field]: field === 'role' ? 'ADMIN' : true } });
      expect(outcomeOf(answer)).toBe('ERR_INVALID_INPUT');
      expect(sent()).toEqual([]);
    },
  );

  it('name the invalid inputs as the caller wrote them, whichever service finds them', async () => {
    const wrong = { ...guest, lastName: '1', address: { ...address, zip: '1' }, password: 'kurz' };
    const fields = ['guest.lastName', 'guest.address.zip', 'guest.password'];
    expect((await call(createGuest, { guest: wrong })).errors).toMatchObject([{ extensions: { fields } }]);
    instance.commands.answerWith(() => ({
      ...{ outcome: 'rejected', code: 'ERR_USER_ALREADY_EXISTS' },
      fields: ['memberNumber', 'personId'],
    }));
    expect((await call(createUser, { user: { ...mia, role: 'MEMBER' } }, admin)).errors).toMatchObject([
      { message: 'ERR_USER_ALREADY_EXISTS', extensions: { fields: ['user.userID'] } },
    ]);
  });

  it('are created by an ADMIN without a password, with the club’s defaults for missing inputs', async () => {
    await call(createUser, { user: { ...mia, role: 'TRAINER', userID: '77' } }, admin);
    expect(sent()).toMatchObject([
      {
        type: 'RegisterPerson',
        actor: admin.personId,
        data: {
          ...{ memberNumber: '77', role: 'TRAINER', discount: 0, verified: false, active: true, password: null },
          person: { email: 'mia@platzwart.example', phone: null, address: null, language: 'de' },
        },
      },
    ]);
  });

  it.each([
    ['role', 'ADMIN'],
    ['discount', 100],
    ['limits', { maxOpenBookings: 100 }],
    ['active', true],
    ['userID', '1'],
    ['firstName', 'Anne'],
    ['lastName', 'Amsel'],
    ['email', 'a@b.example'],
  ])('are not given another %s by their owner (decisions.md C7)', async (field, value) => {
    const user = { phone: '+49 89 2000', [field]: value };
    const { errors } = await call(updateUser, { userID: anna.memberNumber, user }, anna);
    expect(errors).toMatchObject([{ message: 'ERR_NOT_AUTHORIZED', extensions: { fields: [`user.${field}`] } }]);
    expect(sent()).toEqual([]);
  });

  it('are given another address, phone and language by their owner; null removes optional values', async () => {
    const user = { phone: null, language: 'en', address, role: null };
    await call(updateUser, { userID: anna.memberNumber, user }, anna);
    const changes = { phone: null, language: 'en', address };
    expect(sent()).toEqual([{ type: 'UpdatePerson', actor: anna.personId, data: { userID: '1001', changes } }]);
  });

  it('are changed in everything by an ADMIN', async () => {
    const user = { userID: '1099', role: 'TRAINER', discount: 5, active: false, email: 'ben.oel@platzwart.example' };
    await call(updateUser, { userID: ben.memberNumber, user }, admin);
    const { userID: memberNumber, ...rest } = user;
    expect(sent()).toMatchObject([{ data: { userID: '1002', changes: { ...rest, memberNumber } } }]);
  });

  it('are given limits of their own as a whole; what is left out is the role’s again (decisions.md N7)', async () => {
    const limitsSent = { maxAdvanceDays: null, maxOpenBookings: 2, maxMinutesPerDay: null, maxParallel: null };
    await call(updateUser, { userID: ben.memberNumber, user: { limits: { maxOpenBookings: 2 } } }, admin);
    expect(sent()).toMatchObject([{ data: { userID: '1002', changes: { limits: limitsSent } } }]);
    const tooMany = { userID: ben.memberNumber, user: { limits: { maxParallel: 100 } } };
    expect((await call(updateUser, tooMany, admin)).errors).toMatchObject([
      { message: 'ERR_INVALID_INPUT', extensions: { fields: ['user.limits.maxParallel'] } },
    ]);
  });

  it.each([
    ['verifyUser(data: { credential: "1001", code: "ABCD2345" })', 'VerifyPerson', { password: null }],
    ['resetPassword(data: { credential: "1001", code: "ABCD2345", password: "Sandplatz-07" })', 'ResetPassword', {}],
    ['resendMail(email: "Ben@Platzwart.example", type: NEW_MAIL)', 'RequestCode', { purpose: 'NEW_MAIL' }],
  ])('are confirmed and reset without a session: %s', async (field, type, data) => {
    expect(outcomeOf(await call(`mutation { ${field} { code } }`, {}, anna))).toBe('data');
    expect(sent()).toMatchObject([{ type, actor: null, data }]);
  });

  it('pass on the start of the session where the e-mail is to be changed', async () => {
    await call('mutation { verifyNewMail(userID: "1001", email: "neu@platzwart.example") { code } }', {}, anna);
    const sessionStartedAt = new Date(testTime).toISOString().replace('.000', '');
    expect(sent()).toMatchObject([{ type: 'RequestEmailChange', data: { password: null, sessionStartedAt } }]);
  });

  it('return a token for the session that continues where all others end', async () => {
    const change = 'changePassword(userID: "1001", data: { oldPassword: "platzwart", newPassword: "Sandplatz-07" })';
    for (const field of [change, 'removeSecondFactor(password: "platzwart")', 'enableSecondFactor(code: "123456")']) {
      const { data } = await call(`mutation { ${field} { code token } }`, {}, anna);
      const token = /"token":"([^"]+)"/.exec(JSON.stringify(data))?.[1];
      const me = await sendGraphql(instance.url, { query: '{ currentUser { userID } }', token });
      expect(me.data).toEqual({ currentUser: { userID: '1001' } });
    }
  });

  it('return the key for an authenticator app, and the recovery codes', async () => {
    const setUp = await call('mutation { setUpSecondFactor(password: "platzwart") { secret uri } }', {}, anna);
    expect(setUp.data).toEqual({ setUpSecondFactor: authenticator });
    const enabled = await call('mutation { enableSecondFactor(code: "123456") { codes } }', {}, anna);
    expect(enabled.data).toEqual({ enableSecondFactor: { codes: recoveryCodes } });
  });

  const removeFactor = `mutation ($userID: ID!, $password: String!, $reason: String!) {
    removeSecondFactorOf(userID: $userID, password: $password, reason: $reason) { code user { userID secondFactor } } }`;
  const lost = { userID: ben.memberNumber, password: 'platzwart', reason: ' Handy verloren ' };

  it('lose a second factor by an ADMIN, who gives password and reason', async () => {
    const { data } = await call(removeFactor, lost, admin);
    const user = { userID: ben.memberNumber, secondFactor: false };
    expect(data).toEqual({ removeSecondFactorOf: { code: 'SUC_SECOND_FACTOR_REMOVED', user } });
    expect(sent()).toEqual([
      {
        ...{ type: 'RemoveSecondFactorOfPerson', actor: admin.personId },
        data: { ...lost, reason: 'Handy verloren' },
      },
    ]);
  });

  it.each([
    ['reason', ''],
    ['reason', 'x'.repeat(501)],
    ['reason', 'Handy \ud83d'],
    ['userID', 'anna'],
  ])('lose no second factor with the wrong %s "%s"', async (field, value) => {
    const { errors } = await call(removeFactor, { ...lost, [field]: value }, admin);
    expect(errors).toMatchObject([{ message: 'ERR_INVALID_INPUT', extensions: { fields: [field] } }]);
    expect(sent()).toEqual([]);
  });

  it('lose no second factor by an ADMIN with a wrong password, which is named', async () => {
    instance.commands.answerWith(() => ({ outcome: 'rejected', code: 'ERR_WRONG_OLD_PASS', fields: ['password'] }));
    expect((await call(removeFactor, lost, admin)).errors).toMatchObject([
      { message: 'ERR_WRONG_OLD_PASS', extensions: { fields: ['password'] } },
    ]);
  });

  it('are erased despite bookings only where the caller confirms it', async () => {
    const erase = 'mutation ($force: Boolean) { deleteUser(userID: "1002", force: $force) { code } }';
    for (const force of [undefined, null, false, true]) await call(erase, { force }, admin);
    expect(sent().map(({ data }) => data)).toEqual(
      [false, false, false, true].map((force) => ({ userID: '1002', force })),
    );
  });
});
