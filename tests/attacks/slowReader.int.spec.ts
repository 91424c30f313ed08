import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { MessageType } from 'graphql-ws';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { dayFromToday } from '../support/clubDays.ts';
import { signIn } from '../support/graphqlClient.ts';
import { type WeatherProxy, openWeatherProxy } from '../support/weatherProxy.ts';
import { freshDatabase } from '../support/freshDatabase.ts';
import { type HouseInWeather, openHouseInWeather } from '../support/houseInWeather.ts';
import { listenLive } from './liveListener.ts';
import { visitorOf } from './visitor.ts';

let house: HouseInWeather;
let ownLine: WeatherProxy;
beforeAll(async () => {
  house = await openHouseInWeather(await freshDatabase());
  ownLine = await openWeatherProxy(house.gatewayPort);
});
afterAll(async () => {
  await ownLine.close();
  await house.close();
});

const query = `subscription ($from: Date!, $to: Date!, $since: String) {
  courtPlanChanged(sport: "TENNIS", fromDate: $from, toDate: $to, since: $since) {
    position changed { id _id court date start end category title state sport } removed
  }
}`;
/** Everything that ever happened in two months: the heaviest frame that a socket can ask for. */
const variables = { from: dayFromToday(-10), to: dayFromToday(40), since: '0' };

const atOnce = 20;
/** Together with the introduction fewer than a client may send in a minute. */
const rounds = 7;
const asked = atOnce * rounds;

/** Asks again and again for the heaviest frame, whoever reads the answers. */
const askForMuch = async (socket: WebSocket): Promise<void> => {
  const say = (message: unknown): void => socket.send(JSON.stringify(message));
  for (let round = 0; round < rounds; round += 1) {
    const ids = Array.from({ length: atOnce }, (_, index) => `${round}-${index}`);
    for (const id of ids) say({ id, type: MessageType.Subscribe, payload: { query, variables } });
    await pause(150); // for the frames to be made: what is not listened to any more is not sent
    for (const id of ids) say({ id, type: MessageType.Complete });
  }
};

// F21; promise 7 of design.md.
it('drops a socket that never reads, keeps all others, and takes it back', async () => {
  const token = await signIn(house.url, 'anna@platzwart.example');
  const days = { from: dayFromToday(50), to: dayFromToday(60) };
  const [anna, other] = [await visitorOf(house.url, 50), await listenLive(house.url, days)];
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
