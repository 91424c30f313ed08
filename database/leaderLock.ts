import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** One leader among all processes of a club: `service` is the contender, `lock` the name of the lock. */
export type LeaderLock = Readonly<{
  service: string;
  lock: string;
  /** A new connection; `purpose` is its name in the server's list of sessions. */
  openClient: (purpose: string) => Promise<pg.Client>;
}>;

/** `lost` aborts when the connection that holds the lock is lost: another process may lead from then on. */
export type Leadership = Readonly<{ lost: AbortSignal; release: () => Promise<void> }>;

/** Interval at which a standby process tries to get the lock. */
const millisecondsBetweenAttempts = 100;

/**
 * Heartbeat of the leader, and the server's timeout for it: a frozen process, or one whose connection is dead, loses the lock although
 * its connection was never closed.
 */
const heartbeatInterval = 1_000;
const heartbeatTimeout = 3_000;
const lease = `set idle_session_timeout = 5000`;

const answerTimeout = async (): Promise<never> => {
  await pause(heartbeatTimeout, undefined, { ref: false });
  throw new Error('The connection that holds the leader lock does not answer');
};

const keepLease = async (client: pg.Client, gone: AbortController): Promise<void> => {
  try {
    while (!gone.signal.aborted) {
      await pause(heartbeatInterval, undefined, { signal: gone.signal });
      await Promise.race([client.query('select 1'), answerTimeout()]);
    }
  } catch (error) {
    gone.abort(error);
  }
};

const tryLock = async (client: pg.Client, lock: string): Promise<boolean> => {
  const { rows } = await client.query<{ leads: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as leads',
    [lock],
  );
  return rows[0]?.leads === true;
};

/**
 * Waits until this process is the leader. The lock belongs to a separate connection, so it is released when the process ends, for
 * whatever reason. It only saves work; correctness comes from the compare-and-set of checkpoints.
 * `standsBy` is called for as long as another process leads. Throws when PostgreSQL is out of reach, or `signal` aborts.
 */
export const acquireLeadership = async (
  { service, lock, openClient }: LeaderLock,
  signal: AbortSignal,
  standsBy: () => void = () => undefined,
): Promise<Leadership> => {
  const client = await openClient(`${service} leader`);
  const gone = new AbortController();
  client.on('end', () => gone.abort(new Error('The connection that holds the leader lock was lost')));
  try {
    await client.query(lease);
    while (!(await tryLock(client, lock))) {
      standsBy();
      await pause(millisecondsBetweenAttempts, undefined, { signal });
    }
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  void keepLease(client, gone);
  return { lost: gone.signal, release: () => client.end().catch(() => undefined) };
};
