import { streams } from '@platzwart/contracts/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clubFacts, courtBooked } from '../testing/clubFacts.ts';
import { type MailWorld, openMailWorld } from '../testing/mailWorld.ts';
import { readLog } from '../testing/readLog.ts';
import { readHealth } from './health.ts';

const leadership = { isLeading: () => true, problem: () => null };

let world: MailWorld;

const health = () => {
  const now = () => new Date(world.clock.now).toISOString();
  return readHealth({ pool: world.pool, leadership, now });
};
const remarks = async () => (await health()).remarks.map(({ sentence }) => sentence);
const annaBooks = async (): Promise<void> => {
  const { personId } = await world.person();
  await world.write(streams.ledger, courtBooked(personId));
  await readLog(world);
};

beforeEach(async () => {
  world = await openMailWorld();
  await world.write(streams.club, ...clubFacts);
});
afterEach(() => world.close());

describe('The health of the mail-service', () => {
  it('counts one e-mail and several in words', async () => {
    await annaBooks();
    expect(await remarks()).toEqual([]);
    expect((await health()).mails).toMatchObject({ waiting: 1, failed: 0 });
    world.clock.now += 10 * 60_000;
    expect((await health()).mails?.oldestWaitingSeconds).toBeGreaterThanOrEqual(600);
    expect(await remarks()).toEqual(['1 e-mail waits to be accepted by the mail server.']);
    await world.pool.query(`update mail.outbox set state = 'FAILED', problem = 'RECIPIENT_REFUSED'`);
    expect(await remarks()).toEqual(['1 e-mail was not sent: see the dashboard.']);
    await annaBooks();
    await world.pool.query(`update mail.outbox set state = 'FAILED', problem = 'RECIPIENT_REFUSED'`);
    expect(await remarks()).toEqual(['2 e-mails were not sent: see the dashboard.']);
  });
});
