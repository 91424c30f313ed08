import { connectEventStore } from '@platzwart/event-store/connect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLogChain } from './logChain.ts';
import { runtimeOnPostgres, take } from './testing/runtimeOnPostgres.ts';

describe('Verifying the log', () => {
  let club: Awaited<ReturnType<typeof runtimeOnPostgres>>;
  beforeAll(async () => {
    club = await runtimeOnPostgres();
    const slots = await club.open();
    for (let index = 0; index < 20; index += 1) await take(slots, `Platz ${index}`, `Müller ${index}`);
  });
  afterAll(() => club.close());

  /** What an intruder with every right could do: the store itself refuses it (a trigger stands in the way). */
  const tamper = async (statement: string): Promise<void> => {
    const client = await club.pool.connect();
    await client.query('set session_replication_role = replica');
    await client.query(statement);
    client.release(true);
  };
  const positionOf = async (revision: number) =>
    (await club.store.read('ledger', { from: revision, limit: 1 }))[0]?.position;
  const verify = async () => {
    const store = await connectEventStore({ DATABASE_URL: club.url });
    const report = await checkLogChain(store);
    await store.close();
    return report;
  };

  it('accepts an unchanged log', async () => {
    expect(await verify()).toEqual({ events: 20, streams: 1, broken: null, isWhole: true });
  });

  it('detects an event of a stream that the club has not', async () => {
    await tamper(`insert into event_store.events (position, stream, revision, id, type, data, metadata)
      select 1000, 'ledger-x', 0, gen_random_uuid(), type, data, metadata from event_store.events where position = 1`);
    const because = 'the club has no such stream';
    expect((await verify()).broken).toMatchObject({ stream: 'ledger-x', revision: 0, because });
    await tamper(`delete from event_store.events where stream = 'ledger-x'`);
  });

  it('does not depend on the order of keys in a store', async () => {
    await tamper(`update event_store.events set data = '{"by":"Müller 3","slot":"Platz 3"}' where revision = 3`);
    expect((await verify()).broken).toBeNull();
  });

  it('names the changed event', async () => {
    await tamper(`update event_store.events set data = '{"slot":"Platz 12","by":"Meier"}' where revision = 12`);
    expect((await verify()).broken).toMatchObject({ stream: 'ledger', revision: 12, position: await positionOf(12) });
  });

  it('names the first of several changed events, also where only the metadata was changed', async () => {
    await tamper(
      `update event_store.events set metadata = replace(metadata::text, 'MEMBER', 'ADMIN')::json where revision = 7`,
    );
    expect((await verify()).broken).toMatchObject({ revision: 7, position: await positionOf(7) });
  });

  it('detects a missing event', async () => {
    await tamper('delete from event_store.events where revision = 5');
    expect((await verify()).broken).toMatchObject({ revision: 6, because: 'revision 5 is missing before it' });
  });
});
