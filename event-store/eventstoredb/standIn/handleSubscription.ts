import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import { caughtUpMessage, checkpointMessage, confirmationMessage, eventMessage } from './readMessages.ts';
import type { ResponseWriter } from './responseWriter.ts';
import type { LogRecord, StandInLog } from './standInLog.ts';
import { checkpointInterval, recordFilter } from './subscriptionFilter.ts';

const maxWaitMilliseconds = 60_000;

/** `next`: index of the first record behind the position from which the client subscribes. */
type Subscription = Readonly<{ log: StandInLog; options: ReadReq.Options; next: number; writer: ResponseWriter }>;

/**
 * A subscription to $all, with a filter or without (Enumerators/Enumerator.AllSubscription{,Filtered}.cs): what is there, then a checkpoint and
 * "caught up", then what comes. With a filter a checkpoint follows after every interval, however few of its records were sent.
 */
export const handleSubscription = async ({ log, options, next: first, writer }: Subscription): Promise<void> => {
  const { send, gone } = writer;
  const [isSent, interval] = [recordFilter(options.getFilter()), checkpointInterval(options.getFilter())];
  let next = first;
  let considered = 0;
  let isLive = false;
  let last: LogRecord | undefined;
  const isCheckpointDue = (record: LogRecord): boolean => {
    considered += 1;
    last = record;
    return interval !== undefined && considered % interval === 0;
  };
  const goLive = async (): Promise<void> => {
    if (interval !== undefined && last) await send(checkpointMessage(last));
    await send(caughtUpMessage());
  };
  await send(confirmationMessage());
  while (!gone.aborted) {
    const seen = log.wakeUpSignal.raisedCount();
    const fresh = log.records.slice(next);
    next += fresh.length;
    for (const record of fresh) {
      if (isSent(record)) await send(eventMessage(record));
      if (isCheckpointDue(record)) await send(checkpointMessage(record));
    }
    if (fresh.length > 0) continue;
    if (!isLive) await goLive();
    isLive = true;
    await log.wakeUpSignal.waitForNext(seen, { milliseconds: maxWaitMilliseconds, signal: gone });
  }
};
