import { createServer } from 'node:http';
import { buildSchema } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import * as v from 'valibot';
import { WebSocketServer } from 'ws';
import { changes } from './changes.ts';
import { firstMessage, onMessage, serveAsPeer } from './peerSide.ts';
import { planTypes } from './planTypes.ts';

/**
 * graphql-ws as its documentation sets it up, at its best: no compression, nothing to authorize, no resolver of our own, and
 * each change comes ready-made in memory. It executes for every socket, as every server does that does not share.
 */
await firstMessage(v.object({}));
const told = changes();
const schema = buildSchema(planTypes);

const server = createServer();
useServer(
  { schema, roots: { subscription: { courtPlanChanged: () => told.follow() } } },
  new WebSocketServer({ server, path: '/graphql', perMessageDeflate: false }),
);
onMessage(v.object({ change: v.unknown() }), ({ change }) => told.tell({ courtPlanChanged: change }));
serveAsPeer(server);
