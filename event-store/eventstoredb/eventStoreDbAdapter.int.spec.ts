import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appended, courtBooked, courtsBooked, idsOf } from '../contract/sampleEvents.ts';
import { eventsUntil } from '../contract/follower.ts';
import { orRefuseToStart } from '@platzwart/database/connection-failure';
import { type EventStore, RightMissing, StoreUnavailable } from '../eventStore.ts';
import { clubStreams } from './clubStreams.ts';
import { connectEventStoreDb } from './connectEventStoreDb.ts';
import { writeElsewhere } from './eventStoreDbUnderTest.ts';
import { type StandInServer, startStandInServer } from './standIn/standInServer.ts';

const appendThousands = async (store: EventStore): Promise<void> => {
  for (const expected of ['none', 999, 1_999] as const) await store.append('ledger', expected, courtsBooked(1_000));
};

/** Cases that need injected faults: always on the stand-in. */
describe('The EventStoreDB adapter', () => {
  let server: StandInServer;
  let store: EventStore;

  beforeEach(async () => {
    server = await startStandInServer();
    store = await connectEventStoreDb(`${server.url}&defaultDeadline=500`);
  });

  afterEach(async () => {
    await store.close();
    await server.stop();
  });

  const writeStats = (count: number): void => {
    for (let turn = 0; turn < count; turn += 1) server.log.writeStats();
  };

  it('finds nothing in a log without events of the club', async () => {
    expect(await store.head()).toBeNull();
    expect(await store.readAll({ after: null, limit: 10 })).toEqual([]);
  });

  it('finds the events of the club among any number of others', async () => {
    const events = courtsBooked(3);
    writeStats(350);
    await store.append('ledger', 'none', events.slice(0, 2));
    writeStats(350);
    const { position } = appended(await store.append('ledger', 1, events.slice(2)));
    writeStats(350);
    expect(await store.head()).toBe(position);
    expect(idsOf(await store.readAll({ after: null, limit: 10 }))).toEqual(idsOf(events));
    const [first] = await store.readAll({ after: null, limit: 1 });
    expect(idsOf(await store.readAll({ after: first?.position ?? null, limit: 10 }))).toEqual(idsOf(events.slice(1)));
    expect(idsOf(await eventsUntil(store, { after: null, ids: idsOf(events) }))).toEqual(idsOf(events));
  });

  it('writes a repeated append once whose answer was lost', async () => {
    const events = courtsBooked(2);
    server.injectFaults('answer lost');
    await expect(store.append('ledger', 'none', events)).rejects.toThrow(StoreUnavailable);
    expect(appended(await store.append('ledger', 'none', events)).revision).toBe(1);
    expect(idsOf(await store.read('ledger'))).toEqual(idsOf(events));
  });

  it('waits for an answer no longer than its deadline', async () => {
    const events = courtsBooked(2);
    server.injectFaults('never answered');
    await expect(store.append('ledger', 'none', events)).rejects.toThrow(StoreUnavailable);
    expect(appended(await store.append('ledger', 'none', events)).revision).toBe(1);
  });

  it('repeats by itself an append that the server drops while the first one is being written', async () => {
    const patient = await connectEventStoreDb(server.url);
    const events = courtsBooked(2);
    const commit = server.log.holdCommits();
    const [first, repeat] = [patient.append('ledger', 'none', events), patient.append('ledger', 'none', events)];
    setTimeout(commit, 500);
    expect(appended(await first).revision).toBe(1);
    expect(await repeat).toEqual(await first);
    expect(idsOf(await patient.read('ledger'))).toEqual(idsOf(events));
    await patient.close();
  });

  it('gives up an append that the server does not commit within the deadline, and finds it written later', async () => {
    const hasty = await connectEventStoreDb(`${server.url}&defaultDeadline=2500`);
    const events = courtsBooked(2);
    const commit = server.log.holdCommits();
    const begun = performance.now();
    await expect(hasty.append('ledger', 'none', events)).rejects.toThrow(StoreUnavailable);
    expect(performance.now() - begun).toBeGreaterThan(2_400);
    expect(await hasty.read('ledger')).toEqual([]);
    commit();
    expect(appended(await hasty.append('ledger', 'none', events)).revision).toBe(1);
    await hasty.close();
  });

  it.each(['answer lost', 'never answered'] as const)(
    'confirms nothing before the outcome of an append is known (%s)',
    async (wrong) => {
      const events = courtsBooked(2);
      server.injectFaults(wrong);
      await expect(store.append('ledger', 'none', events)).rejects.toThrow(StoreUnavailable);
      expect(await store.confirm('ledger', 'none')).toEqual({ outcome: 'conflict', actual: 1 });
      expect(idsOf(await store.read('ledger'))).toEqual(idsOf(events));
      expect(await store.confirm('ledger', 1)).toEqual({ outcome: 'confirmed' });
    },
  );

  it('does not call the store unavailable where the server refuses the size of an append', async () => {
    const patient = await connectEventStoreDb(server.url);
    const events = [courtBooked('x'.repeat(600_000)), courtBooked('x'.repeat(600_000))];
    const refusal = await patient.append('ledger', 'none', events).catch((error: unknown) => error);
    expect(refusal).not.toBeInstanceOf(StoreUnavailable);
    expect(String(refusal)).toContain('Maximum Append Size');
    expect(await patient.append('ledger', 'none', [courtBooked()])).toMatchObject({ outcome: 'appended', revision: 0 });
    await patient.close();
  });

  it('counts the size of an append as the server does: data, metadata and twice the length of the type', async () => {
    const [limit, overhead] = [
      1_024 * 1_024,
      2 * 'CourtBooked'.length + JSON.stringify(courtBooked().metadata).length + 2,
    ];
    const patient = await connectEventStoreDb(server.url);
    const fitting = [courtBooked('x'.repeat(limit - overhead))];
    expect(await patient.append('ledger', 'none', fitting)).toMatchObject({ outcome: 'appended', revision: 0 });
    const larger = [courtBooked('x'.repeat(limit - overhead + 1))];
    await expect(patient.append('ledger', 0, larger)).rejects.toThrow('Maximum Append Size');
    await patient.close();
  });

  it('follows a node that is no longer the leader to the one that is', async () => {
    const leader = await startStandInServer();
    const events = courtsBooked(2);
    server.injectFaults({ leaderAt: leader.port });
    await expect(store.append('ledger', 'none', events)).rejects.toThrow(StoreUnavailable);
    expect(appended(await store.append('ledger', 'none', events)).revision).toBe(1);
    expect([server.log.streamOf('ledger'), leader.log.streamOf('ledger')].map(({ length }) => length)).toEqual([0, 2]);
    await store.close();
    await leader.stop();
  });

  it('names the right that its user lacks: reading the whole log', async () => {
    await store.append('ledger', 'none', [courtBooked()]);
    server.refuseRights({ may: 'read', stream: '$all' });
    const reading = store.readAll({ after: null, limit: 1 });
    await expect(reading).rejects.toThrow(new RightMissing('its user may not read $all, the whole log'));
    await expect(eventsUntil(store, { after: null, ids: ['none'] })).rejects.toThrow(RightMissing);
    const opening = orRefuseToStart('The event store (EVENTSTOREDB_URL)', connectEventStoreDb(server.url));
    await expect(opening).rejects.toThrow(
      'The event store (EVENTSTOREDB_URL) cannot be used: its user may not read $all, the whole log.',
    );
  });

  it('names the right that its user lacks: reading or writing a stream', async () => {
    await store.append('ledger', 'none', [courtBooked()]);
    server.refuseRights({ may: 'write', stream: 'members' }, { may: 'read', stream: 'ledger' });
    const writing = store.append('members', 'none', [courtBooked()]);
    await expect(writing).rejects.toThrow(new RightMissing('its user may not write the stream members'));
    await expect(store.read('ledger')).rejects.toThrow(new RightMissing('its user may not read the stream ledger'));
    await expect(store.confirm('ledger', 0)).rejects.toThrow(RightMissing);
    expect(await store.append('ledger', 0, [courtBooked()])).toMatchObject({ outcome: 'appended', revision: 1 });
  });

  it('names the stream as the store does where the club has a prefix', async () => {
    const prefixed = await connectEventStoreDb(server.url, clubStreams('tc-muster-'));
    server.refuseRights({ may: 'write', stream: 'tc-muster-ledger' });
    const writing = prefixed.append('ledger', 'none', [courtBooked()]);
    await expect(writing).rejects.toThrow(new RightMissing('its user may not write the stream tc-muster-ledger'));
    await prefixed.close();
  });

  it('takes no stream for the club’s that .NET matches, because its name ends with a line feed', async () => {
    await writeElsewhere(server.url, 'ledger\n', 'CourtBooked');
    const event = courtBooked();
    await store.append('ledger', 'none', [event]);
    expect(idsOf(await store.readAll({ after: null, limit: 10 }))).toEqual([event.id]);
    expect(idsOf(await eventsUntil(store, { after: null, ids: [event.id] }))).toEqual([event.id]);
  });

  it('reports a conflict also where the address asks the client not to throw', async () => {
    const quiet = await connectEventStoreDb(`${server.url}&throwOnAppendFailure=false`);
    await quiet.append('ledger', 'none', [courtBooked()]);
    expect(await quiet.append('ledger', 'none', [courtBooked()])).toEqual({ outcome: 'conflict', actual: 0 });
    expect(await quiet.append('members', 3, [courtBooked()])).toEqual({ outcome: 'conflict', actual: 'none' });
    await quiet.close();
  });

  it('batches events that arrive while its reader works', async () => {
    const patient = await connectEventStoreDb(server.url);
    await appendThousands(patient);
    await patient.close();
    const sizes: number[] = [];
    for await (const batch of store.subscribe({ after: null, signal: new AbortController().signal })) {
      sizes.push(batch.length);
      await pause(20);
      if (sizes.reduce((sum, size) => sum + size) === 3_000) break;
    }
    // On a machine that is busy the events themselves come slowly; one by one they would be 3,000 batches.
    expect(sizes.length).toBeLessThan(300);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(1_000);
  });

  it('does not wake its reader for every single event', async () => {
    const patient = await connectEventStoreDb(server.url);
    await appendThousands(patient);
    let [batches, events] = [0, 0];
    for await (const batch of patient.subscribe({ after: null, signal: new AbortController().signal })) {
      [batches, events] = [batches + 1, events + batch.length];
      if (events === 3_000) break;
    }
    expect(batches).toBeLessThan(2_500);
    await patient.close();
  });

  it('rejects within seconds where nothing listens', async () => {
    await server.stop();
    await expect(connectEventStoreDb(server.url)).rejects.toThrow(StoreUnavailable);
  });

  it('does not repeat the password of an invalid address', async () => {
    const failure = await connectEventStoreDb('postgres://admin:geheim@127.0.0.1').catch((error: unknown) => error);
    expect(String(failure)).toContain('EVENTSTOREDB_URL');
    expect(String(failure)).not.toContain('geheim');
  });
});
