import features from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import rpc from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import type { Right } from '../failures.ts';
import { announceMethods } from './announceMethods.ts';
import { type AppendFault, handleAppend } from './handleAppend.ts';
import { handleRead } from './handleRead.ts';
import { type StandInLog, createStandInLog } from './standInLog.ts';

export type StandInServer = Readonly<{
  url: string;
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

const bind = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.bindAsync(`127.0.0.1:${port}`, ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });

const largestMessage = 17 * 1024 * 1024;

/**
 * The part of EventStoreDB's Streams service that the adapter uses, over real HTTP/2, for machines without a real
 * server. It tests our use of the client, not the server: its rules are copied from KurrentDB's source.
 */
export const startStandInServer = async (): Promise<StandInServer> => {
  const log = createStandInLog();
  const faults: AppendFault[] = [];
  const refused: Right[] = [];
  const mayUse = ({ may, stream }: Right): boolean =>
    !refused.some((right) => right.may === may && right.stream === stream);
  let server = new Server();
  let port = 0;

  const start = async (): Promise<void> => {
    server = new Server({ 'grpc.max_receive_message_length': largestMessage });
    server.addService(rpc.StreamsService, {
      append: handleAppend({ log, mayUse }, () => faults.shift()),
      read: handleRead(log, mayUse),
    });
    server.addService(features.ServerFeaturesService, { getSupportedMethods: announceMethods });
    port = await bind(server, port);
  };

  await start();
  return {
    url: `esdb://127.0.0.1:${port}?tls=false`,
    log,
    start,
    stop: () => {
      server.forceShutdown();
      return Promise.resolve();
    },
    injectFaults: (...next) => void faults.push(...next),
    refuseRights: (...rights) => void refused.push(...rights),
  };
};
