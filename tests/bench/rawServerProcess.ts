import { createServer } from 'node:http';
import * as v from 'valibot';
import { WebSocketServer } from 'ws';
import { firstMessage, onMessage, serveAsPeer } from './peerSide.ts';

/**
 * The upper limit that Node itself sets: answers every request with the same bytes, and sends to all sockets each
 * complete frame that its parent passes to it.
 */
const { answer } = await firstMessage(v.object({ answer: v.string() }));
const bytes = Buffer.from(answer);

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.byteLength });
    response.end(bytes);
  });
});
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
// Answers any message, so that a client knows that it is connected.
sockets.on('connection', (socket) => socket.on('message', () => socket.send('hello')));

onMessage(v.object({ frame: v.string() }), ({ frame }) => {
  const ready = Buffer.from(frame);
  for (const socket of sockets.clients) socket.send(ready, { binary: false });
});
serveAsPeer(server);
