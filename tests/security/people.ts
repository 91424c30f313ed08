import { randomUUID } from 'node:crypto';
import { signIn } from '../support/graphqlClient.ts';
import { memberPassword } from '../support/registerPerson.ts';
import type { RunningClub } from '../support/runningClub.ts';

export type Person = Readonly<{ personId: string; memberNumber: string; email: string }>;
/** The endpoints for registering and signing in. */
export type Instance = Pick<RunningClub, 'url' | 'command'>;

type Account = Readonly<{ verified: boolean; active: boolean; password: string | null; discount: number }>;

const usual: Account = { verified: true, active: true, password: memberPassword, discount: 0 };

/** Registers a member with that number; one without confirmation and password is sent a code. */
export const registerMember = async (
  club: Instance,
  memberNumber: string,
  account: Partial<Account> = {},
): Promise<Person> => {
  const personId = randomUUID();
  const email = `member-${memberNumber}@platzwart.example`;
  const person = { firstName: 'Mia', lastName: 'Sommer', email, phone: null, address: null, language: 'de' };
  const answer = await club.command({
    ...{ type: 'RegisterPerson', actor: null, idempotencyKey: null, correlationId: randomUUID() },
    data: { personId, memberNumber, role: 'MEMBER', person, ...usual, ...account },
  });
  if (answer.outcome !== 'accepted') throw new Error(`Registering ${email} was refused: ${answer.code}`);
  return { personId, memberNumber, email };
};

export type Visitor = Person & Readonly<{ token: string }>;

/** A signed-in person who pays nothing, so that bookings need no price. */
export const registerVisitor = async (club: Instance, memberNumber: string): Promise<Visitor> => {
  const person = await registerMember(club, memberNumber, { discount: 100 });
  return { ...person, token: await signIn(club.url, person.email, memberPassword) };
};
