import { EventOfNewerRelease } from '@platzwart/contracts/core';
import { orRefuseToStart } from '@platzwart/database/connection-failure';
import { StartRefused } from '@platzwart/service-process/refusal';
import { applicationName } from '@platzwart/service-process/release';
import type { LogAddress } from '@platzwart/event-store/log-settings';
import { openAsWriter } from '@platzwart/event-store/open-as-writer';
import { openVault, vaultSchema } from '@platzwart/vault';
import pg from 'pg';
import { type PaymentOptions, noOnlinePayment } from './booking/payment/paymentOptions.ts';
import { type CommandService, openCommandService } from './commandService.ts';
import type { Configuration } from './config.ts';
import { type StoreTimeouts, defaultTimeouts } from './core/eventStoreAccess.ts';
import type { Digest } from './core/hashes.ts';
import type { Log } from './core/log.ts';
import type { LogHeadOptions } from './processes/keepLogHead.ts';
import type { ProveLog } from './processes/proveLog.ts';
import { openSnapshotStore, ownSchema } from './core/snapshotStore.ts';
import type { CommandMetrics } from './operations/commandMetrics.ts';
import { snapshotAges } from './operations/snapshotAges.ts';

export type OpenedService = Readonly<{
  service: CommandService;
  /** Finishes running work, stores snapshots, and closes the databases. */
  close: () => Promise<void>;
}>;

const openPool = (connectionString: string): pg.Pool => {
  const limits = { max: 6, connectionTimeoutMillis: 3_000, query_timeout: 4_000 };
  const pool = new pg.Pool({
    connectionString,
    ...limits,
    keepAlive: true,
    application_name: applicationName('platzwart command-service'),
  });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the program.
  pool.on('error', () => undefined);
  return pool;
};

type Addresses = LogAddress & Partial<Pick<Configuration, 'WRITER_DATABASE_URL'>>;

type Dependencies = Readonly<{
  log: Log;
  clock: () => string;
  metrics: CommandMetrics;
  digestSecret: Digest;
  logHead?: LogHeadOptions | null;
  proveLog?: ProveLog | null;
  payment?: PaymentOptions;
  dataFolder?: string | null;
  timeouts?: StoreTimeouts;
}>;

const openTables = async (databaseUrl: string) => {
  const pool = openPool(databaseUrl);
  return { pool, vault: await openVault(pool), snapshots: await openSnapshotStore(pool) };
};

/** Nothing has been written yet. */
const refuseNewerEvents = (error: unknown): never => {
  if (!(error instanceof EventOfNewerRelease)) throw error;
  throw new StartRefused(
    `The log was written by a newer program than this one (${error.message}): start the newer program again.`,
  );
};

/**
 * Opens PostgreSQL and the event store as the writer, and reads the log to its end. Rejects with StartRefused where one is unreachable or
 * was written by a newer program.
 */
export const openService = async (
  addresses: Addresses,
  {
    log,
    clock,
    metrics,
    digestSecret,
    logHead = null,
    proveLog = null,
    payment = noOnlinePayment,
    dataFolder = null,
    timeouts = defaultTimeouts,
  }: Dependencies,
): Promise<OpenedService> => {
  const { tables, store } = await openAsWriter(addresses, { migrations: [vaultSchema, ownSchema], openTables, log });
  const head = await orRefuseToStart('The event store', store.head());
  const measured = metrics.measureAppends(store);
  const options = { digestSecret, logHead, proveLog, payment, dataFolder, timeouts, log, clock };
  const service = await openCommandService({ ...tables, store: measured, head, ...options }).catch(refuseNewerEvents);
  metrics.watch(service.streams, snapshotAges(tables.pool));
  metrics.watchProofs(() => service.club.current().state);
  const close = async (): Promise<void> => {
    await service.stop();
    await store.close();
    await tables.pool.end();
  };
  return { service, close };
};
