import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

/**
 * The floor that Node itself sets, as a process of its own: a server that answers every request with the same bytes, and
 * sends one ready-made frame to all sockets whenever its parent asks. The bytes come in the first message.
 */
let answer = Buffer.alloc(0);
let frame = Buffer.alloc(0);

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': answer.byteLength });
    response.end(answer);
  });
});
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
sockets.on('connection', (socket) => socket.send('hello'));

process.on('message', (message: Readonly<{ answer?: string; frame?: string; send?: true }>) => {
  if (message.answer !== undefined) answer = Buffer.from(message.answer);
  if (message.frame !== undefined) frame = Buffer.from(message.frame);
  if (message.send) for (const socket of sockets.clients) socket.send(frame, { binary: false });
});
process.on('disconnect', () => process.exit(0));

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
});
