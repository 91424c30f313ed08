import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { MessageType } from 'graphql-ws';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { dayFromToday } from '../support/clubDays.ts';
import { signIn } from '../support/graphqlClient.ts';
import { type FaultProxy, startFaultProxy } from '../support/faultProxy.ts';
import { freshDatabase } from '../support/freshDatabase.ts';
import { type InstanceWithFaults, startInstanceWithFaults } from '../support/instanceWithFaults.ts';
import { listenLive } from './liveListener.ts';
import { visitorOf } from './visitor.ts';

let instance: InstanceWithFaults;
let ownLine: FaultProxy;
beforeAll(async () => {
  instance = await startInstanceWithFaults(await freshDatabase());
  ownLine = await startFaultProxy(instance.gatewayPort);
});
afterAll(async () => {
  await ownLine.close();
  await instance.close();
});

const query = `subscription ($from: Date!, $to: Date!, $since: String) {
  courtPlanChanged(sport: "TENNIS", fromDate: $from, toDate: $to, since: $since) {
    position changed { id _id court date start end category title state sport } removed
  }
}`;
/** All bookings of two months: the largest frame that a socket can request. */
const variables = { from: dayFromToday(-10), to: dayFromToday(40), since: '0' };

const atOnce = 20;
/** Together with `connection_init` fewer messages than the limit per minute. */
const rounds = 7;
const asked = atOnce * rounds;

/** Requests the largest frame repeatedly, without reading the answers. */
const askForMuch = async (socket: WebSocket): Promise<void> => {
  const say = (message: unknown): void => socket.send(JSON.stringify(message));
  for (let round = 0; round < rounds; round += 1) {
    const ids = Array.from({ length: atOnce }, (_, index) => `${round}-${index}`);
    for (const id of ids) say({ id, type: MessageType.Subscribe, payload: { query, variables } });
    await pause(150); // The server makes the frames in the meantime; it does not send them to a client that does not read.
    for (const id of ids) say({ id, type: MessageType.Complete });
  }
};

// F21; promise 7 of design.md.
it('the gateway closes a socket that never reads, keeps all others, and accepts it again', async () => {
  const token = await signIn(instance.url, 'anna@platzwart.example');
  const days = { from: dayFromToday(50), to: dayFromToday(60) };
  const [anna, other] = [await visitorOf(instance.url, 50), await listenLive(instance.url, days)];
  const socket = new WebSocket(`ws://127.0.0.1:${ownLine.port}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: MessageType.ConnectionInit, payload: { authorization: `Bearer ${token}` } }));
  await once(socket, 'message');
  let frames = 0;
  socket.on('message', () => (frames += 1));
  const ended = once(socket, 'close');

  await ownLine.change({ kind: 'slow reader' });
  await askForMuch(socket);
  const meanwhile = anna.newOrder();
  expect((await anna.send(meanwhile)).what).toBe('booked');
  await other.untilHeard(meanwhile);
  expect(other.connections()).toBe(1);

  await ownLine.change({ kind: 'pass' });
  expect((await ended)[0]).toBe(1006);
  expect(frames).toBeLessThan(asked);

  const again = await listenLive(`http://127.0.0.1:${ownLine.port}`, days);
  const later = anna.newOrder();
  expect((await anna.send(later)).what).toBe('booked');
  await again.untilHeard(later);
  await Promise.all([again.close(), other.close()]);
});
