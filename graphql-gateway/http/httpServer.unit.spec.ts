import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { listenOnFreePort } from '../testing/listenOnFreePort.ts';
import { createHttpServer } from './httpServer.ts';

it('A connection that sends half a header is closed when its time is over', async () => {
  const server = createHttpServer((_, response) => response.end(), {
    ...{ connectionsPerAddress: 10, trustedProxyHops: 0 },
    timeouts: { headersTimeout: 100 },
  });
  const url = new URL(await listenOnFreePort(server));
  const socket = connect(Number(url.port), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: ');
  socket.resume();
  await once(socket, 'close', { signal: AbortSignal.timeout(4_000) });
  server.close();
  expect(socket.destroyed).toBe(true);
});
