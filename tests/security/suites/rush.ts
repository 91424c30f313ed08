import { connect } from 'node:net';
import { once } from 'node:events';
import { memberPassword } from '../../support/registerPerson.ts';
import { manyMembers } from '../../support/manyMembers.ts';
import type { Suite } from '../suite.ts';
import { attemptLogin, newAddress } from './loginAttempt.ts';

/** Duration of a health request in milliseconds. */
const healthTakes = async (url: string): Promise<number> => {
  const began = performance.now();
  await (await fetch(new URL('/health', url))).text();
  return performance.now() - began;
};

/** A client that opens a connection, sends half a request, and waits. */
const slowCaller = async (url: string): Promise<() => void> => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  await once(socket, 'connect');
  socket.write('POST /graphql HTTP/1.1\r\nhost: x\r\n');
  return () => socket.destroy();
};

/** The longest of several requests, one after the other. */
const longestOf = async (url: string, questions: number): Promise<number> => {
  let longest = 0;
  for (let asked = 0; asked < questions; asked += 1) longest = Math.max(longest, await healthTakes(url));
  return longest;
};

type Patience = Readonly<{ inRush: number; amongSlow: number }>;
/** In milliseconds. The promised limit applies to the full run, where nothing else runs. */
const patienceOf = (isFull: boolean): Patience =>
  isFull ? { inRush: 200, amongSlow: 1_000 } : { inRush: 5_000, amongSlow: 5_000 };

/** reliability T08, T57 */
export const rush: Suite = {
  name: 'rush',
  says: 'Neither a hundred concurrent sign-ins nor unfinished requests block other callers.',
  run: async (club, size) => {
    const { url } = club;
    const isFull = size === 'full';
    const patience = patienceOf(isFull);
    const people = await manyMembers(club, isFull ? 100 : 20);
    const entering = Promise.all(
      people.map(({ email }) =>
        attemptLogin(url, { credential: email, password: memberPassword, address: newAddress() }),
      ),
    );
    const inRush = await longestOf(url, 20);
    const kept = (await entering).filter((outcome) => outcome !== 'signed-in');
    const callers = await Promise.all(Array.from({ length: isFull ? 2_000 : 200 }, () => slowCaller(url)));
    const amongSlow = await longestOf(url, 20);
    callers.forEach((leave) => leave());
    return {
      cases: people.length + callers.length,
      violations: [
        ...(inRush > patience.inRush ? [`while many sign in, a health request takes ${inRush.toFixed()} ms`] : []),
        ...(amongSlow > patience.amongSlow
          ? [`among slow callers a health request takes ${amongSlow.toFixed()} ms`]
          : []),
        ...(kept.length > 0 ? [`${kept.length} of those who signed in at once were kept out: ${kept[0] ?? ''}`] : []),
      ],
    };
  },
};
