import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../support/freshDatabase.ts';
import { type HouseInWeather, openHouseInWeather } from '../support/houseInWeather.ts';
import { type Visitor, untilTrue, visitorOf } from './visitor.ts';

let house: HouseInWeather;
let anna: Visitor;
beforeAll(async () => {
  house = await openHouseInWeather(await freshDatabase());
  anna = await visitorOf(house.url, 60);
});
afterEach(() => house.lines.commands.change({ kind: 'pass' }));
afterAll(() => house.close());

/** reliability F33: five seconds, and what the machine needs to notice that they are over. */
const deadlineSeconds = 5.5;

const bookOnce = async (): Promise<void> => {
  const order = anna.newOrder();
  expect((await anna.send(order)).what).toBe('booked');
};

// Promise 2 of design.md: without an answer none or one effect, and the same key gets the first answer.
describe('Between gateway and command-service, a line that', () => {
  it('refuses is answered with a code in time, reads go on, and the same key books later', async () => {
    const order = anna.newOrder();
    await house.lines.commands.change({ kind: 'refuse' });
    const { what, seconds } = await anna.send(order);
    expect(what).toBe('ERR_SERVER');
    expect(seconds).toBeLessThan(deadlineSeconds);
    expect(await anna.shown(order)).toBe(0);
    await house.lines.commands.change({ kind: 'pass' });
    expect((await anna.send(order)).what).toBe('booked');
    expect(await anna.shown(order)).toBe(1);
  });

  it.each(['hang', 'half-open'] as const)('is %s is given up after five seconds, while reads go on', async (kind) => {
    const order = anna.newOrder();
    await house.lines.commands.change({ kind });
    const booking = anna.send(order);
    const began = performance.now();
    expect(await anna.shown(order)).toBe(0);
    expect((performance.now() - began) / 1_000).toBeLessThan(2);
    const { what, seconds } = await booking;
    expect(what).toBe('ERR_SERVER');
    expect(seconds).toBeLessThan(deadlineSeconds);
    await house.lines.commands.change({ kind: 'pass' });
    expect((await anna.send(order)).what).toBe('booked');
    await untilTrue(async () => (await anna.shown(order)) === 1);
  });

  it('is cut after the request has booked already: the same key gets the first answer, and there is one booking', async () => {
    const order = anna.newOrder();
    const cutsBefore = house.lines.commands.cuts();
    await house.lines.commands.change({ kind: 'cut', request: order.key });
    expect((await anna.send(order)).what).toBe('ERR_SERVER');
    expect(house.lines.commands.cuts()).toBeGreaterThan(cutsBefore);
    await untilTrue(async () => (await anna.shown(order)) === 1);
    await house.lines.commands.change({ kind: 'pass' });
    expect((await anna.send(order)).what).toBe('booked');
    expect(await anna.shown(order)).toBe(1);
  });

  it('takes a second longer only takes a second longer', async () => {
    await house.lines.commands.change({ kind: 'delay', milliseconds: 500 });
    await bookOnce();
  });
});
