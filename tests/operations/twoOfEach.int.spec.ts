import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenLive } from '../attacks/liveListener.ts';
import { visitorOf } from '../attacks/visitor.ts';
import { dayFromToday } from '../support/clubDays.ts';
import { book, callGraphql, signIn } from '../support/graphqlClient.ts';
import { hallHour, hallPrice } from '../support/hallBookings.ts';
import { stop } from '../support/instanceWithFaults.ts';
import type { Program } from './program.ts';
import { type ReverseProxy, nginx, startReverseProxy } from '../support/reverseProxy.ts';
import { type ScaledInstance, startScaledInstance } from '../support/scaledInstance.ts';

const patient = { timeout: 120_000 };
const firstDay = 40;
const days = { from: dayFromToday(firstDay), to: dayFromToday(firstDay + 7) };

// docs/scaling.md
describe.each([
  ['PostgreSQL', false],
  ['EventStoreDB', true],
] as const)('Two of each service on one %s', (_, eventStoreDb) => {
  let instance: ScaledInstance;
  beforeAll(async () => {
    instance = await startScaledInstance({ eventStoreDb });
  }, 240_000);
  afterAll(() => instance.close());

  it('shows live at one gateway what was booked at the other', patient, async () => {
    const [here, there] = instance.urls;
    const listener = await listenLive(there, days);
    const anna = await visitorOf(here, firstDay);
    const order = anna.newOrder();
    expect((await anna.send(order)).what).toBe('booked');
    await listener.untilHeard(order);
    await listener.close();
  });

  it('sells each slot once, although two writers sell it at the same moment', patient, async () => {
    const [here, there] = instance.urls;
    const [anna, ben] = [await signIn(here, 'anna@platzwart.example'), await signIn(there, 'ben@platzwart.example')];
    const date = dayFromToday(firstDay + 8);
    const price = await hallPrice({ url: here, token: anna }, date);
    for (let hour = 8; hour < 14; hour += 1) {
      const slot = hallHour({ date, court: 1, hour, price });
      const answers = await Promise.all([book(here, anna, slot), book(there, ben, slot)]);
      expect(answers.toSorted()).toEqual(['ERR_BOOKING_CONFLICT', 'booked']);
    }
  });

  it('refuses at one gateway a token that was signed out at the other', patient, async () => {
    const [here, there] = instance.urls;
    const token = await signIn(here, 'ben@platzwart.example');
    const askMe = () => callGraphql(there, { query: '{ openSessions { __typename } }', token });
    expect((await askMe()).errors).toBeUndefined();
    await callGraphql(here, { query: 'mutation { logout { success } }', token });
    await expect.poll(async () => (await askMe()).errors?.[0]?.message).toBe('LOGIN_REQUIRED');
  });

  it('goes on with the read models in the other projection-service when one is killed', patient, async () => {
    const leads = ({ output }: Program): boolean => output().includes('Leading: this process writes the read models');
    const [leader, standby] = instance.projections.toSorted((a, b) => Number(leads(b)) - Number(leads(a)));
    if (!leader || !standby) throw new Error('There are two');
    expect([leads(leader), leads(standby)]).toEqual([true, false]);
    const anna = await visitorOf(instance.urls[1], firstDay + 16);
    await stop(leader);
    const order = anna.newOrder();
    expect((await anna.sendUntilAnswered(order)).what).toBe('booked');
    await expect.poll(() => anna.shown(order)).toBe(1);
    expect(leads(standby)).toBe(true);
  });

  describe.skipIf(nginx === undefined)('behind the reverse proxy of docker-compose.scaled.yml', () => {
    let proxy: ReverseProxy;
    beforeAll(async () => {
      proxy = await startReverseProxy(instance.gateways);
    });
    afterAll(() => proxy.close());

    it('answers and is live over a WebSocket', patient, async () => {
      const listener = await listenLive(proxy.url, { from: dayFromToday(70), to: dayFromToday(78) });
      const anna = await visitorOf(proxy.url, 70);
      const order = anna.newOrder();
      expect((await anna.send(order)).what).toBe('booked');
      await listener.untilHeard(order);
      expect(listener.connections()).toBe(1);
      await listener.close();
    });
  });
});
