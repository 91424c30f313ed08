import { type Condition, type Readiness, readinessOf } from '@platzwart/contracts/core';
import { describeFailure } from '@platzwart/event-store/failures';
import type { Standing } from '@platzwart/event-store/leading';
import { newerSchema } from '@platzwart/event-store/migrations';
import type pg from 'pg';
import { type PostFigures, readFigures } from './figures.ts';
import { mailSchema } from './mailSchema.ts';

type Asked = Readonly<{ pool: pg.Pool; standing: Standing; /** ISO 8601 instant. */ now: () => string }>;

const inWords = (code: Condition['code'], sentence: string | null): readonly Condition[] =>
  sentence === null ? [] : [{ code, sentence }];

/** A mail server that is away, and letters that were given up, keep nobody from booking: they are told, and nothing is failing. */
const remarksOn = ({ oldestWaitingSeconds, waiting, failed }: PostFigures): readonly Condition[] => [
  ...inWords(
    'MAIL_WAITING',
    oldestWaitingSeconds > 300 ? `${waiting} letters wait for the mail server to take them.` : null,
  ),
  ...inWords('MAIL_FAILED', failed > 0 ? `${failed} letters could not be sent: see the dashboard.` : null),
];

const standingBy = ({ isLeading, problem }: Standing): string | null =>
  isLeading() || problem() !== null ? null : 'Another mail-service writes the letters, or soon this one will.';

/** How the post is, as PostgreSQL knows it; never throws. */
export const readHealth = async ({ pool, standing, now }: Asked): Promise<Readiness> => {
  const own = inWords('NOT_SENDING', standing.problem());
  try {
    const [figures, newer] = await Promise.all([readFigures(pool, now()), newerSchema(pool, mailSchema)]);
    const remarks = [...inWords('STANDING_BY', standingBy(standing)), ...remarksOn(figures)];
    return readinessOf([...own, ...inWords('SCHEMA_TOO_NEW', newer)], remarks);
  } catch (error) {
    const sentence = `PostgreSQL cannot be read: ${describeFailure(error)}`;
    return readinessOf([...own, { code: 'DATABASE_UNAVAILABLE', sentence }]);
  }
};
