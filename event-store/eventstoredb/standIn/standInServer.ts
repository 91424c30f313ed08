import gossip from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import features from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import rpc from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import type { Right } from '../failures.ts';
import { announceMembers } from './announceMembers.ts';
import { announceMethods } from './announceMethods.ts';
import { type AppendFault, handleAppend } from './handleAppend.ts';
import { handleRead } from './handleRead.ts';
import { type User, createRights } from './rights.ts';
import { type StandInLog, createStandInLog } from './standInLog.ts';

export type StandInServer = Readonly<{
  /** Without user and authority. */
  url: string;
  port: number;
  log: StandInLog;
  /** Every connection is cut; the log stays. */
  stop: () => Promise<void>;
  /** Listens on the same port again. */
  start: () => Promise<void>;
  /** For as many appends as there are faults. */
  injectFaults: (...faults: readonly AppendFault[]) => void;
  /** The user lacks these rights from now on. */
  refuseRights: (...rights: readonly Right[]) => void;
}>;

/** A server with TLS and users. `key` and `certificate` in PEM. `lacksBatchAppend`: as a server before 21.10. */
type Secure = Readonly<{ key: Buffer; certificate: Buffer; users: readonly User[]; lacksBatchAppend?: boolean }>;

const credentialsOf = ({ key, certificate }: Secure): ServerCredentials =>
  ServerCredentials.createSsl(null, [{ private_key: key, cert_chain: certificate }]);

type Place = Readonly<{ port: number; secure: Secure | undefined }>;

const bind = (server: Server, { port, secure }: Place): Promise<number> =>
  new Promise((resolve, reject) => {
    const credentials = secure ? credentialsOf(secure) : ServerCredentials.createInsecure();
    server.bindAsync(`127.0.0.1:${port}`, credentials, (error, bound) => (error ? reject(error) : resolve(bound)));
  });

const largestMessage = 17 * 1024 * 1024;

/**
 * The part of EventStoreDB's Streams service that the adapter uses, over real HTTP/2, for machines without a real
 * server. It tests our use of the client, not the server: its rules are copied from KurrentDB's source.
 */
export const startStandInServer = async (secure?: Secure): Promise<StandInServer> => {
  const log = createStandInLog();
  const faults: AppendFault[] = [];
  const rights = createRights(log, secure?.users ?? []);
  let server = new Server();
  let port = 0;

  const start = async (): Promise<void> => {
    server = new Server({ 'grpc.max_receive_message_length': largestMessage });
    server.addService(rpc.StreamsService, {
      append: handleAppend({ log, rights }, () => faults.shift()),
      read: handleRead(log, rights),
    });
    server.addService(features.ServerFeaturesService, {
      getSupportedMethods: announceMethods(secure?.lacksBatchAppend ?? false),
    });
    server.addService(gossip.GossipService, { read: announceMembers(() => port) });
    port = await bind(server, { port, secure });
  };

  await start();
  return {
    url: secure ? `esdb://127.0.0.1:${port}` : `esdb://127.0.0.1:${port}?tls=false`,
    port,
    log,
    start,
    stop: () => {
      server.forceShutdown();
      return Promise.resolve();
    },
    injectFaults: (...next) => void faults.push(...next),
    refuseRights: (...refused) => {
      rights.refuse(refused);
    },
  };
};
