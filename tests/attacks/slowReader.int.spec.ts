import { once } from 'node:events';
import { MessageType } from 'graphql-ws';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { dayFromToday } from '../support/clubDays.ts';
import { signIn } from '../support/graphqlClient.ts';
import { type FaultProxy, startFaultProxy } from '../support/faultProxy.ts';
import { freshDatabase } from '../support/freshDatabase.ts';
import { type InstanceWithFaults, startInstanceWithFaults } from '../support/instanceWithFaults.ts';
import { listenLive } from './liveListener.ts';
import { untilTrue, visitorOf } from './visitor.ts';

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

const framesSent = (): Promise<number> => instance.gatewayMetric('platzwart_frames_sent_total');
const slowReaders = (): Promise<number> => instance.gatewayMetric('platzwart_slow_readers_dropped_total');

/** Requests the largest frame until the gateway gives up on this client, which does not read the answers. */
const askForMuch = async (socket: WebSocket): Promise<void> => {
  const say = (message: unknown): void => socket.send(JSON.stringify(message));
  for (let round = 0; round < rounds && (await slowReaders()) === 0; round += 1) {
    const ids = Array.from({ length: atOnce }, (_, index) => `${round}-${index}`);
    const sentBefore = await framesSent();
    for (const id of ids) say({ id, type: MessageType.Subscribe, payload: { query, variables } });
    // A subscription that is completed earlier has no frame.
    await untilTrue(async () => (await framesSent()) >= sentBefore + atOnce || (await slowReaders()) > 0);
    for (const id of ids) say({ id, type: MessageType.Complete });
  }
};

// reliability F21; promises.md 7.
it('the gateway closes a socket that never reads, keeps all others, and accepts it again', async () => {
  const token = await signIn(instance.url, 'anna@platzwart.example');
  const days = { from: dayFromToday(50), to: dayFromToday(60) };
  const [anna, other] = [await visitorOf(instance.url, 50), await listenLive(instance.url, days)];
  const socket = new WebSocket(`ws://127.0.0.1:${ownLine.port}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: MessageType.ConnectionInit, payload: { authorization: `Bearer ${token}` } }));
  await once(socket, 'message');
  const ended = once(socket, 'close');

  await ownLine.change({ kind: 'slow reader' });
  await askForMuch(socket);
  const meanwhile = anna.newOrder();
  expect((await anna.send(meanwhile)).what).toBe('booked');
  await other.untilHeard(meanwhile);
  expect(other.connections()).toBe(1);

  await ownLine.change({ kind: 'pass' });
  expect((await ended)[0]).toBe(1006);
  expect(await slowReaders()).toBe(1);

  const again = await listenLive(`http://127.0.0.1:${ownLine.port}`, days);
  const later = anna.newOrder();
  expect((await anna.send(later)).what).toBe('booked');
  await again.untilHeard(later);
  await Promise.all([again.close(), other.close()]);
});
