import { randomUUID } from 'node:crypto';
import type { RunningClub } from './runningClub.ts';

/** No word of the club's, which are refused. */
export const memberPassword = 'vierzehn gelbe Filzkugeln';

type Wanted = Readonly<{
  firstName: string;
  lastName: string;
  email: string;
  role?: 'MEMBER' | 'GUEST' | 'TRAINER' | 'ADMIN';
  memberNumber?: string;
}>;

/** Gives somebody an account that is confirmed already, with `memberPassword`; answers the person's id. */
export const registerPerson = async (
  { command }: Pick<RunningClub, 'command'>,
  { role = 'MEMBER', memberNumber, ...names }: Wanted,
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
