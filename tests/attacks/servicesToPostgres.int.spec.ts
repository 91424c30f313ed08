import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dayFromToday } from '../support/clubDays.ts';
import type { Weather } from '../support/weatherProxy.ts';
import { freshDatabase } from '../support/freshDatabase.ts';
import { type HouseInWeather, openHouseInWeather, untilHealthy } from '../support/houseInWeather.ts';
import { type LiveListener, listenLive } from './liveListener.ts';
import { type Order, type Visitor, untilTrue, visitorOf } from './visitor.ts';

let house: HouseInWeather;
let anna: Visitor;
let screen: LiveListener;
const firstDay = 70;
beforeAll(async () => {
  house = await openHouseInWeather(await freshDatabase());
  anna = await visitorOf(house.url, firstDay);
  screen = await listenLive(house.url, { from: dayFromToday(firstDay), to: dayFromToday(firstDay + 10) });
});
afterEach(() => house.lines.database.change({ kind: 'pass' }));
afterAll(async () => {
  await screen.close();
  await house.close();
});

const change = (weather: Weather): Promise<void> => house.lines.database.change(weather);

/** Everybody is well again, a booking can be made, the plan and the screen show it, and the socket was never lost. */
const expectHealed = async (): Promise<void> => {
  const order = anna.newOrder();
  expect((await anna.insist(order)).what).toBe('booked');
  await screen.untilHeard(order);
  await untilTrue(async () => (await anna.shown(order)) === 1);
  await untilHealthy(house.url, house.services['graphql-gateway']);
  expect(screen.connections()).toBe(1);
};

/** Answered in time that the database is away; then made with the same key, and heard of. */
const orderThrough = async (weather: Weather): Promise<Order> => {
  const order = anna.newOrder();
  await change(weather);
  const { what, seconds } = await anna.send(order);
  expect(what).toBe('ERR_DB_CONNECTION');
  expect(seconds).toBeLessThan(5.5);
  await change({ kind: 'pass' });
  expect((await anna.insist(order)).what).toBe('booked');
  await screen.untilHeard(order);
  return order;
};

const whoListens = async (): Promise<readonly string[]> => {
  const client = new pg.Client({ connectionString: house.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ who: string }>(
    `select application_name || ' ' || pid as who from pg_stat_activity
     where datname = current_database() and application_name like '%listen%' order by who`,
  );
  await client.end();
  return rows.map(({ who }) => who);
};

// Promises 2, 3 and 7 of design.md.
describe('Between the services and PostgreSQL, a line that', () => {
  it('refuses is answered with ERR_DB_CONNECTION in time, and all pools recover', async () => {
    const order = await orderThrough({ kind: 'refuse' });
    expect(await anna.shown(order)).toBe(1);
    await expectHealed();
  });

  it('hangs is answered with ERR_DB_CONNECTION in time, and goes on where it was', async () => {
    await orderThrough({ kind: 'hang' });
    await expectHealed();
  });

  it('dies without a word is noticed by everybody: nobody waits on it, and LISTEN is taken up anew', async () => {
    const listening = await whoListens();
    await orderThrough({ kind: 'half-open' });
    await expectHealed();
    await untilTrue(async () => {
      const anew = (await whoListens()).filter((who) => !listening.includes(who));
      return anew.length >= listening.length;
    });
  });

  it('takes a quarter of a second longer each way is slow and right', async () => {
    const order = anna.newOrder();
    await change({ kind: 'delay', milliseconds: 250 });
    await anna.insist(order);
    await change({ kind: 'pass' });
    await screen.untilHeard(order);
    await expectHealed();
  });

  it('is reset again and again loses nothing and doubles nothing', async () => {
    const orders = Array.from({ length: 20 }, () => anna.newOrder());
    const answers = Promise.all(orders.map((order) => anna.insist(order)));
    for (let resets = 0; resets < 10; resets += 1) {
      await change({ kind: 'refuse' });
      await pause(20 * resets);
      await change({ kind: 'pass' });
      await pause(150);
    }
    expect(new Set((await answers).map(({ what }) => what))).toEqual(new Set(['booked']));
    for (const order of orders) await screen.untilHeard(order);
    for (const order of orders) expect(await anna.shown(order)).toBe(1);
    await expectHealed();
  });
});
