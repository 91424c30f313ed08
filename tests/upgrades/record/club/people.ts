import * as v from 'valibot';
import { signIn } from '../../../support/graphqlClient.ts';
import { type ReleaseInstance, eventually } from '../releaseInstance.ts';
import { codeIn } from '../../codeIn.ts';

export type Login = Readonly<{ email: string; password: string }>;
export type NewPerson = Readonly<{
  firstName: string;
  lastName: string;
  email: string;
  role: 'ADMIN' | 'MEMBER' | 'GUEST' | 'TRAINER';
}>;

/** Contains no word that the rules of passwords refuse. */
export const password = 'vierzehn gelbe Filzkugeln';

const address = { street: 'Am Netz', houseNumber: '1', zip: '12345', city: 'Musterstadt' };
const createdSchema = v.object({ createUser: v.object({ user: v.object({ userID: v.string() }) }) });

/** Chooses a password by the code of the e-mail. */
export const confirm = async ({ ask, mailServer }: ReleaseInstance, email: string): Promise<Login> => {
  const code = await eventually(() => Promise.resolve(codeIn(mailServer, email)));
  const data = { credential: email, code, password };
  await ask('mutation ($data: VerifyUserInput!) { verifyUser(data: $data) { success } }', { data });
  return { email, password };
};

/** An ADMIN creates an account, and its person confirms it. Returns the member number. */
export const createPerson = async (
  instance: ReleaseInstance,
  person: NewPerson,
  admin: string,
): Promise<Readonly<{ userID: string; login: Login }>> => {
  const user = { ...person, address, phone: '0123 456789' };
  const query = 'mutation ($user: UserInput!) { createUser(user: $user) { user { userID } } }';
  const { userID } = v.parse(createdSchema, await instance.ask(query, { user }, admin)).createUser.user;
  return { userID, login: await confirm(instance, person.email) };
};

/** A session; a new account can sign in a moment later. */
export const enter = ({ url }: Pick<ReleaseInstance, 'url'>, { email, password: own }: Login): Promise<string> =>
  eventually(() => signIn(url, email, own).catch(() => null));

const personSchema = v.object({ currentUser: v.object({ userID: v.string() }) });

export const memberNumber = async ({ ask }: ReleaseInstance, token: string): Promise<string> =>
  v.parse(personSchema, await ask('{ currentUser { userID } }', {}, token)).currentUser.userID;
