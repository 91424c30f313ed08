import { type SessionUse, maxSessionUses } from '@platzwart/contracts/user';
import type { CommandClient } from './commandClient.ts';
import { deviceOf } from './device.ts';
import type { Session } from './sessions.ts';

/** When sessions were used last: kept in memory, reported to the command-service every few minutes (docs/adr/0025-sign-in-and-sessions.md). */
export type SessionUses = Readonly<{
  /** Records that a session is used. Synchronous; mostly sends nothing. */
  note: (session: Session, userAgent: string | undefined) => void;
  /** Sends all unreported uses. Never rejects: what cannot be sent now is sent with the next flush. */
  flush: () => Promise<void>;
}>;

type Dependencies = Readonly<{
  commands: Pick<CommandClient, 'noteSessions'>;
  /** Epoch milliseconds. */
  now: () => number;
}>;

/** Maximum age of "last used" in the table: requests do not write, and a used session is written at most once per this time. */
const reportIntervalMilliseconds = 5 * 60_000;
/** New sessions are reported together. */
const firstReportDelayMilliseconds = 500;
const retryDelayMilliseconds = 10_000;

type ReportedUse = { readonly tokenVersion: number; readonly reportedAt: number; readonly until: number };

const sessionUseOf = (session: Session, userAgent: string | undefined, usedAt: number): SessionUse => ({
  sessionId: session.sessionId,
  personId: session.personId,
  tokenVersion: session.tokenVersion,
  ...deviceOf(userAgent),
  startedAt: new Date(session.startedAt).toISOString(),
  until: new Date(session.expiresAt).toISOString(),
  usedAt: new Date(usedAt).toISOString(),
});

export const sessionUses = ({ commands, now }: Dependencies): SessionUses => {
  const reported = new Map<string, ReportedUse>();
  const unreported = new Map<string, SessionUse>();
  let queue: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const scheduleFlush = (milliseconds: number): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void flush();
    }, milliseconds).unref();
  };
  const dropExpired = (): void => {
    for (const [sessionId, { until }] of reported) if (until < now()) reported.delete(sessionId);
  };
  const send = async (): Promise<void> => {
    dropExpired();
    while (unreported.size > 0) {
      const uses = [...unreported.values()].slice(0, maxSessionUses);
      uses.forEach(({ sessionId }) => unreported.delete(sessionId));
      try {
        await commands.noteSessions(uses);
      } catch {
        // Uses recorded during the flush are newer.
        uses.filter(({ sessionId }) => !unreported.has(sessionId)).forEach((use) => unreported.set(use.sessionId, use));
        scheduleFlush(retryDelayMilliseconds);
        return;
      }
    }
  };
  const flush = (): Promise<void> => (queue = queue.then(send));

  return {
    note: (session, userAgent) => {
      const { sessionId, tokenVersion, expiresAt: until } = session;
      const previous = reported.get(sessionId);
      const at = now();
      if (previous && previous.tokenVersion >= tokenVersion && at - previous.reportedAt < reportIntervalMilliseconds)
        return;
      reported.set(sessionId, { tokenVersion, reportedAt: at, until });
      unreported.set(sessionId, sessionUseOf(session, userAgent, at));
      scheduleFlush(firstReportDelayMilliseconds);
    },
    flush,
  };
};
