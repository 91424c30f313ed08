import { setTimeout as pause } from 'node:timers/promises';
import { type Bell, createBell } from '@platzwart/event-store/bell';
import { type Leading, createLeading, endTogether } from '@platzwart/event-store/leading';
import { isPassing } from '@platzwart/event-store/failures';
import { whyAnotherLog } from '@platzwart/event-store/place';
import type pg from 'pg';
import { readCheckpoint } from './checkpoint.ts';
import { type Following, followLog } from './followLog.ts';
import { takeOver } from './outbox.ts';
import { type Sending, sendDue } from './sender.ts';

export type Mailing = Readonly<{
  following: Omit<Following, 'onLetters'>;
  sending: Sending;
  openClient: (purpose: string) => Promise<pg.Client>;
}>;

/** How soon a letter goes out that nobody rang for: one that waited, or that an ADMIN wants to be sent again. */
const millisecondsBetweenLooks = 1_000;
const millisecondsBetweenComparisons = 5_000;
/** Twenty-five letters a second: mail servers take offence at bursts, and the database has bookings to serve meanwhile. */
const millisecondsBetweenHandfuls = 200;

/** The store survives lost connections by itself: whether it came back with an older copy of the log shows here alone. */
const watchLog = async ({ pool, store }: Mailing['following'], signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) {
    const place = await readCheckpoint(pool);
    const why = place && (await whyAnotherLog(store, place).catch(orLater));
    if (why) throw new Error(why);
    await pause(millisecondsBetweenComparisons, undefined, { signal }).catch(() => undefined);
  }
};

/** A store that is away says nothing about the log. */
const orLater = (error: unknown): null => {
  if (isPassing(error)) return null;
  throw error;
};

/** Follows the log and sends what it calls for, for as long as this process leads; one does for a club. */
export const createMailing = ({ following, sending, openClient }: Mailing): Leading => {
  const send = sendDue(sending);

  const sendAll = async (bell: Bell, signal: AbortSignal): Promise<void> => {
    while (!signal.aborted) {
      const seen = bell.rings();
      if (await send()) await pause(millisecondsBetweenHandfuls, undefined, { signal }).catch(() => undefined);
      else await bell.heard(seen, { milliseconds: millisecondsBetweenLooks, signal });
    }
  };

  const lead = async (signal: AbortSignal, begun: () => void): Promise<void> => {
    const bell = createBell();
    await takeOver(sending.pool, sending.runId, following.now());
    await endTogether(signal, (until) => {
      begun();
      return [
        followLog({ ...following, onLetters: bell.ring }, until),
        sendAll(bell, until),
        watchLog(following, until),
      ];
    });
  };

  return createLeading({
    ...{ service: 'mail-service', lock: 'platzwart.mailLeader', openClient, lead },
    log: following.log,
    begins: 'Leading: this process writes the letters',
    trouble: 'No letters are being sent',
  });
};
