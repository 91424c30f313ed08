import { Temporal } from 'temporal-polyfill';
import type { ClubEvent, LogProof } from '@platzwart/contracts/club';
import type { PersonId } from '@platzwart/contracts/core';
import { type Decision, accept } from '../../core/decider.ts';
import type { ClubState } from './clubState.ts';

/** What a run over the whole log has shown, and whom to tell where something is wrong. */
export type RecordLogProof = Readonly<{
  type: 'RecordLogProof';
  data: LogProof & Readonly<{ recipients: readonly PersonId[] }>;
}>;

/** Requested twice is proved once. Refuses nothing. */
export const requestLogProof = ({ isLogProofRequested }: ClubState): Decision<ClubEvent, never> =>
  isLogProofRequested ? accept() : accept({ type: 'LogProofRequested', data: {} });

/** Processes that begin the night's run at the same time have the same to say. Milliseconds. */
const sameRun = 10 * 60_000;

/** Keeps one result of a night, however many processes have one, and each result that was requested. Refuses nothing. */
export const recordLogProof = (
  { data }: RecordLogProof,
  { logProvenAt, isLogProofRequested }: ClubState,
): Decision<ClubEvent, never> => {
  const started = Temporal.Instant.from(data.startedAt).epochMilliseconds;
  const before = logProvenAt === null ? -Infinity : Temporal.Instant.from(logProvenAt).epochMilliseconds;
  if (!isLogProofRequested && started - before < sameRun) return accept();
  return accept({ type: 'LogProven', data: { ...data, recipients: [...data.recipients] } });
};
