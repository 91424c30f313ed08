import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dayFromToday } from '../support/clubDays.ts';
import type { Fault } from '../support/faultProxy.ts';
import { freshDatabase } from '../support/freshDatabase.ts';
import { type InstanceWithFaults, startInstanceWithFaults, untilHealthy } from '../support/instanceWithFaults.ts';
import { type LiveListener, listenLive } from './liveListener.ts';
import { type Order, type Visitor, untilTrue, visitorOf } from './visitor.ts';

let instance: InstanceWithFaults;
let anna: Visitor;
let screen: LiveListener;
const firstDay = 70;
beforeAll(async () => {
  instance = await startInstanceWithFaults(await freshDatabase());
  anna = await visitorOf(instance.url, firstDay);
  screen = await listenLive(instance.url, { from: dayFromToday(firstDay), to: dayFromToday(firstDay + 10) });
});
afterEach(() => instance.lines.database.change({ kind: 'pass' }));
afterAll(async () => {
  await screen.close();
  await instance.close();
});

const change = (fault: Fault): Promise<void> => instance.lines.database.change(fault);

/** All services are ready again, a booking is made, plan and subscriber show it, and the socket was never closed. */
const expectHealed = async (): Promise<void> => {
  const order = anna.newOrder();
  expect((await anna.sendUntilAnswered(order)).what).toBe('booked');
  await screen.untilHeard(order);
  await untilTrue(async () => (await anna.shown(order)) === 1);
  await untilHealthy(instance.url, instance.services['graphql-gateway']);
  expect(screen.connections()).toBe(1);
};

/** A call is answered with ERR_DB_CONNECTION while the fault lasts; then it succeeds with the same key, and the subscriber receives it. */
const orderThrough = async (fault: Fault): Promise<Order> => {
  const order = anna.newOrder();
  await change(fault);
  const { what } = await anna.send(order);
  expect(what).toBe('ERR_DB_CONNECTION');
  await change({ kind: 'pass' });
  expect((await anna.sendUntilAnswered(order)).what).toBe('booked');
  await screen.untilHeard(order);
  return order;
};

const whoListens = async (): Promise<readonly string[]> => {
  const client = new pg.Client({ connectionString: instance.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ who: string }>(
    `select application_name || ' ' || pid as who from pg_stat_activity
     where datname = current_database() and application_name like '%listen%' order by who`,
  );
  await client.end();
  return rows.map(({ who }) => who);
};

// promises.md 2, 3 and 7.
describe('The connection between the services and PostgreSQL', () => {
  it('refused: calls are answered with ERR_DB_CONNECTION, and all pools recover', async () => {
    const order = await orderThrough({ kind: 'refuse' });
    expect(await anna.shown(order)).toBe(1);
    await expectHealed();
  });

  it('hanging: calls are answered with ERR_DB_CONNECTION, and recover', async () => {
    await orderThrough({ kind: 'hang' });
    await expectHealed();
  });

  it('dead without being closed: all services detect it, no call waits for it, and LISTEN is resumed', async () => {
    const listening = await whoListens();
    await orderThrough({ kind: 'half-open' });
    await expectHealed();
    await untilTrue(async () => {
      const anew = (await whoListens()).filter((who) => !listening.includes(who));
      return anew.length >= listening.length;
    });
  });

  it('slower by a quarter of a second each way: answers are late and correct', async () => {
    const order = anna.newOrder();
    await change({ kind: 'delay', milliseconds: 250 });
    await anna.sendUntilAnswered(order);
    await change({ kind: 'pass' });
    await screen.untilHeard(order);
    await expectHealed();
  });

  it('reset repeatedly: no booking is lost or made twice', async () => {
    const orders = Array.from({ length: 20 }, () => anna.newOrder());
    const answers = Promise.all(orders.map((order) => anna.sendUntilAnswered(order)));
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
