import { WebSocket } from 'ws';
import type { Suite } from '../suite.ts';

const origins = [
  ...['https://evil.example', 'null', 'file://', 'http://127.0.0.1.evil.example', 'http://localhost.evil.example'],
  ...['http://evil.example/http://127.0.0.1', 'http://user@evil.example', 'chrome-extension://abcdef', 'about:blank'],
  ...['http://127.0.0.2:4000', 'http://[::2]', '//127.0.0.1', '127.0.0.1', 'javascript:alert(1)', 'data:text/html,x'],
  ...['https://platzwart.example', 'http://0.0.0.0', 'ws://evil.example', '*', 'https://127.0.0.1@evil.example'],
];

type Ending = Readonly<{ say?: unknown; pings?: number; protocol?: string; origin?: string }>;

/** How a socket with this origin, protocol and message ends: `403`, or the close code. */
const endingOf = (
  url: string,
  { say, pings = 0, protocol = 'graphql-transport-ws', origin = url }: Ending,
): Promise<string> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, protocol, { headers: { origin } });
    socket.on('open', () => say !== undefined && socket.send(JSON.stringify(say)));
    socket.on('open', () => Array.from({ length: pings }).forEach(() => socket.ping()));
    socket.on('unexpected-response', (_, { statusCode }) => resolve(String(statusCode)));
    socket.on('error', ({ message }) => resolve(message));
    socket.on('close', (code) => resolve(String(code)));
  });

const subscription = { query: 'mutation { logout { code } }' };

/** reliability T59, T60 */
export const sockets: Suite = {
  name: 'sockets',
  says: 'Foreign pages cannot open a socket, and unauthenticated sockets receive nothing.',
  run: async ({ url }) => {
    const expected: readonly (readonly [string, RegExp, Ending])[] = [
      ...origins.map((origin) => [`a page of ${origin}`, /^403$/, { origin }] as const),
      ['an old protocol', /subprotocol/, { protocol: 'graphql-ws' }],
      ['nobody', /^4408$/, {}],
      ['a call before authentication', /^4401$/, { say: { id: '1', type: 'subscribe', payload: subscription } }],
      ['a flood of pings', /^1008$/, { pings: 301 }],
      ['a forged token', /^4403$/, { say: { type: 'connection_init', payload: { authorization: 'Bearer x.y.z' } } }],
      ['what only a server says', /^4400$/, { say: { type: 'next', id: '1', payload: {} } }],
    ];
    const found = await Promise.all(
      expected.map(async ([name, expected, ending]) => {
        const how = await endingOf(url, ending);
        return expected.test(how) ? [] : [`${name} ends with ${how}`];
      }),
    );
    return { cases: expected.length, violations: found.flat() };
  },
};
