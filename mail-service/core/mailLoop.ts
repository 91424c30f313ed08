import { setTimeout as pause } from 'node:timers/promises';
import { type WakeUpSignal, createWakeUpSignal } from '@platzwart/event-store/wake-up-signal';
import { type LeaderLoop, createLeaderLoop, runUntilFirstEnds } from '@platzwart/database/leader-loop';
import { isTransient } from '@platzwart/database/failures';
import { describeLogMismatch } from '@platzwart/event-store/log-position';
import type pg from 'pg';
import { readCheckpoint } from './checkpoint.ts';
import { type Following, followLog } from './followLog.ts';
import { releaseAbandoned } from './outbox.ts';
import { enqueueReminders } from './reminders.ts';
import { type Lane, type Sending, sendDue } from './sender.ts';

export type Mailing = Readonly<{
  following: Omit<Following, 'onMailsPlanned'>;
  sending: Sending;
  /** Further work of the leader, until the signal aborts. */
  alongside: readonly ((signal: AbortSignal) => Promise<void>)[];
  openClient: (purpose: string) => Promise<pg.Client>;
}>;

/** Interval at which the outbox is checked without a wake-up signal: for retries and for e-mails that an ADMIN sends again. */
const millisecondsBetweenLooks = 1_000;
const millisecondsBetweenComparisons = 5_000;
/** Limits sending to 30 e-mails a second: mail servers reject bursts, and the database must serve bookings meanwhile. */
const millisecondsBetweenBatches = 200;

/** The store reconnects by itself, so only this comparison notices that it came back with an older copy of the log. */
const watchLog = async ({ pool, store }: Mailing['following'], signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) {
    const logPosition = await readCheckpoint(pool);
    const why = logPosition && (await describeLogMismatch(store, logPosition).catch(nullIfTransient));
    if (why) throw new Error(why);
    await pause(millisecondsBetweenComparisons, undefined, { signal }).catch(() => undefined);
  }
};

/** An unreachable store is no evidence that the log was replaced. */
const nullIfTransient = (error: unknown): null => {
  if (isTransient(error)) return null;
  throw error;
};

/** Follows the log and sends the e-mails that it calls for while this process is the leader; there is one leader per club. */
export const createMailing = ({ following, sending, alongside, openClient }: Mailing): LeaderLoop => {
  const sendAll = async (lane: Lane, wakeUpSignal: WakeUpSignal, signal: AbortSignal): Promise<void> => {
    const send = sendDue(sending, lane);
    while (!signal.aborted) {
      const seen = wakeUpSignal.raisedCount();
      if (lane === 'others') await enqueueReminders(following.pool, following.now());
      if (await send()) await pause(millisecondsBetweenBatches, undefined, { signal }).catch(() => undefined);
      else await wakeUpSignal.waitForNext(seen, { milliseconds: millisecondsBetweenLooks, signal });
    }
  };

  const lead = async (signal: AbortSignal, onStarted: () => void): Promise<void> => {
    const wakeUpSignal = createWakeUpSignal();
    await releaseAbandoned(sending.pool, sending.runId, following.now());
    await runUntilFirstEnds(signal, (until) => {
      onStarted();
      return [
        followLog({ ...following, onMailsPlanned: wakeUpSignal.raise }, until),
        sendAll('urgent', wakeUpSignal, until),
        sendAll('others', wakeUpSignal, until),
        watchLog(following, until),
        ...alongside.map((work) => work(until)),
      ];
    });
  };

  return createLeaderLoop({
    ...{ service: 'mail-service', lock: 'platzwart.mailLeader', openClient, lead },
    log: following.log,
    startMessage: 'Leading: this process sends the e-mails',
    problemMessage: 'No e-mails are being sent',
  });
};
