import type { MailProblem } from '@platzwart/contracts/core';
import { describeFailure, isTransient } from '@platzwart/database/failures';
import type { Vault } from '@platzwart/vault';
import type { Queryable } from './database.ts';
import type { Delivery, MailTransport } from './mailTransport.ts';
import { type Mail, claimDue, retryAfterOutage, markEnded, markPostponed, markSent } from './outbox.ts';
import { type MailWriterDependencies, type Finished, writeMail } from './writeMail.ts';

export type Sending = Readonly<{
  mailWriter: Omit<MailWriterDependencies, 'pool' | 'vault'>;
  pool: Queryable;
  vault: Pick<Vault, 'unseal' | 'codes' | 'erasureNotices' | 'documents' | 'retentionKeys'>;
  transport: MailTransport;
  /** Identifies this run of this process. */
  runId: string;
  log: Readonly<Record<'warn' | 'error', (facts: Readonly<Record<string, unknown>>, message: string) => void>>;
  /** Called with the outcome of each attempt. */
  onAttempt?: (outcome: Delivery['outcome'] | 'pointless', kind: Mail['kind']) => void;
}>;

/** The maximum of e-mails sent concurrently: as many as the transport has connections. */
const atMost = 5;
const fiveDays = 5 * 24 * 60 * 60 * 1_000;

/** Expected reasons not to send an e-mail: its person was erased, a newer e-mail replaces it, or it is no longer wanted. They count as dropped, not failed. */
const dropped: ReadonlySet<MailProblem> = new Set(['PERSON_ERASED', 'REPLACED', 'NO_LONGER_WANTED']);

/** Sends a batch of the e-mails that are due; answers whether to continue at once. */
export const sendDue = (sending: Sending): (() => Promise<boolean>) => {
  const { pool, vault, transport, runId, log, onAttempt } = sending;
  const mailWriter: MailWriterDependencies = { ...sending.mailWriter, pool, vault };
  const { now } = mailWriter;
  const instant = (): string => new Date(now()).toISOString();
  let wasAway = false;

  /** If an e-mail cannot be written, only that one is affected: it waits if the failure is transient, and fails otherwise. */
  const written = async (mail: Mail): Promise<Finished | null> => {
    try {
      return await writeMail(mailWriter, mail);
    } catch (error) {
      log.error({ mailId: mail.mailId, kind: mail.kind }, `An e-mail cannot be written: ${describeFailure(error)}`);
      return isTransient(error) ? null : { outcome: 'pointless', problem: 'NOT_WRITTEN' };
    }
  };

  /** Removes the erasure notice that was kept for this e-mail. After a crash before this, the vault's cleanup job removes it. */
  const clearAway = async ({ kind, personId }: Mail): Promise<void> => {
    if (personId !== null && mailWriter.kinds[kind].address === 'erasureNotice')
      await vault.erasureNotices.remove(personId);
  };

  const end = async (mail: Mail, outcome: Parameters<typeof markEnded>[2]): Promise<void> => {
    await markEnded(pool, mail, outcome);
    await clearAway(mail);
  };

  const giveUpOrPostpone = async (mail: Mail, problem: MailProblem): Promise<void> => {
    const waited = now() - Date.parse(mail.waitingSince);
    if (waited < fiveDays) return markPostponed(pool, mail, problem);
    log.error({ mailId: mail.mailId, kind: mail.kind, problem }, 'An e-mail is given up after five days');
    await end(mail, { state: 'FAILED', problem });
  };

  const sent = async (mail: Mail, codeId: string | null): Promise<void> => {
    await markSent(pool, mail, instant());
    if (codeId !== null) await vault.codes.mailed(codeId);
    await clearAway(mail);
    await retryAfterOutage(pool, instant());
    wasAway = false;
  };

  const handIn = async (mail: Mail, { message, codeId }: Extract<Finished, { outcome: 'message' }>): Promise<void> => {
    const delivery = await transport.send(message);
    onAttempt?.(delivery.outcome, mail.kind);
    if (delivery.outcome === 'sent') return sent(mail, codeId);
    const { problem } = delivery;
    log.warn({ mailId: mail.mailId, kind: mail.kind, problem, tries: mail.tries }, 'An e-mail was not accepted');
    if (delivery.outcome === 'refused') return end(mail, { state: 'FAILED', problem });
    wasAway ||= delivery.isAway;
    await giveUpOrPostpone(mail, problem);
  };

  const attempt = async (mail: Mail): Promise<void> => {
    const finished = await written(mail);
    if (finished === null) return giveUpOrPostpone(mail, 'NOT_WRITTEN');
    if (finished.outcome === 'message') return handIn(mail, finished);
    onAttempt?.('pointless', mail.kind);
    const { problem } = finished;
    await end(mail, { state: dropped.has(problem) ? 'DROPPED' : 'FAILED', problem });
  };

  return async () => {
    const mails = await claimDue(pool, { now: instant(), runId, atMost });
    await Promise.all(mails.map(attempt));
    return mails.length > 0 && !wasAway;
  };
};
