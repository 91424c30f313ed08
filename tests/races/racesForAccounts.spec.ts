import { expect, test } from 'playwright/test';
import { signIn } from '../support/graphqlClient.ts';
import { clubOfThisRun } from '../support/runningClub.ts';
import { createAll, everybody, registerAll } from './raceForAccounts.ts';

const count = 300;
const run = String(Date.now());
const emailNr = (number: number | string): string => `konto-${number}-${run}@platzwart.example`;

const enterAsAdmin = async () => {
  const { url } = await clubOfThisRun();
  return { url, token: await signIn(url, 'admin@platzwart.example') };
};

test('concurrent requests with one e-mail create one account', async () => {
  const admin = await enterAsAdmin();
  const tally = await createAll(
    admin,
    Array.from({ length: count }, () => ({ email: emailNr('one'), userID: null })),
  );
  expect(tally).toEqual({ created: 1, ERR_EMAIL_ALREADY_EXISTS: count - 1 });
  expect((await everybody(admin)).filter(({ email }) => email === emailNr('one'))).toHaveLength(1);
});

test('concurrent requests with one member number create one account', async () => {
  const admin = await enterAsAdmin();
  const userID = `8${run.slice(-4)}`;
  const tally = await createAll(
    admin,
    Array.from({ length: count }, (_, number) => ({ email: emailNr(`number-${number}`), userID })),
  );
  expect(tally).toEqual({ created: 1, ERR_USER_ALREADY_EXISTS: count - 1 });
  expect((await everybody(admin)).filter((user) => user.userID === userID)).toHaveLength(1);
});

test('concurrent requests without a number get different free numbers', async () => {
  const admin = await enterAsAdmin();
  const tally = await createAll(
    admin,
    Array.from({ length: count }, (_, number) => ({ email: emailNr(`free-${number}`), userID: null })),
  );
  expect(tally).toEqual({ created: count });
  const numbers = (await everybody(admin)).map(({ userID }) => userID);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('concurrent registrations with one e-mail get the same answer and make one account', async () => {
  const admin = await enterAsAdmin();
  const {
    created = 0,
    ERR_EMAIL_NOT_SENT: turnedAway = 0,
    ...others
  } = await registerAll(admin.url, emailNr('guest'), count);
  // More registrations than the limit per address: those beyond it are refused, whether the e-mail is known or not.
  expect(created + turnedAway).toBe(count);
  expect(others).toEqual({});
  expect(created).toBeGreaterThan(0);
  expect(created).toBeLessThanOrEqual(20);
  await expect
    .poll(async () => (await everybody(admin)).filter(({ email }) => email === emailNr('guest')).length)
    .toBe(1);
});
