import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { dayFromToday } from '../../support/clubDays.ts';
import { callGraphql, signIn } from '../../support/graphqlClient.ts';
import { memberPassword } from '../../support/registerPerson.ts';
import { type Visitor, registerVisitor } from '../people.ts';
import { authenticatedSocket } from '../socket.ts';
import type { Suite, Target } from '../suite.ts';
import { sessionToken } from '../forgery.ts';

const next = 'Netzkante im Mai';

type Way = Readonly<{ name: string; call: (visitor: Visitor) => string; by: 'self' | 'ADMIN' }>;

/** Everything that ends the sessions of a person (reliability T15), and signing out. */
const ways: readonly Way[] = [
  { name: 'signing out', by: 'self', call: () => 'logout' },
  { name: 'signing out everywhere', by: 'self', call: () => `endSessions(password: "${memberPassword}")` },
  {
    name: 'another password',
    by: 'self',
    call: ({ memberNumber }) =>
      `changePassword(userID: "${memberNumber}", data: { oldPassword: "${memberPassword}", newPassword: "${next}" })`,
  },
  {
    name: 'another role',
    by: 'ADMIN',
    call: ({ memberNumber }) => `updateUser(userID: "${memberNumber}", user: { role: GUEST })`,
  },
  {
    name: 'deactivation',
    by: 'ADMIN',
    call: ({ memberNumber }) => `updateUser(userID: "${memberNumber}", user: { active: false })`,
  },
  { name: 'erasure', by: 'ADMIN', call: ({ memberNumber }) => `deleteUser(userID: "${memberNumber}", force: true)` },
];

const plan = `subscription { courtPlanChanged(sport: "TENNIS", fromDate: "${dayFromToday(0)}", toDate: "${dayFromToday(6)}") {
  position } }`;

type Ending = Readonly<{ token: string; end: () => Promise<unknown>; /** Milliseconds. */ patience: number }>;

/** Describes where a socket stays open or a token stays valid after the session has ended. */
const outlives = async ({ url }: Target, { token, end, patience }: Ending): Promise<readonly string[]> => {
  const socket = await authenticatedSocket(url, token);
  socket.say({ id: '1', type: 'subscribe', payload: { query: plan } });
  await end();
  const code = await Promise.race([socket.closed, pause(patience, 'still open')]);
  socket.leave();
  const { data } = await callGraphql(url, { query: '{ currentUser { userID } }', token });
  return [
    ...(code === 4403 ? [] : [`the socket: ${code}`]),
    ...((data?.['currentUser'] ?? null) === null ? [] : ['the token is still good']),
  ];
};

/** reliability T15, T61 */
export const revocation: Suite = {
  name: 'revocation',
  says: 'After a session has ended its token is refused and its sockets are closed, whatever ended it.',
  run: async (target, size) => {
    const { url } = target;
    const adminToken = await signIn(url, 'admin@platzwart.example');
    // The promise is two seconds; a machine under full load may take a few more.
    const patience = size === 'full' ? 2_000 : 10_000;
    const violations: string[] = [];
    for (const [index, { name, by, call }] of ways.entries()) {
      const visitor = await registerVisitor(target, String(777_001 + index));
      const end = async (): Promise<void> => {
        const token = by === 'ADMIN' ? adminToken : visitor.token;
        const { errors } = await callGraphql(url, { query: `mutation { ${call(visitor)} { code } }`, token });
        if (errors) violations.push(`${name} was refused: ${JSON.stringify(errors)}`);
      };
      const found = await outlives(target, { token: visitor.token, end, patience });
      violations.push(...found.map((each) => `after ${name}, ${each}`));
    }
    const { personId } = await registerVisitor(target, '777100');
    const short = sessionToken(target.sessionSecret, { personId, sessionId: randomUUID(), seconds: 2 });
    const expired = await outlives(target, { token: short, end: () => Promise.resolve(), patience: 2_000 + patience });
    return { cases: ways.length + 1, violations: [...violations, ...expired.map((each) => `after its time, ${each}`)] };
  },
};
