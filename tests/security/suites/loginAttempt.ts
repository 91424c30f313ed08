import { randomBytes } from 'node:crypto';
import { callGraphql } from '../../support/graphqlClient.ts';

const query = 'mutation ($data: LoginInput!) { login(data: $data) { token } }';

export type LoginAttempt = Readonly<{ credential: string; password?: string; address: string }>;

/** One sign-in through the proxy: the code of the refusal, or `signed-in`. */
export const attemptLogin = async (
  url: string,
  { credential, password = 'geraten!', address }: LoginAttempt,
): Promise<string> => {
  const variables = { data: { credential, password } };
  const { data, errors } = await callGraphql(url, { query, variables, headers: { 'x-forwarded-for': address } });
  return data ? 'signed-in' : (errors?.[0]?.message ?? 'nothing');
};

/** A new client address in a network that is not routed. */
export const newAddress = (): string => `100.64.${[...randomBytes(2)].join('.')}`;
