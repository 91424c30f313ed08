import * as v from 'valibot';
import { dayFromToday } from '../../support/clubDays.ts';
import { leaksIn } from '../leaksIn.ts';
import { registerVisitor } from '../people.ts';
import { type Socket, authenticatedSocket } from '../socket.ts';
import type { Suite } from '../suite.ts';

const plan = `subscription { courtPlanChanged(sport: "TENNIS", fromDate: "${dayFromToday(0)}", toDate: "${dayFromToday(6)}", since: "0") {
  changed { __typename _id mine price paymentMethod paymentState remark cancelReason cancelableUntil title
    user { __typename userID firstName lastName } } } }`;
const subscribe = (id: string) => ({ id, type: 'subscribe', payload: { query: plan } });

const frameSchema = v.object({
  payload: v.object({
    data: v.object({ courtPlanChanged: v.object({ changed: v.array(v.record(v.string(), v.unknown())) }) }),
  }),
});
const refusalSchema = v.object({ id: v.string(), type: v.literal('error') });

const heardOfOthers = async (socket: Socket, personId: string): Promise<readonly string[]> => {
  socket.say(subscribe('1'));
  const frame = await socket.hear();
  const { changed } = v.parse(frameSchema, frame).payload.data.courtPlanChanged;
  const others = changed.filter(({ mine }) => mine === false);
  return [...leaksIn(frame, personId, []), ...(others.length === 0 ? ['nobody else has booked anything'] : [])];
};

/** More subscriptions than allowed: one too many is refused, and the others continue. */
const tooManySubscriptions = async (socket: Socket): Promise<readonly string[]> => {
  for (let id = 2; id <= 21; id += 1) socket.say(subscribe(String(id)));
  for (let heard = 0; heard < 20; heard += 1) {
    const refusal = v.safeParse(refusalSchema, await socket.hear());
    if (refusal.success) return refusal.output.id === '21' ? [] : [`subscription ${refusal.output.id} was refused`];
  }
  return ['a twenty-first subscription was accepted'];
};

const endingOf = async (url: string, token: string, excess: (socket: Socket) => void): Promise<number> => {
  const socket = await authenticatedSocket(url, token);
  excess(socket);
  return socket.closed;
};

const screens = 20;

/** As many as one person may have, and one more. */
const tooManyScreens = async (url: string, token: string): Promise<number> => {
  const open: Socket[] = [];
  for (let count = 0; count < screens; count += 1) open.push(await authenticatedSocket(url, token));
  const ending = await endingOf(url, token, () => undefined);
  open.forEach((socket) => socket.leave());
  return ending;
};

/** reliability T62, T63 */
export const listening: Suite = {
  name: 'listening',
  says: 'A socket returns no more than a query would, and limits subscriptions, sockets and message size.',
  run: async (club) => {
    const { url } = club;
    const { personId, token } = await registerVisitor(club, '778001');
    const socket = await authenticatedSocket(url, token);
    const violations = [...(await heardOfOthers(socket, personId)), ...(await tooManySubscriptions(socket))];
    socket.leave();
    const long = { id: '1', type: 'subscribe', payload: { query: plan, padding: 'x'.repeat(64 * 1024) } };
    const flood = (each: Socket): void => Array.from({ length: 301 }).forEach(() => each.say({ type: 'pong' }));
    const endings: readonly (readonly [string, number, number])[] = [
      ['a giant message', 1009, await endingOf(url, token, (each) => each.say(long))],
      ['a flood', 1008, await endingOf(url, token, flood)],
      ['one screen too many', 1013, await tooManyScreens(url, (await registerVisitor(club, '778002')).token)],
    ];
    const unexpected = endings.filter(([, expected, found]) => found !== expected);
    return {
      cases: 2 + endings.length,
      violations: [...violations, ...unexpected.map(([name, , found]) => `${name} ends with ${found}`)],
    };
  },
};
