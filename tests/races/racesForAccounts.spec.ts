import { expect, test } from 'playwright/test';
import { signIn } from '../support/graphqlClient.ts';
import { clubOfThisRun } from '../support/runningClub.ts';
import { createAll, everybody, registerAll } from './raceForAccounts.ts';

const count = 300;
const run = String(Date.now());
const emailNr = (number: number | string): string => `konto-${number}-${run}@platzwart.example`;

const office = async () => {
  const { url } = await clubOfThisRun();
  return { url, token: await signIn(url, 'admin@platzwart.example') };
};

test('one e-mail becomes one account, however many enter it at the same moment', async () => {
  const desk = await office();
  const tally = await createAll(
    desk,
    Array.from({ length: count }, () => ({ email: emailNr('one'), userID: null })),
  );
  expect(tally).toEqual({ created: 1, ERR_EMAIL_ALREADY_EXISTS: count - 1 });
  expect((await everybody(desk)).filter(({ email }) => email === emailNr('one'))).toHaveLength(1);
});

test('one member number is given once, however many enter it at the same moment', async () => {
  const desk = await office();
  const userID = `8${run.slice(-4)}`;
  const tally = await createAll(
    desk,
    Array.from({ length: count }, (_, number) => ({ email: emailNr(`number-${number}`), userID })),
  );
  expect(tally).toEqual({ created: 1, ERR_USER_ALREADY_EXISTS: count - 1 });
  expect((await everybody(desk)).filter((user) => user.userID === userID)).toHaveLength(1);
});

test('everybody who comes at the same moment gets the next free number, each another one', async () => {
  const desk = await office();
  const tally = await createAll(
    desk,
    Array.from({ length: count }, (_, number) => ({ email: emailNr(`free-${number}`), userID: null })),
  );
  expect(tally).toEqual({ created: count });
  const numbers = (await everybody(desk)).map(({ userID }) => userID);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('strangers who register with one e-mail at the same moment all hear the same, and one account comes of it', async () => {
  const desk = await office();
  const {
    created = 0,
    ERR_EMAIL_NOT_SENT: turnedAway = 0,
    ...others
  } = await registerAll(desk.url, emailNr('guest'), count);
  // More than may register from one place: those hear so, known or not.
  expect(created + turnedAway).toBe(count);
  expect(others).toEqual({});
  expect(created).toBeGreaterThan(0);
  expect(created).toBeLessThanOrEqual(20);
  await expect
    .poll(async () => (await everybody(desk)).filter(({ email }) => email === emailNr('guest')).length)
    .toBe(1);
});
