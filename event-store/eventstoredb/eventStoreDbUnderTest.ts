import { randomUUID } from 'node:crypto';
import { ANY, jsonEvent } from '@eventstore/db-client';
import { GenericContainer, Wait } from 'testcontainers';
import { freshStreams } from '../contract/sampleEvents.ts';
import type { ServerUnderTest } from '../contract/serverUnderTest.ts';
import type { EventStore } from '../eventStore.ts';
import { type Choice, pinnedImage } from './chooseServer.ts';
import { connectEventStoreDb } from './connectEventStoreDb.ts';
import { observeConnections } from './cuttableConnections.ts';
import { openClient } from './openClient.ts';
import { startStandInServer } from './standIn/standInServer.ts';

/** `url` may be given to others than our adapter, too. */
export type EventStoreDbUnderTest = ServerUnderTest & Readonly<{ url: string }>;

/** Each case has streams of its own, so the club of the contract has any number. Its prefix keeps it apart from other runs. */
const openAt = (url: string, prefix = `contract-${randomUUID()}-`): Pick<ServerUnderTest, 'open' | 'openOther'> => {
  const open = (ofClub: string): Promise<EventStore> => connectEventStoreDb(url, { prefix: ofClub, ...freshStreams });
  return { open: () => open(prefix), openOther: () => open(`other-${prefix}`) };
};

/** Writes an event as somebody else would: into any stream, of any type. */
export const writeElsewhere = async (url: string, stream: string, type: string): Promise<void> => {
  const client = openClient(url);
  try {
    await client.appendToStream(stream, jsonEvent({ type, data: { tried: true } }), { expectedRevision: ANY });
  } finally {
    await client.dispose();
  }
};

const standIn = async (): Promise<EventStoreDbUnderTest> => {
  const server = await startStandInServer();
  return {
    ...openAt(server.url),
    url: server.url,
    disconnect: server.stop,
    reconnect: server.start,
    stop: server.stop,
  };
};

/** The server may be shared: an outage concerns the connections of this process alone, and its log is not emptied. */
const realServer = (url: string, stop: () => Promise<void>): EventStoreDbUnderTest => {
  const connections = observeConnections();
  return {
    ...openAt(url),
    url,
    disconnect: connections.cut,
    reconnect: connections.mend,
    stop: async () => {
      connections.release();
      await stop();
    },
  };
};

const container = async (): Promise<EventStoreDbUnderTest> => {
  const started = await new GenericContainer(await pinnedImage())
    .withExposedPorts(2113)
    .withEnvironment({ KURRENTDB_CLUSTER_SIZE: '1', KURRENTDB_INSECURE: 'true', KURRENTDB_RUN_PROJECTIONS: 'None' })
    .withWaitStrategy(Wait.forHttp('/health/live', 2113).forStatusCodeMatching((code) => code >= 200 && code < 300))
    .withStartupTimeout(120_000)
    .start();
  const url = `esdb://${started.getHost()}:${started.getMappedPort(2113)}?tls=false`;
  return realServer(url, async () => {
    await started.stop();
  });
};

export const startEventStoreDbUnderTest = (choice: Choice): Promise<EventStoreDbUnderTest> => {
  if (choice.kind === 'given') return Promise.resolve(realServer(choice.url, () => Promise.resolve()));
  return choice.kind === 'container' ? container() : standIn();
};
