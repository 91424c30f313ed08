import { createServer } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { listenOnFreePort } from '../testing/listenOnFreePort.ts';
import { anna } from '../testing/personas.ts';
import { fileEndpoint } from './documentResponse.ts';
import type { Turn } from './executionTurns.ts';
import { Refusal } from './refusal.ts';
import { anonymous, viewerOf } from './viewer.ts';

const turns: Turn[] = [];
const spent: number[] = [];
let isFull = false;
const endpoint = fileEndpoint({
  path: '/files',
  retryAfter: 60,
  authenticate: (header) => ({ viewer: header === 'Bearer anna' ? viewerOf(anna) : anonymous, session: null }),
  addressOf: () => '198.51.100.7',
  takeTurn: (turn, work) => {
    if (isFull) return Promise.reject(new Refusal('ERR_INVALID_INPUT', [], { status: 429 }));
    turns.push(turn);
    return work((bytes) => spent.push(bytes));
  },
  onServerError: () => undefined,
  found: ({ url }) =>
    Promise.resolve(url === '/files/known' ? { type: 'text/plain', name: 'known.txt', bytes: 'Grüße' } : 404),
});
const server = createServer(endpoint.handle);
const url = await listenOnFreePort(server);
afterAll(() => server.close());

const statusOf = async (path: string, authorization = 'Bearer anna'): Promise<number> => {
  turns.splice(0);
  spent.splice(0);
  return (await fetch(`${url}${path}`, { headers: { authorization } })).status;
};

describe('A file', () => {
  it('is looked for within the turns of its reader, and costs its bytes', async () => {
    expect(await statusOf('/files/known')).toBe(200);
    expect([turns, spent]).toEqual([[{ caller: anna.personId, address: '198.51.100.7' }], [7]]);
    expect(await statusOf('/files/unknown')).toBe(404);
    expect([turns.length, spent]).toEqual([1, []]);
  });

  it('is not looked for without a session', async () => {
    expect([await statusOf('/files/known', ''), turns]).toEqual([401, []]);
  });

  it('is refused where too much of its reader waits', async () => {
    isFull = true;
    expect(await statusOf('/files/known')).toBe(429);
    isFull = false;
  });
});
