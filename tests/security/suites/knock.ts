import { randomBytes } from 'node:crypto';
import { callGraphql } from '../../support/graphqlClient.ts';

const query = 'mutation ($data: LoginInput!) { login(data: $data) { token } }';

export type Knock = Readonly<{ credential: string; password?: string; address: string }>;

/** One sign-in as it comes over our proxy: the code of the refusal, or `signed-in`. */
export const knock = async (url: string, { credential, password = 'geraten!', address }: Knock): Promise<string> => {
  const variables = { data: { credential, password } };
  const { data, errors } = await callGraphql(url, { query, variables, headers: { 'x-forwarded-for': address } });
  return data ? 'signed-in' : (errors?.[0]?.message ?? 'nothing');
};

/** An address that nobody has used before, in a network that no router forwards. */
export const newAddress = (): string => `100.64.${[...randomBytes(2)].join('.')}`;
