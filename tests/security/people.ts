import { randomUUID } from 'node:crypto';
import { signIn } from '../support/graphqlClient.ts';
import { memberPassword } from '../support/registerPerson.ts';
import type { RunningClub } from '../support/runningClub.ts';

export type Person = Readonly<{ personId: string; memberNumber: string; email: string }>;
/** Where people are registered and sign in. */
export type House = Pick<RunningClub, 'url' | 'command'>;

type Account = Readonly<{ verified: boolean; active: boolean; password: string | null; discount: number }>;

const usual: Account = { verified: true, active: true, password: memberPassword, discount: 0 };

/** Registers a member of that number; whoever is not verified and has no password is sent a code. */
export const registerMember = async (
  club: House,
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

/** Somebody who is signed in and pays nothing, so that no price stands between them and a court. */
export const registerVisitor = async (club: House, memberNumber: string): Promise<Visitor> => {
  const person = await registerMember(club, memberNumber, { discount: 100 });
  return { ...person, token: await signIn(club.url, person.email, memberPassword) };
};
