import pg from 'pg';
import { applicationName } from '@platzwart/service-process/release';
import type { WakeUpSignal } from '../wakeUpSignal.ts';
import { pause } from '../wakeUpSignal.ts';
import { untilAborted } from '../untilAborted.ts';

type ListenOptions = Readonly<{ settings: pg.ClientConfig; wakeUpSignal: WakeUpSignal; closed: AbortSignal }>;

const untilLost = (client: pg.Client): Promise<void> =>
  new Promise((resolve) => {
    client.on('error', () => resolve());
    client.on('end', () => resolve());
  });

const keepAliveInterval = 2_000;

/** Detects a dead connection by queries: rejects at the first query without an answer. */
const untilUnresponsive = async (client: pg.Client, closed: AbortSignal): Promise<void> => {
  while (!closed.aborted) {
    await client.query('select 1');
    await pause(keepAliveInterval, closed);
  }
};

const listenOnce = async ({ settings, wakeUpSignal, closed }: ListenOptions): Promise<void> => {
  const client = new pg.Client({ ...settings, application_name: applicationName('platzwart event store listener') });
  const lost = untilLost(client);
  client.on('notification', wakeUpSignal.raise);
  try {
    await client.connect();
    await client.query('listen event_store');
    // Appends during the gap have sent no notification to this connection.
    wakeUpSignal.raise();
    await untilAborted(Promise.race([lost, untilUnresponsive(client, closed)]), closed);
  } finally {
    await client.end().catch(() => undefined);
  }
};

const firstRetryAfter = 100;
const longestRetry = 2_000;

/**
 * Raises the wakeUpSignal at every append, through a separate connection that is opened again whenever it is lost. It only reduces latency:
 * readers poll as well.
 */
export const listenForAppends = async (options: ListenOptions): Promise<void> => {
  let retryAfter = firstRetryAfter;
  while (!options.closed.aborted) {
    const startedAt = Date.now();
    await listenOnce(options).catch(() => undefined);
    const held = Date.now() - startedAt > longestRetry;
    retryAfter = held ? firstRetryAfter : Math.min(2 * retryAfter, longestRetry);
    await pause(retryAfter, options.closed);
  }
};
