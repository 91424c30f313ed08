import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { RunningClub } from '../support/runningClub.ts';

const patienceMs = 60_000;

type Registration = Readonly<{ email: string; number: number }>;

/** As the gateway does it: the same call again, until somebody answers. */
const register = async (club: () => Promise<Pick<RunningClub, 'command'>>, { email, number }: Registration) => {
  const person = { firstName: 'Nele', lastName: 'Neu', email, phone: null, address: null, language: 'de' };
  const data = {
    ...{ personId: randomUUID(), memberNumber: String(number), role: 'MEMBER', person, discount: 0 },
    ...{ verified: false, active: true, password: null },
  };
  const call = { type: 'RegisterPerson', actor: null, idempotencyKey: randomUUID(), correlationId: randomUUID(), data };
  const end = performance.now() + patienceMs;
  while (performance.now() < end) {
    const answer = await club()
      .then(({ command }) => command(call))
      .catch(() => null);
    if (answer?.outcome === 'accepted') return;
    await pause(100);
  }
  throw new Error(`Nobody answered the registration of ${email} within a minute`);
};

/** Registers somebody new again and again, each of whom is sent a code; answers their addresses when `enough` aborts. */
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
