import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { callGraphql } from '../support/graphqlClient.ts';
import { memberPassword } from '../support/registerPerson.ts';

/** The number of each answer: `created`, the code of the refusal, or `no answer`. */
type Tally = Readonly<Record<string, number>>;
type AdminSession = Readonly<{ url: string; token: string }>;
type NewUser = Readonly<{ email: string; userID: string | null }>;

const resultOf = async (answer: ReturnType<typeof callGraphql>): Promise<string> =>
  answer.then(
    ({ data, errors }) => (data ? 'created' : (errors?.[0]?.message ?? 'no answer')),
    () => 'no answer',
  );

const tallyOf = (answers: readonly string[]): Tally => {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1;
  return counts;
};

const names = { firstName: 'Race', lastName: 'Runner' };

/** Concurrent calls as from an ADMIN's form; each call has its own idempotency key. */
export const createAll = async ({ url, token }: AdminSession, newUsers: readonly NewUser[]): Promise<Tally> => {
  const create = (user: NewUser): Promise<string> =>
    resultOf(
      callGraphql(url, {
        query: 'mutation ($user: UserInput!) { createUser(user: $user) { code } }',
        variables: { user: { ...names, ...user, role: 'MEMBER' } },
        ...{ token, idempotencyKey: randomUUID() },
      }),
    );
  return tallyOf(await Promise.all(newUsers.map(create)));
};

/** Concurrent registrations of guests with one e-mail address. */
export const registerAll = async (url: string, email: string, count: number): Promise<Tally> => {
  const address = { city: 'Musterstadt', houseNumber: '7', street: 'Lindenweg', zip: '54321' };
  const guest = { ...names, email, phone: '+49 1234 567890', address, password: memberPassword };
  const register = (): Promise<string> =>
    resultOf(
      callGraphql(url, {
        query: 'mutation ($guest: GuestInput!) { createGuest(guest: $guest) { code } }',
        variables: { guest },
        idempotencyKey: randomUUID(),
      }),
    );
  return tallyOf(await Promise.all(Array.from({ length: count }, register)));
};

const usersSchema = v.object({ users: v.array(v.object({ email: v.nullable(v.string()), userID: v.string() })) });

/** All people of the club, as listed for the ADMIN. */
export const everybody = async ({ url, token }: AdminSession): Promise<v.InferOutput<typeof usersSchema>['users']> => {
  const { data } = await callGraphql(url, { query: '{ users { email userID } }', token });
  return v.parse(usersSchema, data).users;
};
