import { setTimeout as after } from 'node:timers/promises';
import { appendRequest, confirmRequest } from '../appendRequest.ts';
import { type EventStore, StoreUnavailable } from '../eventStore.ts';
import { appendEvents } from './appendEvents.ts';
import { type ClubStreams, clubStreams } from './clubStreams.ts';
import { explainFailure } from './connectionProblem.ts';
import { deadlineOf } from './eventStoreDbAddress.ts';
import { followEvents } from './followEvents.ts';
import { countForeign, readLastOfStore } from './foreignEvents.ts';
import { openClient } from './openClient.ts';
import { lastRevision, readEvents } from './readEvents.ts';
import { unansweredAppends } from './unansweredAppends.ts';

const timeLimit = 4_000;

const withTimeLimit = async (work: Promise<unknown>): Promise<void> => {
  const waiting = new AbortController();
  const tooLong = after(timeLimit, undefined, { signal: waiting.signal }).then(() => {
    throw new StoreUnavailable(`EventStoreDB did not answer within ${timeLimit / 1000} s`);
  });
  try {
    await Promise.race([work, tooLong]);
  } finally {
    waiting.abort();
  }
};

/**
 * The log as an EventStoreDB or KurrentDB, 22.6 or newer, for clubs that outgrow one machine: `esdb://…` for one node,
 * several hosts or `esdb+discover://…` for a cluster. Rejects with StoreUnavailable where nothing answers within 4 s. `club`: its streams there.
 * `close` waits for the appends and confirmations under way, then ends all streams (`dispose`, dist/Client/index.js).
 */
export const connectEventStoreDb = async (
  eventStoreDbUrl: string,
  club: ClubStreams = clubStreams(),
): Promise<EventStore> => {
  const client = openClient(eventStoreDbUrl);
  const closing = new AbortController();
  const log = { client, club, closed: closing.signal };
  const reads = readEvents(log);
  const { append, settle } = unansweredAppends(
    appendEvents(client, { club, read: reads.read, deadline: deadlineOf(eventStoreDbUrl) }),
  );
  const underWay = new Set<Promise<unknown>>();
  const untilDone = <Answer>(work: Promise<Answer>): Promise<Answer> => {
    underWay.add(work);
    return work.finally(() => underWay.delete(work));
  };
  const confirm: EventStore['confirm'] = async (...target) => {
    const { stream, expected } = confirmRequest(...target);
    await settle(stream);
    const actual = await lastRevision(log, stream);
    return actual === expected ? { outcome: 'confirmed' } : { outcome: 'conflict', actual };
  };
  try {
    await withTimeLimit(readLastOfStore(client));
  } catch (error) {
    await client.dispose();
    throw await explainFailure(eventStoreDbUrl, error);
  }
  let closed: Promise<void> | undefined;
  const end = async (): Promise<void> => {
    closing.abort();
    await Promise.allSettled(underWay);
    await client.dispose();
  };
  return {
    ...reads,
    append: async (...appended) => untilDone(append(appendRequest(...appended))),
    confirm: async (...target) => untilDone(confirm(...target)),
    countForeign: countForeign(log),
    subscribe: followEvents(log),
    close: () => (closed ??= end()),
  };
};
