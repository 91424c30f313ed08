import { type Condition, type Readiness, readinessOf } from '@platzwart/contracts/core';
import { describeFailure } from '@platzwart/database/failures';
import type { LeadershipStatus } from '@platzwart/database/leader-loop';
import { newerSchema } from '@platzwart/database/migrations';
import type pg from 'pg';
import { type MailFigures, readFigures } from './mailFigures.ts';
import { mailSchema } from './mailSchema.ts';

type HealthInput = Readonly<{
  pool: pg.Pool;
  leadership: LeadershipStatus;
  /** ISO 8601 instant. */ now: () => string;
}>;

const conditionIf = (code: Condition['code'], sentence: string | null): readonly Condition[] =>
  sentence === null ? [] : [{ code, sentence }];

/** `1 e-mail waits`, `2 e-mails wait`. */
const emails = (count: number, one: string, several: string): string =>
  count === 1 ? `1 e-mail ${one}` : `${count} e-mails ${several}`;

/** An unreachable mail server and failed e-mails do not affect bookings: they are reported as remarks, not as problems. */
const remarksOn = ({ oldestWaitingSeconds, waiting, failed }: MailFigures): readonly Condition[] => [
  ...conditionIf(
    'MAIL_WAITING',
    oldestWaitingSeconds > 300 ? `${emails(waiting, 'waits', 'wait')} to be accepted by the mail server.` : null,
  ),
  ...conditionIf('MAIL_FAILED', failed > 0 ? `${emails(failed, 'was', 'were')} not sent: see the dashboard.` : null),
];

const standbyNotice = ({ isLeading, problem }: LeadershipStatus): string | null =>
  isLeading() || problem() !== null ? null : 'Another mail-service is the leader, or this one will be soon.';

/** `mails`: null where PostgreSQL cannot be read. */
export type MailHealth = Readiness & Readonly<{ mails: MailFigures | null }>;

/** The health of the mail-service as stored in PostgreSQL; never throws. */
export const readHealth = async ({ pool, leadership, now }: HealthInput): Promise<MailHealth> => {
  const own = conditionIf('NOT_SENDING', leadership.problem());
  try {
    const [figures, newer] = await Promise.all([readFigures(pool, now()), newerSchema(pool, mailSchema)]);
    const remarks = [...conditionIf('STANDING_BY', standbyNotice(leadership)), ...remarksOn(figures)];
    return { ...readinessOf([...own, ...conditionIf('SCHEMA_TOO_NEW', newer)], remarks), mails: figures };
  } catch (error) {
    const sentence = `PostgreSQL cannot be read: ${describeFailure(error)}`;
    return { ...readinessOf([...own, { code: 'DATABASE_UNAVAILABLE', sentence }]), mails: null };
  }
};
