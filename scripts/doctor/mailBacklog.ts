import { readinessSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { type Examination, type Finding, unhealthy, unknown, healthy } from './finding.ts';

const healthSchema = v.object({
  ...readinessSchema.entries,
  /** An older instance does not say it. */
  mails: v.optional(
    v.nullable(v.object({ waiting: v.number(), failed: v.number(), oldestWaitingSeconds: v.number() })),
    null,
  ),
});
type MailHealth = v.InferOutput<typeof healthSchema>;

const hint = 'see "mail" above and logs/mail-service.log in the data folder';

/** `40 seconds`, `12 minutes`, `3 hours`. */
const inWords = (seconds: number): string => {
  const [size, unit] = seconds < 120 ? [1, 'second'] : seconds < 7_200 ? [60, 'minute'] : [3_600, 'hour'];
  const count = Math.floor(seconds / size);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
};

const waitingInWords = ({ mails }: MailHealth): string =>
  mails === null || mails.waiting === 0
    ? 'nothing waits'
    : `${mails.waiting} ${mails.waiting === 1 ? 'e-mail waits' : 'e-mails wait'}, the oldest for ${inWords(mails.oldestWaitingSeconds)}`;

/** The mail-service remarks on e-mails that have waited for five minutes, and on those that have failed. */
export const findingOf = (health: MailHealth): Finding => {
  const { problems, remarks } = health;
  const waiting = waitingInWords(health);
  const sentences = [...problems, ...remarks.filter(({ code }) => code !== 'MAIL_WAITING')];
  const isUnhealthy = problems.length + remarks.length > 0;
  return isUnhealthy
    ? unhealthy('mail backlog', [waiting, ...sentences.map(({ sentence }) => sentence)].join('; '), hint)
    : healthy('mail backlog', waiting);
};

export const mailBacklog: Examination = async ({ runtime }) => {
  if (!runtime) return unknown('mail backlog', 'Platzwart is not running');
  try {
    const answer = await fetch(`http://127.0.0.1:${runtime.ports.mail}/health`, { signal: AbortSignal.timeout(1_500) });
    return findingOf(v.parse(healthSchema, await answer.json()));
  } catch {
    return unhealthy(
      'mail backlog',
      'the mail-service does not answer',
      'see logs/mail-service.log in the data folder',
    );
  }
};
