import { mailKinds } from '@platzwart/contracts/catalogue';
import type { MailProblem } from '@platzwart/contracts/core';
import { describeFailure, isTransient } from '@platzwart/database/failures';
import type { Vault } from '@platzwart/vault';
import type { Queryable } from './database.ts';
import type { Delivery, MailTransport } from './mailTransport.ts';
import type { MailDefinitions } from './mailDefinition.ts';
import { mailLimits } from './mailLimits.ts';
import { type Mail, claimDue, claimTogether, markEnded, markPostponed, markSent, retryAfterOutage } from './outbox.ts';
import { type MailWriterDependencies, type Finished, writeMail } from './writeMail.ts';
import { writeTogether } from './writeTogether.ts';

export type Sending = Readonly<{
  mailWriter: Omit<MailWriterDependencies, 'pool' | 'vault'>;
  pool: Queryable;
  vault: Pick<Vault, 'unseal' | 'codes' | 'erasureNotices' | 'documents' | 'retentionKeys'>;
  transport: MailTransport;
  /** E-mails of one kind to one person; codes, what concerns the safety of accounts, and documents are not limited. */
  perHour: number;
  /** Identifies this run of this process. */
  runId: string;
  log: Readonly<Record<'warn' | 'error', (facts: Readonly<Record<string, unknown>>, message: string) => void>>;
  /** Called with the outcome of each attempt. */
  onAttempt?: (outcome: Delivery['outcome'] | 'pointless', kind: Mail['kind']) => void;
}>;

const fiveDays = 5 * 24 * 60 * 60 * 1_000;

/** Expected reasons not to send an e-mail: its person was erased, a newer e-mail replaces it, or it is no longer wanted. They count as dropped, not failed. */
const dropped: ReadonlySet<MailProblem> = new Set(['PERSON_ERASED', 'REPLACED', 'NO_LONGER_WANTED']);

/** Codes and what concerns the safety of accounts do not wait for others. */
export type Lane = keyof typeof mailLimits.atOnce;

/** Which kinds a lane sends, and how many at once. */
const claimOf = (kinds: MailDefinitions, lane: Lane) => {
  const all = mailKinds.map((kind) => ({ kind, delivery: kinds[kind].delivery }));
  const isInLane = ({ delivery }: (typeof all)[number]): boolean => (delivery === 'urgent') === (lane === 'urgent');
  return {
    atMost: mailLimits.atOnce[lane],
    kinds: all.filter(isInLane).map(({ kind }) => kind),
    separate: all.filter(({ delivery }) => delivery !== undefined).map(({ kind }) => kind),
  };
};

/** Sends a batch of the e-mails of a lane that are due; answers whether to continue at once. */
export const sendDue = (sending: Sending, lane: Lane): (() => Promise<boolean>) => {
  const { pool, vault, transport, runId, perHour, log, onAttempt } = sending;
  const mailWriter: MailWriterDependencies = { ...sending.mailWriter, pool, vault };
  const { now } = mailWriter;
  const instant = (): string => new Date(now()).toISOString();
  let wasAway = false;

  /** If an e-mail cannot be written, only that one is affected: it waits if the failure is transient, and fails otherwise. */
  const orNull = async <Result>(mail: Mail, writing: Promise<Result>): Promise<Result | 'NEVER' | null> => {
    try {
      return await writing;
    } catch (error) {
      log.error({ mailId: mail.mailId, kind: mail.kind }, `An e-mail cannot be written: ${describeFailure(error)}`);
      return isTransient(error) ? null : 'NEVER';
    }
  };

  /** Removes the erasure notice that was kept for this e-mail. After a crash before this, the vault's cleanup job removes it. */
  const clearAway = async ({ kind, personId }: Mail): Promise<void> => {
    if (personId !== null && mailWriter.kinds[kind].address === 'erasureNotice')
      await vault.erasureNotices.remove(personId);
  };

  const end = async (mail: Mail, mails: readonly Mail[], outcome: Parameters<typeof markEnded>[2]): Promise<void> => {
    await markEnded(pool, mails, outcome);
    await clearAway(mail);
  };

  const giveUpOrPostpone = async (mail: Mail, mails: readonly Mail[], problem: MailProblem): Promise<void> => {
    const waited = now() - Date.parse(mail.waitingSince);
    if (waited < fiveDays) return markPostponed(pool, mails, problem);
    log.error({ mailId: mail.mailId, kind: mail.kind, problem }, 'An e-mail is given up after five days');
    await end(mail, mails, { state: 'FAILED', problem });
  };

  const sent = async (mail: Mail, mails: readonly Mail[], codeId: string | null): Promise<void> => {
    await markSent(pool, mails, instant());
    if (codeId !== null) await vault.codes.mailed(codeId);
    await clearAway(mail);
    await retryAfterOutage(pool, instant());
    wasAway = false;
  };

  const handIn = async (mail: Mail, finished: Extract<Finished, { outcome: 'message' }>): Promise<void> => {
    const { message, codeId, covered } = finished;
    const delivery = await transport.send(message);
    onAttempt?.(delivery.outcome, mail.kind);
    if (delivery.outcome === 'sent') return sent(mail, covered, codeId);
    const { problem } = delivery;
    log.warn({ mailId: mail.mailId, kind: mail.kind, problem, tries: mail.tries }, 'An e-mail was not accepted');
    if (delivery.outcome === 'refused') return end(mail, covered, { state: 'FAILED', problem });
    wasAway ||= delivery.isAway;
    await giveUpOrPostpone(mail, covered, problem);
  };

  const endPointless = async (mail: Mail, problem: MailProblem): Promise<void> => {
    onAttempt?.('pointless', mail.kind);
    await end(mail, [mail], { state: dropped.has(problem) ? 'DROPPED' : 'FAILED', problem });
  };

  const attemptAlone = async (mail: Mail): Promise<void> => {
    const finished = await orNull(mail, writeMail(mailWriter, mail));
    if (finished === null) return giveUpOrPostpone(mail, [mail], 'NOT_WRITTEN');
    if (finished === 'NEVER') return endPointless(mail, 'NOT_WRITTEN');
    return finished.outcome === 'message' ? handIn(mail, finished) : endPointless(mail, finished.problem);
  };

  const attemptTogether = async (mail: Mail, mails: readonly Mail[]): Promise<void> => {
    const together = await orNull(mail, writeTogether(mailWriter, mails));
    if (together === null || together === 'NEVER') return giveUpOrPostpone(mail, mails, 'NOT_WRITTEN');
    for (const each of together.pointless) await endPointless(each.mail, each.problem);
    const [oldest] = together.finished?.covered ?? [];
    if (oldest && together.finished) return handIn(oldest, together.finished);
    const ended = new Set(together.pointless.map((each) => each.mail.mailId));
    await markPostponed(
      pool,
      mails.filter(({ mailId }) => !ended.has(mailId)),
      'NOT_WRITTEN',
    );
  };

  const attempt = async (mail: Mail): Promise<void> => {
    if (mailWriter.kinds[mail.kind].delivery !== undefined) return attemptAlone(mail);
    const others = await claimTogether(pool, mail, { now: instant(), runId, perHour });
    return others.length === 0 ? attemptAlone(mail) : attemptTogether(mail, [mail, ...others]);
  };

  const claim = { runId, perHour, ...claimOf(mailWriter.kinds, lane) };
  return async () => {
    const mails = await claimDue(pool, { ...claim, now: instant() });
    await Promise.all(mails.map(attempt));
    return mails.length > 0 && !wasAway;
  };
};
