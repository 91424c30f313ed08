import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { RunningClub } from '../support/runningClub.ts';

const timeoutMs = 60_000;

type Registration = Readonly<{ email: string; number: number }>;

/** Repeats the same call until it is answered, as the gateway does. */
const register = async (club: () => Promise<Pick<RunningClub, 'command'>>, { email, number }: Registration) => {
  const person = { firstName: 'Nele', lastName: 'Neu', email, phone: null, address: null, language: 'de' };
  const data = {
    ...{ personId: randomUUID(), memberNumber: String(number), role: 'MEMBER', person, discount: 0 },
    ...{ verified: false, active: true, password: null },
  };
  const call = { type: 'RegisterPerson', actor: null, idempotencyKey: randomUUID(), correlationId: randomUUID(), data };
  const end = performance.now() + timeoutMs;
  while (performance.now() < end) {
    const answer = await club()
      .then(({ command }) => command(call))
      .catch(() => null);
    if (answer?.outcome === 'accepted') return;
    await pause(100);
  }
  throw new Error(`The registration of ${email} was not answered within a minute`);
};

/** Registers new people, each of whom is sent a code, until `enough` aborts; returns their e-mail addresses. */
export const registrations = async (
  club: () => Promise<Pick<RunningClub, 'command'>>,
  enough: AbortSignal,
): Promise<readonly string[]> => {
  const emails: string[] = [];
  const run = randomUUID().slice(0, 8);
  while (!enough.aborted) {
    const email = `nele-${run}-${emails.length}@platzwart.example`;
    await register(club, { email, number: 500_000 + emails.length });
    emails.push(email);
    await pause(20);
  }
  return emails;
};
