import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../support/freshDatabase.ts';
import { type InstanceWithFaults, startInstanceWithFaults } from '../support/instanceWithFaults.ts';
import { type Visitor, untilTrue, visitorOf } from './visitor.ts';

let instance: InstanceWithFaults;
let anna: Visitor;
beforeAll(async () => {
  instance = await startInstanceWithFaults(await freshDatabase());
  anna = await visitorOf(instance.url, 60);
});
afterEach(() => instance.lines.commands.change({ kind: 'pass' }));
afterAll(() => instance.close());

const bookOnce = async (): Promise<void> => {
  const order = anna.newOrder();
  expect((await anna.send(order)).what).toBe('booked');
};

// promises.md 2: without an answer none or one effect, and the same key gets the first answer.
describe('The connection between gateway and command-service', () => {
  it('refused: a call is answered with a code, reads continue, and the same key books later', async () => {
    const order = anna.newOrder();
    await instance.lines.commands.change({ kind: 'refuse' });
    expect((await anna.send(order)).what).toBe('ERR_DB_CONNECTION');
    expect(await anna.shown(order)).toBe(0);
    await instance.lines.commands.change({ kind: 'pass' });
    expect((await anna.send(order)).what).toBe('booked');
    expect(await anna.shown(order)).toBe(1);
  });

  it.each(['hang', 'half-open'] as const)(
    '%s: a call is given up while it lasts, and reads are answered meanwhile',
    async (kind) => {
      const order = anna.newOrder();
      await instance.lines.commands.change({ kind });
      const booking = anna.send(order);
      expect(await Promise.race([booking, anna.shown(order)])).toBe(0);
      expect((await booking).what).toBe('ERR_DB_CONNECTION');
      await instance.lines.commands.change({ kind: 'pass' });
      expect((await anna.send(order)).what).toBe('booked');
      await untilTrue(async () => (await anna.shown(order)) === 1);
    },
  );

  it('cut after the request has booked: the same key gets the first answer, and there is one booking', async () => {
    const order = anna.newOrder();
    const cutsBefore = instance.lines.commands.cuts();
    await instance.lines.commands.change({ kind: 'cut', request: order.key });
    expect((await anna.send(order)).what).toBe('ERR_DB_CONNECTION');
    expect(instance.lines.commands.cuts()).toBeGreaterThan(cutsBefore);
    await untilTrue(async () => (await anna.shown(order)) === 1);
    await instance.lines.commands.change({ kind: 'pass' });
    expect((await anna.send(order)).what).toBe('booked');
    expect(await anna.shown(order)).toBe(1);
  });

  it('slower by a second: the answer takes one second longer', async () => {
    await instance.lines.commands.change({ kind: 'delay', milliseconds: 500 });
    await bookOnce();
  });
});
