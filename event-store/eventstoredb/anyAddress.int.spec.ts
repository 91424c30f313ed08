import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orRefuseToStart } from '@platzwart/database/connection-failure';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appended, courtBooked, courtsBooked, freshStream, idsOf } from '../contract/sampleEvents.ts';
import { containAll, follow } from '../contract/follower.ts';
import type { ServerUnderTest } from '../contract/serverUnderTest.ts';
import { type EventStore, StoreUnavailable } from '../eventStore.ts';
import { connectEventStoreDb } from './connectEventStoreDb.ts';
import { startEventStoreDbUnderTest } from './eventStoreDbUnderTest.ts';
import { type StandInServer, startStandInServer } from './standIn/standInServer.ts';

const user = { name: 'platzwart', password: 'letters-and-digits-7', groups: ['$admins'] };
const folder = mkdtempSync(join(tmpdir(), 'platzwart-certificates-'));
const files = { key: join(folder, 'node.key'), certificate: join(folder, 'node.crt') };
const certificateOptions = [
  ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1'],
  ...['-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', files.key, '-out', files.certificate],
];
const hasOpenssl = spawnSync('openssl', certificateOptions).status === 0;
const withPassword = (password: string, port: number): string =>
  `esdb://${user.name}:${password}@127.0.0.1:${port}?tls=true&tlsCAFile=${encodeURIComponent(files.certificate)}`;

const startSecure = (): Promise<StandInServer> =>
  startStandInServer({ key: readFileSync(files.key), certificate: readFileSync(files.certificate), users: [user] });
const startOpen = (): Promise<StandInServer> => startStandInServer();

afterAll(() => {
  rmSync(folder, { recursive: true });
});

type Address = Readonly<{ start: () => Promise<StandInServer>; at: (port: number) => string; can: boolean }>;
const addresses: readonly (readonly [string, Address])[] = [
  ['one node', { start: startOpen, at: (port) => `esdb://127.0.0.1:${port}?tls=false`, can: true }],
  [
    'several hosts, one of them away',
    { start: startOpen, at: (port) => `esdb://127.0.0.1:1,127.0.0.1:${port}?tls=false`, can: true },
  ],
  [
    'a cluster to be discovered',
    { start: startOpen, at: (port) => `esdb+discover://127.0.0.1:${port}?tls=false&maxDiscoverAttempts=3`, can: true },
  ],
  [
    'a node with TLS and a user (only where there is openssl)',
    { start: startSecure, at: (port) => withPassword(user.password, port), can: hasOpenssl },
  ],
];

/** The contract runs against any address that EVENTSTOREDB_URL may have; this is its server under test, on a stand-in. */
describe.each(addresses.filter(([, { can }]) => can))('A server under test at an address of %s', (_, { start, at }) => {
  let standIn: StandInServer;
  let server: ServerUnderTest;
  let store: EventStore;
  beforeAll(async () => {
    standIn = await start();
    server = await startEventStoreDbUnderTest({ kind: 'given', url: at(standIn.port) });
    store = await server.open();
  });
  afterAll(async () => {
    await store.close();
    await server.stop();
    await standIn.stop();
  });

  it('appends and reads', async () => {
    const [stream, events] = [freshStream(), courtsBooked(3)];
    expect(appended(await store.append(stream, 'none', events)).revision).toBe(2);
    expect(idsOf(await store.read(stream))).toEqual(idsOf(events));
  });

  it('can be cut off, and works again afterwards, also where discovery has failed meanwhile', async () => {
    const follower = follow(store, { after: await store.head() });
    await server.disconnect();
    await expect(store.append(freshStream(), 'none', [courtBooked()])).rejects.toThrow(StoreUnavailable);
    await expect(store.head()).rejects.toThrow(StoreUnavailable);
    await server.reconnect();
    const answers = () =>
      store.head().then(
        () => true,
        () => false,
      );
    await expect.poll(answers).toBe(true);
    const event = courtBooked();
    await store.append(freshStream(), 'none', [event]);
    await follower.until(containAll([event.id]));
    await follower.leave();
  });
});

describe.skipIf(!hasOpenssl)('A service that starts on an EventStoreDB with TLS', () => {
  let standIn: StandInServer;
  beforeAll(async () => {
    standIn = await startSecure();
  });
  afterAll(() => standIn.stop());

  const refusalOf = (url: string): Promise<unknown> =>
    orRefuseToStart('The event store (EVENTSTOREDB_URL)', connectEventStoreDb(url)).catch((error: unknown) => error);

  it.each([
    ['a wrong password', (port: number) => withPassword('guessed', port), 'this user may not sign in'],
    ['no authority', (port: number) => `esdb://a:b@127.0.0.1:${port}`, 'its certificate is not trusted'],
    [
      'no authority, as one of several hosts',
      (port: number) => `esdb://a:b@127.0.0.1:${port},127.0.0.1:${port}`,
      'its certificate is not trusted',
    ],
    [
      'no authority, to be discovered',
      (port: number) => `esdb+discover://a:b@127.0.0.1:${port}`,
      'its certificate is not trusted',
    ],
  ])('says why it does not at an address with %s', async (_, addressAt, reason) => {
    expect(String(await refusalOf(addressAt(standIn.port)))).toContain(reason);
  });

  it.each([
    ['one node', (port: number) => `esdb://a:b@127.0.0.1:${port}?tls=false`],
    ['several hosts, one of them away', (port: number) => `esdb://127.0.0.1:1,127.0.0.1:${port}?TLS=false`],
    [
      'a cluster to be discovered',
      (port: number) => `esdb+discover://127.0.0.1:${port}?tls=false&maxDiscoverAttempts=2`,
    ],
  ])('says that the server speaks TLS where the address of %s does not', async (_, addressAt) => {
    expect(String(await refusalOf(addressAt(standIn.port)))).toContain(
      `has tls=false, but the server at 127.0.0.1:${standIn.port} speaks TLS: set tls=true`,
    );
  });

  it.each([
    ['one node', (port: number) => `esdb://127.0.0.1:${port}`],
    ['a cluster to be discovered', (port: number) => `esdb+discover://127.0.0.1:${port}?maxDiscoverAttempts=2`],
  ])('says that the server speaks no TLS where the address of %s asks for it', async (_, addressAt) => {
    const open = await startOpen();
    expect(String(await refusalOf(addressAt(open.port)))).toContain(
      `asks for TLS, but the server at 127.0.0.1:${open.port} does not speak it`,
    );
    await open.stop();
  });

  it('says that nothing listens, whether the address asks for TLS or not', async () => {
    for (const address of ['esdb://127.0.0.1:1', 'esdb://127.0.0.1:1?tls=false'])
      expect(String(await refusalOf(address))).toContain('nothing answers at its address');
  });
});
