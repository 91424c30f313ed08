import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../support/freePort.ts';
import { type StartedInstance, startInstance } from '../support/runningClub.ts';
import { checkInstance } from './checkInstance.ts';
import { withDatabase } from './readEvidence.ts';

let instance: StartedInstance;
beforeAll(async () => {
  instance = await startInstance(await freePort());
}, 120_000);
afterAll(() => instance.close());

const run = (...statements: readonly string[]): Promise<void> =>
  withDatabase(instance.club.databaseUrl, async (db) => {
    for (const statement of statements) await db.query(statement);
  });

/** The ids of violated invariants. */
const broken = async (): Promise<readonly string[]> => {
  const findings = await checkInstance({ databaseUrl: instance.club.databaseUrl, calls: [] });
  return findings.filter(({ violations }) => violations.length > 0).map(({ id }) => id);
};

// Each case undoes its change, and the next one finds only its own: a check in between would be one more replay of the log.
const firstBooking = `(select booking_id from bookings.bookings where occupancy = 'BOOKED' order by booking_id limit 1)`;

describe('Checking a real instance', () => {
  it('finds no violation in the demo club, and has examined its whole log and all rows', async () => {
    const findings = await checkInstance({ databaseUrl: instance.club.databaseUrl, calls: [] });
    expect(findings.flatMap(({ violations }) => violations)).toEqual([]);
    const examined = new Map(findings.map((finding) => [finding.id, finding.examined]));
    for (const id of ['INV1', 'INV3', 'INV4', 'INV5', 'INV9']) expect(examined.get(id)).toBeGreaterThan(2);
  });

  it('detects a read model that was changed by a cent, and a moved checkpoint', async () => {
    await run(`update bookings.bookings set price = price + 1 where booking_id = ${firstBooking}`);
    expect(await broken()).toEqual(['INV3', 'INV5']);
    await run(`update bookings.bookings set price = price - 1 where booking_id = ${firstBooking}`);
    await run(`update read_models.checkpoints set events = events + 1 where name = 'people'`);
    expect(await broken()).toEqual(['INV4']);
    await run(`update read_models.checkpoints set events = events - 1 where name = 'people'`);
  });

  it('detects a document that the owner of the database has exchanged, with its digest', async () => {
    const oldest = `(select invoice_id from vault.documents where warning_level = 0 order by invoice_id limit 1)`;
    const exchange = (): Promise<void> =>
      run(
        'alter table vault.documents disable trigger unchanged',
        `update vault.documents set (bytes, sha256) = (
           select changed, sha256(changed) from (select set_byte(bytes, 900, get_byte(bytes, 900) # 1) as changed) as next)
         where invoice_id = ${oldest} and warning_level = 0`,
        'alter table vault.documents enable trigger unchanged',
      );
    await exchange();
    expect(await broken()).toEqual(['INV7']);
    await exchange();
  });

  it('detects an event that the owner of the database has changed', async () => {
    await run(
      'alter table event_store.events disable trigger user',
      `update event_store.events set metadata = jsonb_set(metadata::jsonb, '{reason}', '"forged"')::json
       where position = (select min(position) from event_store.events where stream = 'ledger')`,
      'alter table event_store.events enable trigger user',
    );
    // The history shows reasons, so it differs from a replay, too.
    expect(await broken()).toEqual(['INV3', 'INV9']);
  });
});
