import pg from 'pg';
import type { Bell } from '../bell.ts';
import { pause } from '../bell.ts';
import { untilAborted } from '../untilAborted.ts';

type Listening = Readonly<{ settings: pg.ClientConfig; bell: Bell; closed: AbortSignal }>;

const untilLost = (client: pg.Client): Promise<void> =>
  new Promise((resolve) => {
    client.on('error', () => resolve());
    client.on('end', () => resolve());
  });

const beat = 2_000;

/** A line that dies without a word is found out by asking: rejects at the first question without an answer. */
const untilSilent = async (client: pg.Client, closed: AbortSignal): Promise<void> => {
  while (!closed.aborted) {
    await client.query('select 1');
    await pause(beat, closed);
  }
};

const listenOnce = async ({ settings, bell, closed }: Listening): Promise<void> => {
  const client = new pg.Client({ ...settings, application_name: 'platzwart event store listener' });
  const lost = untilLost(client);
  client.on('notification', bell.ring);
  try {
    await client.connect();
    await client.query('listen event_store');
    // What came while nobody listened rang no bell.
    bell.ring();
    await untilAborted(Promise.race([lost, untilSilent(client, closed)]), closed);
  } finally {
    await client.end().catch(() => undefined);
  }
};

const firstRetryAfter = 100;
const longestRetry = 2_000;

/**
 * Rings the bell at every append, through one connection of its own that is taken up again whenever it is lost.
 * It makes readers quick, never correct: they look by themselves as well.
 */
export const listenForAppends = async (listening: Listening): Promise<void> => {
  let retryAfter = firstRetryAfter;
  while (!listening.closed.aborted) {
    const startedAt = Date.now();
    await listenOnce(listening).catch(() => undefined);
    const held = Date.now() - startedAt > longestRetry;
    retryAfter = held ? firstRetryAfter : Math.min(2 * retryAfter, longestRetry);
    await pause(retryAfter, listening.closed);
  }
};
