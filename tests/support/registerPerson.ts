import { randomUUID } from 'node:crypto';
import type { RunningClub } from './runningClub.ts';

/** Contains no forbidden word. */
export const memberPassword = 'vierzehn gelbe Filzkugeln';

type PersonInput = Readonly<{
  firstName: string;
  lastName: string;
  email: string;
  role?: 'MEMBER' | 'GUEST' | 'TRAINER' | 'ADMIN';
  memberNumber?: string;
}>;

/** Registers a person with a confirmed account and `memberPassword`; returns the person's id. */
export const registerPerson = async (
  { command }: Pick<RunningClub, 'command'>,
  { role = 'MEMBER', memberNumber, ...names }: PersonInput,
): Promise<string> => {
  const personId = randomUUID();
  const answer = await command({
    type: 'RegisterPerson',
    actor: null,
    idempotencyKey: null,
    correlationId: randomUUID(),
    data: {
      personId,
      memberNumber: memberNumber ?? null,
      role,
      person: { ...names, phone: null, address: null, language: 'de' },
      discount: 0,
      verified: true,
      active: true,
      password: memberPassword,
    },
  });
  if (answer.outcome !== 'accepted') throw new Error(`Registering ${names.email} was refused: ${answer.code}`);
  return personId;
};
