import { type SessionUse, mostSessionUses } from '@platzwart/contracts/user';
import type { CommandClient } from './commandClient.ts';
import { deviceOf } from './device.ts';
import type { Session } from './sessions.ts';

/** When sessions were used last: kept in memory, told to the command-service now and then (docs/adr/0025-sign-in-and-sessions.md). */
export type SessionUses = Readonly<{
  /** Somebody does something in a session. At once, and mostly without a word to anybody. */
  note: (session: Session, userAgent: string | undefined) => void;
  /** Tells all that is new, and ends when it is told. What cannot be told now is told later: never rejects. */
  tell: () => Promise<void>;
}>;

type Needs = Readonly<{
  commands: Pick<CommandClient, 'noteSessions'>;
  /** Epoch milliseconds. */
  now: () => number;
}>;

/** How old "used last" may be in the table: no request writes, and a session that is used writes at most so often. */
const tellEvery = 5 * 60_000;
/** New sessions are told of together. */
const soon = 500;
const later = 10_000;

type Known = { readonly tokenVersion: number; readonly toldAt: number; readonly until: number };

const useOf = (session: Session, userAgent: string | undefined, usedAt: number): SessionUse => ({
  sessionId: session.sessionId,
  personId: session.personId,
  tokenVersion: session.tokenVersion,
  ...deviceOf(userAgent),
  startedAt: new Date(session.startedAt).toISOString(),
  until: new Date(session.expiresAt).toISOString(),
  usedAt: new Date(usedAt).toISOString(),
});

export const sessionUses = ({ commands, now }: Needs): SessionUses => {
  const known = new Map<string, Known>();
  const untold = new Map<string, SessionUse>();
  let turn: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const tellIn = (milliseconds: number): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void tell();
    }, milliseconds).unref();
  };
  const forgetOver = (): void => {
    for (const [sessionId, { until }] of known) if (until < now()) known.delete(sessionId);
  };
  const send = async (): Promise<void> => {
    forgetOver();
    while (untold.size > 0) {
      const uses = [...untold.values()].slice(0, mostSessionUses);
      uses.forEach(({ sessionId }) => untold.delete(sessionId));
      try {
        await commands.noteSessions(uses);
      } catch {
        // What has been noted since is newer.
        uses.filter(({ sessionId }) => !untold.has(sessionId)).forEach((use) => untold.set(use.sessionId, use));
        tellIn(later);
        return;
      }
    }
  };
  const tell = (): Promise<void> => (turn = turn.then(send));

  return {
    note: (session, userAgent) => {
      const { sessionId, tokenVersion, expiresAt: until } = session;
      const before = known.get(sessionId);
      const at = now();
      if (before && before.tokenVersion >= tokenVersion && at - before.toldAt < tellEvery) return;
      known.set(sessionId, { tokenVersion, toldAt: at, until });
      untold.set(sessionId, useOf(session, userAgent, at));
      tellIn(soon);
    },
    tell,
  };
};
