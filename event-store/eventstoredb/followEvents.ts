import { pause } from '../wakeUpSignal.ts';
import type { EventStore } from '../eventStore.ts';
import { isUnavailable, portErrorOf, readAllRight } from './failures.ts';
import type { ClubLog } from './readEvents.ts';
import { type Subscription, batchesOf } from './subscription.ts';

/** The same, but a broken connection ends it without an error. */
const batchesUntilBroken = async function* (subscription: Subscription) {
  try {
    yield* batchesOf(subscription);
  } catch (error) {
    if (!isUnavailable(error)) throw portErrorOf(error, readAllRight);
  }
};

const firstRetryAfter = 50;
const longestRetry = 2_000;

/**
 * Subscriptions of the client, one after the other, each from where the last one broke off, with growing pauses until the signal aborts: the
 * client never subscribes again by itself. Errors that do not pass (no right to read, a position that is not in this log) end the iteration.
 */
export const followEvents = ({ client, club, closed }: ClubLog): EventStore['subscribe'] =>
  async function* follow({ after, signal, maxBatch = 1_000 }) {
    const ended = AbortSignal.any([signal, closed]);
    let reached = after;
    let retryAfter = firstRetryAfter;
    while (!ended.aborted) {
      for await (const batch of batchesUntilBroken({ client, club, after: reached, maxBatch, ended })) {
        reached = batch.at(-1)?.position ?? reached;
        retryAfter = firstRetryAfter;
        yield batch;
      }
      await pause(retryAfter, ended);
      retryAfter = Math.min(2 * retryAfter, longestRetry);
    }
  };
