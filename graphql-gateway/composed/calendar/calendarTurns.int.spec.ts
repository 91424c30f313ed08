import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { attemptLimit } from '../../core/attemptLimit.ts';
import type { ExecutionTurns, Turn } from '../../core/executionTurns.ts';
import { Refusal } from '../../core/refusal.ts';
import { clubEvent } from '../../testing/exampleRows.ts';
import { testTime } from '../../testing/instance.ts';
import { listenOnFreePort } from '../../testing/listenOnFreePort.ts';
import { anna } from '../../testing/personas.ts';
import { specClub } from '../../testing/specClub.ts';
import { calendarEndpoint } from './calendarEndpoint.ts';
import { eventsEndpoints } from './eventsEndpoints.ts';

const event = clubEvent({ name: 'Sommerfest' });
const turns: (Turn & { bytes: number })[] = [];
let isFull = false;
const takeTurn: ExecutionTurns = (turn, work) => {
  if (isFull) return Promise.reject(new Refusal('ERR_INVALID_INPUT', [], { status: 429 }));
  const taken = { ...turn, bytes: 0 };
  turns.push(taken);
  return work((bytes) => (taken.bytes += bytes));
};
const now = (): number => testTime;
const address = '198.51.100.7';
const services = { addressOf: () => address, takeTurn, now, onServerError: () => undefined };
const own = calendarEndpoint({
  ...services,
  limit: attemptLimit({ atMost: 5, milliseconds: 60_000, now }),
  reads: { ownerOf: () => Promise.resolve(anna.personId), bookingsOf: () => Promise.resolve([]) },
  peopleReads: {
    byIds: () => Promise.resolve(new Map([[anna.personId, anna]])),
    childrenOf: () => Promise.resolve(new Map()),
  },
  club: () => Promise.resolve(specClub),
});
const [feed, single] = eventsEndpoints({
  ...services,
  events: { from: () => Promise.resolve([event]), byId: () => Promise.resolve(event) },
  clubName: () => Promise.resolve('TC'),
});

const ownPath = `/calendar/${'K'.repeat(43)}.ics`;
const calendars = [
  { of: 'the own bookings', endpoint: own, path: ownPath, caller: anna.personId },
  { of: 'the events', endpoint: feed, path: '/calendar/events.ics', caller: address },
  { of: 'one event', endpoint: single, path: `/calendar/events/${randomUUID()}.ics`, caller: address },
];

describe.each(calendars)('A calendar of $of', ({ endpoint, path, caller }) => {
  const server = createServer(endpoint?.handle);
  afterAll(() => server.close());

  it('is read within turns, costs its bytes, and is refused where too much waits', async () => {
    const url = `${await listenOnFreePort(server)}${path}`;
    turns.splice(0);
    const bytes = (await (await fetch(url)).text()).length;
    expect(turns).toEqual([{ caller, address, bytes }]);
    isFull = true;
    const refused = await fetch(url);
    isFull = false;
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  });
});
