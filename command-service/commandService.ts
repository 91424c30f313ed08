import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Position } from '@platzwart/contracts/core';
import type { EventStore } from '@platzwart/event-store';
import type { Vault } from '@platzwart/vault';
import type pg from 'pg';
import { commandHandlers } from './commandTable.ts';
import { notePaymentNews } from './booking/payment/notePaymentNews.ts';
import { type PaymentOptions, noOnlinePayment } from './booking/payment/paymentOptions.ts';
import { concurrencyLimit } from './core/concurrencyLimit.ts';
import { type Ports, type StoreTimeouts, defaultTimeouts } from './core/eventStoreAccess.ts';
import { followLog } from './core/follower.ts';
import { type Digest, hashOfRequest } from './core/hashes.ts';
import { lastPositionOf } from './core/lastPosition.ts';
import { idempotencyGuard } from './core/idempotencyGuard.ts';
import type { Log } from './core/log.ts';
import type { SnapshotStore } from './core/snapshotStore.ts';
import { type JobName, jobRunner } from './jobs.ts';
import type { LogHeadOptions } from './processes/keepLogHead.ts';
import type { ProofProgress, ProveLog } from './processes/proveLog.ts';
import { recordRefusals } from './processes/recordRefusals.ts';
import { moduleList, openStreams } from './openStreams.ts';
import { eventsOfHistory } from './operations/eventsOfHistory.ts';
import { currentTraceParent } from './operations/tracing.ts';
import { fullDisk } from './operations/fullDisk.ts';
import { receiveCommand } from './receiveCommand.ts';
import { serviceDependencies } from './serviceDependencies.ts';
import { serviceHealth } from './serviceHealth.ts';
import { type Passwords, passwordsWithin } from './user/handlers/passwords.ts';
import { sentInvoicesIn } from './processes/sentInvoices.ts';
import { signInCalls } from './user/signInCalls.ts';

type Input = Readonly<{
  store: EventStore;
  /** The end of the log before anything was read from it. */
  head: Position | null;
  pool: pg.Pool;
  vault: Vault;
  snapshots: SnapshotStore;
  /** Of passwords and codes within requests (hashes.ts). */
  digestSecret: Digest;
  /** Null, the default: none is kept. */
  logHead?: LogHeadOptions | null;
  /** Null, the default: this process does not prove the log. */
  proveLog?: ProveLog | null;
  /** Whose disk is watched; null, the default, where the data are on another machine. */
  dataFolder?: string | null;
  /** Missing: no online payment is offered. */
  payment?: PaymentOptions;
  log: Log;
  /** Now, as an ISO 8601 instant in UTC. */
  clock: () => string;
  /** Missing: those that a caller's five seconds allow. */
  timeouts?: StoreTimeouts;
  /** 0 up to 1. */
  random?: () => number;
  /** A new UUID. */
  newId?: () => string;
  /** How passwords are hashed and compared. */
  passwords?: Passwords;
}>;

export type CommandService = Awaited<ReturnType<typeof openCommandService>>;

/** Two of Node's four threads for file and crypto work. */
const maxConcurrentPasswords = 2;
/** Password checks that may wait; an idle machine works through that many before the first caller times out. */
const maxPasswordsWaiting = 100;

const portsOf = (
  store: EventStore,
  { random = Math.random, timeouts = defaultTimeouts }: Pick<Input, 'random' | 'timeouts'>,
): Ports => ({ store, timeouts, pause, random });

/** The service behind its HTTP endpoint: brings the streams up to the log, and connects handlers and jobs to them. */
export const openCommandService = async ({
  store: given,
  head,
  pool,
  vault,
  snapshots,
  log,
  clock,
  ...rest
}: Input) => {
  const disk = fullDisk(rest.dataFolder ?? null);
  const store = disk.watch(given);
  const { digestSecret, logHead = null, proveLog = null, payment = noOnlinePayment, ...overrides } = rest;
  let proofProgress: ProofProgress = null;
  const { newId = randomUUID } = overrides;
  const { passwords = passwordsWithin(concurrencyLimit(maxConcurrentPasswords, maxPasswordsWaiting)) } = overrides;
  const opened = await openStreams({ ports: portsOf(store, overrides), snapshots, log });
  const streams = Object.values(opened);
  const follower = followLog(store, { after: head, streams, log });
  const wakers = new Map<JobName, () => void>();
  const dependencies = serviceDependencies({
    ...{ ...opened, store, vault, logHead, proveLog, payment, passwords, newId, clock, log },
    setProofProgress: (progress) => {
      proofProgress = progress;
    },
    sentInvoices: sentInvoicesIn(pool),
    wake: () => wakers.get('processPendingRequests')?.(),
  });
  const callDependencies = {
    ...dependencies,
    hashOf: hashOfRequest({ digest: vault.digest, digestSecret }),
    traceParent: currentTraceParent,
  };
  const guard = idempotencyGuard(streams.map(({ earlierAnswer }) => earlierAnswer));
  const handlerOf = commandHandlers(dependencies);
  return {
    ...{ ...opened, streams, passwords, vault, handlerOf },
    ...signInCalls(callDependencies),
    ...jobRunner(dependencies),
    onWake: (name: JobName, wake: () => void) => void wakers.set(name, wake),
    notePaymentNews: notePaymentNews(dependencies),
    proofProgress: () => proofProgress,
    eventsOfHistory: eventsOfHistory(store, moduleList),
    lastPositionOfPeople: lastPositionOf(store, opened.members),
    receive: receiveCommand({ ...callDependencies, handlerOf, guard, log }),
    health: serviceHealth({ store, pool, streams, follower, disk }),
    stop: async () => {
      await recordRefusals(dependencies)().catch((error: unknown) => log.error({ err: error }, 'Refusals are lost'));
      await follower.stop();
      await Promise.all(streams.map((stream) => stream.stop()));
    },
  };
};
