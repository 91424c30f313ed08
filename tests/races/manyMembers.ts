import { randomUUID } from 'node:crypto';
import type { RunningClub } from '../support/runningClub.ts';
import { signIn } from '../support/graphqlClient.ts';

const register = async (club: RunningClub, number: number, run: string): Promise<string> => {
  const email = `race-${run}-${number}@platzwart.example`;
  const person = { firstName: 'Race', lastName: 'Runner', email, phone: null, address: null, language: 'de' };
  const data = {
    personId: randomUUID(),
    memberNumber: String(number),
    role: 'MEMBER',
    person,
    discount: 0,
    verified: true,
    active: true,
    password: 'platzwart',
  };
  const answer = await club.command({
    type: 'RegisterPerson',
    actor: null,
    idempotencyKey: null,
    correlationId: randomUUID(),
    data,
  });
  if (answer.outcome !== 'accepted') throw new Error(`Registering ${email} was refused: ${answer.code}`);
  return email;
};

/** Signs up `count` more members and signs each of them in: as many different tokens. */
export const manyMembers = async (club: RunningClub, count: number): Promise<readonly string[]> => {
  const run = randomUUID().slice(0, 8);
  const firstNumber = 100_000 + Math.floor(Math.random() * 700_000);
  const emails = await Promise.all(
    Array.from({ length: count }, (_, index) => register(club, firstNumber + index, run)),
  );
  return Promise.all(emails.map((email) => signIn(club.url, email)));
};
