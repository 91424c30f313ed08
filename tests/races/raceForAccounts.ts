import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { callGraphql } from '../support/graphqlClient.ts';
import { memberPassword } from '../support/registerPerson.ts';

/** `created`, the code of the refusal, or `no answer`: how often each. */
type Tally = Readonly<Record<string, number>>;
type Office = Readonly<{ url: string; token: string }>;
type Newcomer = Readonly<{ email: string; userID: string | null }>;

const inAWord = async (answer: ReturnType<typeof callGraphql>): Promise<string> =>
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

/** As an ADMIN fills in the form, all at the same moment; each call has an idempotency key of its own. */
export const createAll = async ({ url, token }: Office, wanted: readonly Newcomer[]): Promise<Tally> => {
  const create = (newcomer: Newcomer): Promise<string> =>
    inAWord(
      callGraphql(url, {
        query: 'mutation ($user: UserInput!) { createUser(user: $user) { code } }',
        variables: { user: { ...names, ...newcomer, role: 'MEMBER' } },
        ...{ token, idempotencyKey: randomUUID() },
      }),
    );
  return tallyOf(await Promise.all(wanted.map(create)));
};

/** As strangers do who register as guests with one e-mail, all at the same moment. */
export const registerAll = async (url: string, email: string, count: number): Promise<Tally> => {
  const address = { city: 'Musterstadt', houseNumber: '7', street: 'Lindenweg', zip: '54321' };
  const guest = { ...names, email, phone: '+49 1234 567890', address, password: memberPassword };
  const register = (): Promise<string> =>
    inAWord(
      callGraphql(url, {
        query: 'mutation ($guest: GuestInput!) { createGuest(guest: $guest) { code } }',
        variables: { guest },
        idempotencyKey: randomUUID(),
      }),
    );
  return tallyOf(await Promise.all(Array.from({ length: count }, register)));
};

const usersSchema = v.object({ users: v.array(v.object({ email: v.string(), userID: v.string() })) });

/** Everybody in the club, as the ADMIN sees them. */
export const everybody = async ({ url, token }: Office): Promise<v.InferOutput<typeof usersSchema>['users']> => {
  const { data } = await callGraphql(url, { query: '{ users { email userID } }', token });
  return v.parse(usersSchema, data).users;
};
