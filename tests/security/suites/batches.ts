import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { signIn } from '../../support/graphqlClient.ts';
import { manyMembers } from '../../support/manyMembers.ts';
import { memberPassword } from '../../support/registerPerson.ts';
import type { Suite } from '../suite.ts';
import { post } from './forms.ts';
import { newAddress } from './loginAttempt.ts';

const guesses = (email: string): readonly string[] =>
  [
    ...Array.from({ length: 19 }, (_, index) => `geraten ${index}`),
    // The last password is right: a server that checks more than the first one would sign in.
    memberPassword,
  ].map(
    (password) =>
      `login(data: { credential: ${JSON.stringify(email)}, password: ${JSON.stringify(password)} }) { token }`,
  );

const named = (calls: readonly string[]): string => calls.map((call, index) => `l${index}: ${call}`).join(' ');

/** Many guesses in one request: by aliases, as a list, as fragments, as operations of which one is chosen. */
const batchesFor = (email: string): readonly (readonly [string, unknown])[] => {
  const calls = guesses(email);
  const operations = calls.map((call, index) => `mutation M${index} { ${call} }`);
  return [
    ['many names', { query: `mutation { ${named(calls)} }` }],
    ['a list', operations.map((query) => ({ query }))],
    ['two of them', { query: `mutation { ${named(calls.slice(-2))} }` }],
    ['a fragment', { query: `mutation { ...F } fragment F on Mutation { ${named(calls)} }` }],
    ['many operations', { query: operations.join(' ') }],
    ['a list of lists', [operations.map((query) => ({ query }))]],
  ];
};

/** Outcome of a sign-in mutation over another person's socket. */
const overSocket = (url: string, token: string, query: string): Promise<unknown> => {
  const connectionParams = { authorization: `Bearer ${token}` };
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams,
  });
  const answer = new Promise<unknown>((resolve) => {
    client.subscribe({ query }, { next: resolve, error: resolve, complete: () => resolve('nothing') });
  });
  return answer.finally(() => void client.dispose());
};

/** reliability T04 */
export const batches: Suite = {
  name: 'batches',
  says: 'One request is one guess: aliases, lists and sockets do not allow more.',
  run: async (club) => {
    const [member] = await manyMembers(club, 1);
    const email = member?.email ?? '';
    const violations: string[] = [];
    for (const [name, body] of batchesFor(email)) {
      const text = await (await post(club.url, JSON.stringify(body), { 'x-forwarded-for': newAddress() })).text();
      if (text.includes('"token"')) violations.push(`${name} is answered: ${text.slice(0, 100)}`);
    }
    const stranger = await signIn(club.url, 'anna@platzwart.example');
    const heard = JSON.stringify(await overSocket(club.url, stranger, `mutation { ${guesses(email).at(-1) ?? ''} }`));
    if (!heard.includes('ERR_INVALID_INPUT')) violations.push(`a socket answers ${heard.slice(0, 100)}`);
    return { cases: 7, violations };
  },
};
