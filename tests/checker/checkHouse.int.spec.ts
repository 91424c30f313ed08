import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../support/freePort.ts';
import { type OpenHouse, openHouse } from '../support/runningClub.ts';
import { checkHouse } from './checkHouse.ts';
import { withDatabase } from './readEvidence.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse(await freePort());
}, 120_000);
afterAll(() => house.close());

const run = (...statements: readonly string[]): Promise<void> =>
  withDatabase(house.club.databaseUrl, async (db) => {
    for (const statement of statements) await db.query(statement);
  });

/** The ids of what is broken. */
const broken = async (): Promise<readonly string[]> => {
  const findings = await checkHouse({ databaseUrl: house.club.databaseUrl, calls: [] });
  return findings.filter(({ violations }) => violations.length > 0).map(({ id }) => id);
};

const firstBooking = `(select booking_id from bookings.bookings where occupancy = 'BOOKED' order by booking_id limit 1)`;

describe('Checking a real house', () => {
  it('finds the demo club whole, and has looked at its whole log and all its rows', async () => {
    const findings = await checkHouse({ databaseUrl: house.club.databaseUrl, calls: [] });
    expect(findings.flatMap(({ violations }) => violations)).toEqual([]);
    const looked = new Map(findings.map((finding) => [finding.id, finding.looked]));
    for (const id of ['INV1', 'INV3', 'INV4', 'INV5', 'INV9']) expect(looked.get(id)).toBeGreaterThan(2);
  });

  it('sees a read model that was changed by a cent, and a checkpoint that was moved', async () => {
    await run(`update bookings.bookings set price = price + 1 where booking_id = ${firstBooking}`);
    expect(await broken()).toEqual(['INV3', 'INV5']);
    await run(`update bookings.bookings set price = price - 1 where booking_id = ${firstBooking}`);
    await run(`update read_models.checkpoints set events = events + 1 where name = 'people'`);
    expect(await broken()).toEqual(['INV4']);
    await run(`update read_models.checkpoints set events = events - 1 where name = 'people'`);
    expect(await broken()).toEqual([]);
  });

  it('sees an event that was changed by somebody with all rights', async () => {
    await run(
      'alter table event_store.events disable trigger user',
      `update event_store.events set metadata = jsonb_set(metadata::jsonb, '{reason}', '"forged"')::json
       where position = (select min(position) from event_store.events where stream = 'ledger')`,
      'alter table event_store.events enable trigger user',
    );
    expect(await broken()).toEqual(['INV9']);
  });
});
