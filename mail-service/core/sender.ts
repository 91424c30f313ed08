import type { MailProblem } from '@platzwart/contracts/core';
import { describeFailure, isPassing } from '@platzwart/event-store/failures';
import type { Vault } from '@platzwart/event-store/vault';
import type { Queryable } from './database.ts';
import type { Delivery, Post } from './message.ts';
import { type Mail, claimDue, hurryAfterOutage, noteEnd, notePutOff, noteSent } from './outbox.ts';
import { type Desk, type Finished, writeMail } from './writeMail.ts';

export type Sending = Readonly<{
  desk: Omit<Desk, 'pool' | 'vault'>;
  pool: Queryable;
  vault: Pick<Vault, 'unseal' | 'codes' | 'farewells'>;
  post: Post;
  /** Names this run of this process. */
  runId: string;
  log: Readonly<Record<'warn' | 'error', (facts: Readonly<Record<string, unknown>>, message: string) => void>>;
  /** Told what became of each try. */
  onTried?: (outcome: Delivery['outcome'] | 'pointless', kind: Mail['kind']) => void;
}>;

/** Letters that are under way at the same time: as many as the post has lines. */
const atMost = 5;
const fiveDays = 5 * 24 * 60 * 60 * 1_000;

/** Nobody is left to be written to, or somebody else's letter says it better: that is as it should be. */
const dropped: ReadonlySet<MailProblem> = new Set(['PERSON_ERASED', 'REPLACED']);

/** Sends a few of the letters that are due; answers whether to go on at once. */
export const sendDue = (sending: Sending): (() => Promise<boolean>) => {
  const { pool, vault, post, runId, log, onTried } = sending;
  const desk: Desk = { ...sending.desk, pool, vault };
  const { now } = desk;
  const instant = (): string => new Date(now()).toISOString();
  let wasAway = false;

  /** A letter that cannot be written is nobody else's trouble: it waits, or fails where it would for ever. */
  const written = async (mail: Mail): Promise<Finished | null> => {
    try {
      return await writeMail(desk, mail);
    } catch (error) {
      log.error({ mailId: mail.mailId, kind: mail.kind }, `A letter cannot be written: ${describeFailure(error)}`);
      return isPassing(error) ? null : { outcome: 'pointless', problem: 'NOT_WRITTEN' };
    }
  };

  /** What was kept for this letter alone. A crash before leaves it to those who tidy the vault. */
  const clearAway = async ({ kind, personId }: Mail): Promise<void> => {
    if (personId !== null && desk.kinds[kind].address === 'farewell') await vault.farewells.remove(personId);
  };

  const end = async (mail: Mail, outcome: Parameters<typeof noteEnd>[2]): Promise<void> => {
    await noteEnd(pool, mail, outcome);
    await clearAway(mail);
  };

  const giveUpOrWait = async (mail: Mail, problem: MailProblem): Promise<void> => {
    const waited = now() - Date.parse(mail.waitingSince);
    if (waited < fiveDays) return notePutOff(pool, mail, problem);
    log.error({ mailId: mail.mailId, kind: mail.kind, problem }, 'A letter is given up after five days');
    await end(mail, { state: 'FAILED', problem });
  };

  const sent = async (mail: Mail, codeId: string | null): Promise<void> => {
    await noteSent(pool, mail, instant());
    if (codeId !== null) await vault.codes.mailed(codeId);
    await clearAway(mail);
    await hurryAfterOutage(pool, instant());
    wasAway = false;
  };

  const handIn = async (mail: Mail, { message, codeId }: Extract<Finished, { outcome: 'message' }>): Promise<void> => {
    const delivery = await post.send(message);
    onTried?.(delivery.outcome, mail.kind);
    if (delivery.outcome === 'sent') return sent(mail, codeId);
    const { problem } = delivery;
    log.warn({ mailId: mail.mailId, kind: mail.kind, problem, tries: mail.tries }, 'A letter was not taken');
    if (delivery.outcome === 'refused') return end(mail, { state: 'FAILED', problem });
    wasAway ||= delivery.isAway;
    await giveUpOrWait(mail, problem);
  };

  const attempt = async (mail: Mail): Promise<void> => {
    const finished = await written(mail);
    if (finished === null) return giveUpOrWait(mail, 'NOT_WRITTEN');
    if (finished.outcome === 'message') return handIn(mail, finished);
    onTried?.('pointless', mail.kind);
    const { problem } = finished;
    await end(mail, { state: dropped.has(problem) ? 'DROPPED' : 'FAILED', problem });
  };

  return async () => {
    const mails = await claimDue(pool, { now: instant(), runId, atMost });
    await Promise.all(mails.map(attempt));
    return mails.length > 0 && !wasAway;
  };
};
