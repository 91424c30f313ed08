import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayFromToday } from '../support/clubDays.ts';
import { book, callGraphql, signIn } from '../support/graphqlClient.ts';
import { hallHour, hallPlan, hallPrice } from '../support/hallBookings.ts';
import {
  type TestInstance,
  clearAway,
  newTestInstanceWithData,
  startTestInstance,
  untilOpen,
} from './startedInstance.ts';
import { processesOn, waitUntilNoProcesses } from './processes.ts';
import type { Program } from './program.ts';

let testInstance: TestInstance;
let running: Program;

const open = async (): Promise<void> => {
  running = startTestInstance(testInstance);
  await untilOpen(running);
};
const close = async (signal: NodeJS.Signals): Promise<number | null> => {
  running.child.kill(signal);
  return (await running.hasEnded).code;
};

beforeAll(async () => {
  testInstance = await newTestInstanceWithData();
  await open();
});
afterAll(() => clearAway(testInstance));

// Later than the demo club's bookings.
const date = dayFromToday(80);
const visitor = async () => ({
  url: testInstance.url,
  token: await signIn(testInstance.url, 'anna@platzwart.example'),
});

const bookHall = async (hour: number): Promise<string> => {
  const anna = await visitor();
  return book(anna.url, anna.token, hallHour({ date, court: 1, hour, price: await hallPrice(anna, date) }));
};
const bookedHours = async (): Promise<readonly string[]> =>
  (await hallPlan(await visitor(), date)).map(({ start }) => start).toSorted();

const workersOf = (marker: string) => processesOn(testInstance.folder).filter(({ words }) => words.includes(marker));
const killAll = (marker: string): void => {
  const workers = workersOf(marker);
  expect(workers.length).toBeGreaterThan(0);
  for (const { pid } of workers) process.kill(pid, 'SIGKILL');
};

const untilHealthy = async (): Promise<void> => {
  for (;;) {
    const answer = await fetch(`${testInstance.url}/health`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(50);
  }
};
const untilLostAndBack = async (complaint: string): Promise<void> => {
  while (!running.output().includes(complaint)) await pause(20);
  await untilHealthy();
};

it('stops at Ctrl+C without leaving a process, and loses nothing', async () => {
  expect(await bookHall(7)).toBe('booked');
  expect(await close('SIGINT')).toBe(0);
  expect(processesOn(testInstance.folder)).toEqual([]);
  await open();
  expect(await bookedHours()).toEqual(['07:00']);
});

it('stops also during its start', async () => {
  await close('SIGTERM');
  running = startTestInstance(testInstance);
  while (!running.output().includes('✓ database')) await pause(10);
  expect(await close('SIGTERM')).toBe(0);
  expect(await waitUntilNoProcesses(testInstance.folder, 2_000)).toEqual([]);
  await open();
});

it('stops at once at the second Ctrl+C', async () => {
  running.child.kill('SIGINT');
  await pause(400);
  running.child.kill('SIGINT');
  expect((await running.hasEnded).code).toBe(0);
  expect(await waitUntilNoProcesses(testInstance.folder, 2_000)).toEqual([]);
  await open();
});

it('continues, and stops in order, when its output is closed', async () => {
  running.child.stdout?.destroy();
  running.child.stderr?.destroy();
  killAll('dist/mail-service.js');
  await pause(1_000);
  await untilHealthy();
  expect(await close('SIGHUP')).toBe(0);
  expect(processesOn(testInstance.folder)).toEqual([]);
  await open();
});

it('a kill -9 loses nothing: services end by themselves, the next start takes over the running database', async () => {
  expect(await bookHall(8)).toBe('booked');
  running.child.kill('SIGKILL');
  await running.hasEnded;
  while (workersOf('dist/').length > 0) await pause(50);
  await open();
  expect(await bookedHours()).toEqual(['07:00', '08:00']);
});

it.each(['command-service', 'projection-service', 'mail-service', 'graphql-gateway'])(
  'starts %s again when it is killed',
  async (service) => {
    killAll(`dist/${service}.js`);
    await untilLostAndBack(`${service} ended unexpectedly`);
  },
);

it('lets nobody in who was deactivated while the read models stand still', async () => {
  const { url } = testInstance;
  const query = '{ currentUser { userID } }';
  const [ben, admin] = [await signIn(url, 'ben@platzwart.example'), await signIn(url, 'admin@platzwart.example')];
  const outcomeOf = async (token: string): Promise<string> => {
    const { data, errors } = await callGraphql(url, { query, token });
    return errors?.[0]?.message ?? (data?.['currentUser'] ? 'let in' : 'LOGIN_REQUIRED');
  };
  const [{ pid } = { pid: 0 }] = workersOf('dist/projection-service.js');
  process.kill(pid, 'SIGSTOP');
  try {
    const deactivation = 'mutation { updateUser(userID: "1002", user: { active: false }) { code } }';
    expect((await callGraphql(url, { query: deactivation, token: admin })).errors).toBeUndefined();
    while ((await outcomeOf(ben)) === 'let in') await pause(100);
    expect(await outcomeOf(ben)).toBe('ERR_DB_CONNECTION');
  } finally {
    process.kill(pid, 'SIGCONT');
  }
  while ((await outcomeOf(ben)) === 'ERR_DB_CONNECTION') await pause(100);
  expect([await outcomeOf(ben), await outcomeOf(admin)]).toEqual(['LOGIN_REQUIRED', 'let in']);
});

it('restarts the database when it is killed, and bookings continue', async () => {
  killAll('postgres/cluster');
  await untilLostAndBack('database ended unexpectedly');
  let answer = await bookHall(9);
  for (const until = performance.now() + 20_000; answer === 'ERR_DB_CONNECTION' && performance.now() < until;) {
    await pause(100);
    answer = await bookHall(9);
  }
  expect(answer).toBe('booked');
  expect(await bookedHours()).toEqual(['07:00', '08:00', '09:00']);
});
