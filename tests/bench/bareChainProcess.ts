import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { buildSchema, execute, parse } from 'graphql';
import * as v from 'valibot';
import { WebSocketServer } from 'ws';
import { bareStore } from './bareStore.ts';
import { subscription } from './livePlan.ts';
import { firstMessage, serveAsPeer } from './peerSide.ts';
import { planTypes } from './planTypes.ts';

/**
 * The smallest implementation of a booking's whole way in one process: an HTTP command, a group append with its lock
 * and its notification, the read of the batch, the upsert, one execution for all, a thousand sockets. It has no rules,
 * persons or rights, and recovers from nothing.
 */
const { databaseUrl } = await firstMessage(v.object({ databaseUrl: v.string() }));
const schema = buildSchema(planTypes);
const document = parse(subscription);
const variableValues = { from: '2026-01-01', to: '2026-01-01' };

const tellAll = async (position: string, changed: readonly unknown[]): Promise<void> => {
  const rootValue = { courtPlanChanged: { position, changed, removed: [] } };
  const payload = await execute({ schema, document, variableValues, rootValue });
  const frame = Buffer.from(JSON.stringify({ id: 's', type: 'next', payload }));
  for (const socket of sockets.clients) socket.send(frame, { binary: false });
};
const store = await bareStore(databaseUrl, tellAll);

const server = createServer((request, response) => {
  void buffer(request).then((body) =>
    store.append(body.toString(), () => {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    }),
  );
});
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
sockets.on('connection', (socket) => socket.on('message', () => socket.send('hello')));
serveAsPeer(server);
