import { GenericContainer, Wait } from 'testcontainers';
import type { ServerUnderTest } from '../contract/serverUnderTest.ts';
import { type Choice, pinnedImage } from './chooseServer.ts';
import { connectEventStoreDb } from './connectEventStoreDb.ts';
import { openCuttableProxy } from './cuttableProxy.ts';
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

const form = /^esdb:\/\/(?<host>[^:@,/?]+)(?::(?<port>\d+))?\/?\?tls=false$/;

/** The server may be shared: outages are simulated in the proxy before it, and its log is not emptied. */
const realServer = async (url: string, stop: () => Promise<void>): Promise<ServerUnderTest> => {
  const { host, port = '2113' } = form.exec(url)?.groups ?? {};
  if (!host) throw new Error('The contract needs one node without TLS: EVENTSTOREDB_URL=esdb://host:2113?tls=false');
  const proxy = await openCuttableProxy({ host, port: Number(port) });
  return {
    open: () => connectEventStoreDb(`esdb://127.0.0.1:${proxy.port}?tls=false`),
    disconnect: proxy.cut,
    reconnect: proxy.open,
    stop: async () => {
      await proxy.cut();
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
  if (choice.kind === 'given') return realServer(choice.url, () => Promise.resolve());
  return choice.kind === 'container' ? container() : standIn();
};
