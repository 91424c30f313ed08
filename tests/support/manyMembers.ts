import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { signIn } from './graphqlClient.ts';
import { memberPassword, registerPerson } from './registerPerson.ts';
import type { RunningClub } from './runningClub.ts';

/** A member with a session. */
export type Member = Readonly<{ personId: string; email: string; token: string }>;
type Club = Pick<RunningClub, 'url' | 'command'>;
type Registered = Readonly<{ personId: string; email: string }>;

const register = async (club: Club, number: number, run: string): Promise<Registered> => {
  const email = `race-${run}-${number}@platzwart.example`;
  const person = { firstName: 'Race', lastName: 'Runner', email, memberNumber: String(number) };
  return { personId: await registerPerson(club, person), email };
};

/** A new registration reaches the read models after a moment. */
const enter = async ({ url }: Club, { personId, email }: Registered): Promise<Member> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return { personId, email, token: await signIn(url, email, memberPassword) };
    } catch (error) {
      if (attempt === 20) throw error;
    }
    await pause(100);
  }
};

/** Concurrency: at most thirty sign-ins per client address may be under way (decisions.md U11). */
const atOnce = 25;

const inTurns = async <In, Out>(items: readonly In[], work: (item: In) => Promise<Out>): Promise<readonly Out[]> => {
  const done: Out[] = [];
  while (done.length < items.length)
    done.push(...(await Promise.all(items.slice(done.length, done.length + atOnce).map(work))));
  return done;
};

/** Registers `count` members and signs each of them in; each has a token of their own. */
export const manyMembers = async (club: Club, count: number): Promise<readonly Member[]> => {
  const run = randomUUID().slice(0, 8);
  const firstNumber = 100_000 + Math.floor(Math.random() * 700_000);
  const numbers = Array.from({ length: count }, (_, index) => firstNumber + index);
  const registered = await inTurns(numbers, (number) => register(club, number, run));
  return inTurns(registered, (person) => enter(club, person));
};
