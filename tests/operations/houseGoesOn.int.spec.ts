import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayFromToday } from '../support/clubDays.ts';
import { book, signIn } from '../support/graphqlClient.ts';
import { hallHour, hallPlan, hallPrice } from '../support/hall.ts';
import { type Clubhouse, clearAway, newClubhouse, startHouse, untilOpen } from './clubhouse.ts';
import { processesOn, untilNobodyIsLeft } from './processes.ts';
import type { Program } from './program.ts';

let clubhouse: Clubhouse;
let running: Program;

const open = async (): Promise<void> => {
  running = startHouse(clubhouse);
  await untilOpen(running);
};
const close = async (signal: NodeJS.Signals): Promise<number | null> => {
  running.child.kill(signal);
  return (await running.hasEnded).code;
};

beforeAll(async () => {
  clubhouse = await newClubhouse();
  await open();
});
afterAll(() => clearAway(clubhouse));

// Farther ahead than the demo club has bookings.
const date = dayFromToday(80);
const visitor = async () => ({ url: clubhouse.url, token: await signIn(clubhouse.url, 'anna@platzwart.example') });

const bookHall = async (hour: number): Promise<string> => {
  const anna = await visitor();
  return book(anna.url, anna.token, hallHour({ date, court: 1, hour, price: await hallPrice(anna, date) }));
};
const bookedHours = async (): Promise<readonly string[]> =>
  (await hallPlan(await visitor(), date)).map(({ start }) => start).toSorted();

const workersOf = (marker: string) => processesOn(clubhouse.folder).filter(({ words }) => words.includes(marker));
const killAll = (marker: string): void => {
  const workers = workersOf(marker);
  expect(workers.length).toBeGreaterThan(0);
  for (const { pid } of workers) process.kill(pid, 'SIGKILL');
};

const untilHealthy = async (): Promise<void> => {
  for (;;) {
    const answer = await fetch(`${clubhouse.url}/health`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(50);
  }
};
const untilLostAndBack = async (complaint: string): Promise<void> => {
  while (!running.output().includes(complaint)) await pause(20);
  await untilHealthy();
};

it('closes at Ctrl+C without leaving a process, and opened again has lost nothing', async () => {
  expect(await bookHall(7)).toBe('booked');
  expect(await close('SIGINT')).toBe(0);
  expect(processesOn(clubhouse.folder)).toEqual([]);
  await open();
  expect(await bookedHours()).toEqual(['07:00']);
});

it('closes in the middle of opening as well', async () => {
  await close('SIGTERM');
  running = startHouse(clubhouse);
  while (!running.output().includes('✓ database')) await pause(10);
  expect(await close('SIGTERM')).toBe(0);
  expect(await untilNobodyIsLeft(clubhouse.folder, 2_000)).toEqual([]);
  await open();
});

it('is closed by whoever asks twice without waiting for anybody', async () => {
  running.child.kill('SIGINT');
  await pause(400);
  running.child.kill('SIGINT');
  expect((await running.hasEnded).code).toBe(0);
  expect(await untilNobodyIsLeft(clubhouse.folder, 2_000)).toEqual([]);
  await open();
});

it('goes on, and closes in order, when nobody reads along any more', async () => {
  running.child.stdout?.destroy();
  running.child.stderr?.destroy();
  killAll('dist/mail-service.js');
  await pause(1_000);
  await untilHealthy();
  expect(await close('SIGHUP')).toBe(0);
  expect(processesOn(clubhouse.folder)).toEqual([]);
  await open();
});

it('has lost nothing after a kill -9: services end by themselves, the left-over database is taken over', async () => {
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

it('starts the database again when it is killed, and bookings go on', async () => {
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
