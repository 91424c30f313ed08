import features from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import rpc from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import { announceMethods } from './announceMethods.ts';
import { type Mishap, answerAppend } from './answerAppend.ts';
import { answerRead } from './answerRead.ts';
import { type StandInLog, createStandInLog } from './standInLog.ts';

export type StandInServer = Readonly<{
  url: string;
  log: StandInLog;
  /** Every connection is cut; the log stays. */
  stop: () => Promise<void>;
  /** Again at the same port. */
  start: () => Promise<void>;
  /** For as many appends as there are mishaps. */
  letGoWrong: (...mishaps: readonly Mishap[]) => void;
}>;

const bind = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.bindAsync(`127.0.0.1:${port}`, ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });

const largestMessage = 17 * 1024 * 1024;

/**
 * The Streams service of EventStoreDB over real HTTP/2, as far as the adapter uses it, for machines without a real one.
 * It proves what we make of the client, not what a server does: its rules are copied from KurrentDB's source, by hand.
 */
export const startStandInServer = async (): Promise<StandInServer> => {
  const log = createStandInLog();
  const mishaps: Mishap[] = [];
  let server = new Server();
  let port = 0;

  const start = async (): Promise<void> => {
    server = new Server({ 'grpc.max_receive_message_length': largestMessage });
    server.addService(rpc.StreamsService, {
      append: answerAppend(log, () => mishaps.shift()),
      read: answerRead(log),
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
    letGoWrong: (...next) => void mishaps.push(...next),
  };
};
