import { GenericContainer, Wait } from 'testcontainers';
import type { ServerUnderTest } from '../contract/serverUnderTest.ts';
import { type Choice, pinnedImage } from './chooseServer.ts';
import { connectEventStoreDb } from './connectEventStoreDb.ts';
import { observeConnections } from './cuttableConnections.ts';
import { startStandInServer } from './standIn/standInServer.ts';

const standIn = async (): Promise<ServerUnderTest> => {
  const server = await startStandInServer();
  return {
    open: () => connectEventStoreDb(server.url),
    disconnect: server.stop,
    reconnect: server.start,
    stop: server.stop,
  };
};

/** The server may be shared: an outage concerns the connections of this process alone, and its log is not emptied. */
const realServer = (url: string, stop: () => Promise<void>): ServerUnderTest => {
  const connections = observeConnections();
  return {
    open: () => connectEventStoreDb(url),
    disconnect: connections.cut,
    reconnect: connections.mend,
    stop: async () => {
      connections.release();
      await stop();
    },
  };
};

const container = async (): Promise<ServerUnderTest> => {
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

export const startEventStoreDbUnderTest = (choice: Choice): Promise<ServerUnderTest> => {
  if (choice.kind === 'given') return Promise.resolve(realServer(choice.url, () => Promise.resolve()));
  return choice.kind === 'container' ? container() : standIn();
};
