import { Temporal } from 'temporal-polyfill';
import type { ClubEvent, LogHead } from '@platzwart/contracts/club';
import type { PersonId } from '@platzwart/contracts/core';
import { type Decision, accept } from '../../core/decider.ts';
import type { ClubState } from './clubState.ts';

export type SendLogHead = Readonly<{ type: 'SendLogHead'; data: Readonly<{ personId: PersonId; head: LogHead }> }>;

const hoursBetween = 7 * 24;

/** Once a week, however many processes ask for it. */
export const sendLogHead = ({ data }: SendLogHead, { logHeadSentAt }: ClubState): Decision<ClubEvent, never> => {
  const next = logHeadSentAt && Temporal.Instant.from(logHeadSentAt).add({ hours: hoursBetween });
  if (next && Temporal.Instant.compare(Temporal.Instant.from(data.head.takenAt), next) < 0) return accept();
  return accept({ type: 'LogHeadSent', data });
};
