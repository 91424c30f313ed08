import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** One lead among all processes of a club: `service` is who contends for it, `lock` its name. */
export type Throne = Readonly<{
  service: string;
  lock: string;
  /** A connection of its own; `purpose` is how the server's list of sessions shows it. */
  openClient: (purpose: string) => Promise<pg.Client>;
}>;

/** `lost` aborts when the connection that holds the lock is gone: somebody else may lead from then on. */
export type Lead = Readonly<{ lost: AbortSignal; release: () => Promise<void> }>;

/** How often a process that stands by asks whether the leader is gone. */
const millisecondsBetweenTries = 250;

/**
 * The leader's sign of life and the server's patience with it: one who was frozen, or whose line died without a word, loses the
 * lock although nobody has told the server that he is gone.
 */
const beat = 1_000;
const beatAnswerWithin = 3_000;
const lease = `set idle_session_timeout = 5000`;

const silence = async (): Promise<never> => {
  await pause(beatAnswerWithin, undefined, { ref: false });
  throw new Error('The connection that holds the lead does not answer');
};

const keepLeading = async (client: pg.Client, gone: AbortController): Promise<void> => {
  try {
    while (!gone.signal.aborted) {
      await pause(beat, undefined, { signal: gone.signal });
      await Promise.race([client.query('select 1'), silence()]);
    }
  } catch (error) {
    gone.abort(error);
  }
};

const tryToLead = async (client: pg.Client, lock: string): Promise<boolean> => {
  const { rows } = await client.query<{ leads: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as leads',
    [lock],
  );
  return rows[0]?.leads === true;
};

/**
 * Waits until this process is the one that leads. The lock belongs to a connection of its own, so it ends with the process,
 * however that ends. It saves work and noise; what keeps things right is the compare-and-set of checkpoints.
 * `standsBy` is called for as long as another process leads. Throws when PostgreSQL is out of reach, or `signal` aborts.
 */
export const takeLead = async (
  { service, lock, openClient }: Throne,
  signal: AbortSignal,
  standsBy: () => void = () => undefined,
): Promise<Lead> => {
  const client = await openClient(`${service} leader`);
  const gone = new AbortController();
  client.on('end', () => gone.abort(new Error('The connection that holds the lead was lost')));
  try {
    await client.query(lease);
    while (!(await tryToLead(client, lock))) {
      standsBy();
      await pause(millisecondsBetweenTries, undefined, { signal });
    }
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  void keepLeading(client, gone);
  return { lost: gone.signal, release: () => client.end().catch(() => undefined) };
};
