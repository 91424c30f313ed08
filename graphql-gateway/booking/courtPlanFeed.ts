import type { BookingId, Position } from '@platzwart/contracts/core';
import type { Frame, LiveTopic } from '../live/liveTopic.ts';
import type { ReadModelChange } from '../live/readModelWatch.ts';
import type { BookingFacts } from './bookingFacts.ts';
import type { CourtPlanReads, PlanChanges } from './courtPlanReads.ts';
import { type PlanRange, isInRange } from './planRange.ts';

/** One message of `courtPlanChanged`: everything in the range that changed up to `position` and was not told before. */
export type PlanFrame = Frame & Readonly<{ changed: readonly BookingFacts[]; removed: readonly BookingId[] }>;

/** Where a plan stands that no event has reached yet: before every position. */
export const beforeAll = '0';

export type CourtPlanFeed = Readonly<{
  /** What to open for a subscriber that has seen the plan as it was at `since`; null for one that begins now. */
  topic: (range: PlanRange, since: Position | null) => LiveTopic<PlanFrame>;
  /** To be called when the read model has moved; done when every follower has been told. */
  advance: (change: ReadModelChange) => Promise<void>;
}>;

type Follower = Readonly<{ range: PlanRange; listener: (frame: PlanFrame) => void }>;

const frameOf = ({ position, rows }: PlanChanges, isAnew: boolean): PlanFrame => ({
  position: position ?? beforeAll,
  isAnew,
  changed: rows.filter(({ occupancy }) => occupancy === 'BOOKED'),
  removed: rows.filter(({ occupancy }) => occupancy !== 'BOOKED').map(({ bookingId }) => bookingId),
});

/**
 * Reads what changed once and hands each follower what lies in its range.
 * `onChanged` hears of every change before the followers do; null stands for "anything may have changed".
 */
export const courtPlanFeed = (
  reads: Pick<CourtPlanReads, 'changes'>,
  onChanged: (rows: readonly BookingFacts[] | null) => void,
): CourtPlanFeed => {
  const followers = new Set<Follower>();
  let last: Position | null = null;

  const startAnew = async ({ position }: ReadModelChange): Promise<void> => {
    last = position;
    onChanged(null);
    for (const { range, listener } of followers) listener(frameOf(await reads.changes(null, range), true));
  };
  const tellChanges = async (): Promise<void> => {
    const changes = await reads.changes(last);
    last = changes.position;
    if (changes.rows.length > 0) onChanged(changes.rows);
    for (const { range, listener } of followers) {
      const rows = changes.rows.filter((row) => isInRange(range, row));
      if (rows.length > 0) listener(frameOf({ ...changes, rows }, false));
    }
  };
  return {
    advance: (change) => (change.anew ? startAnew(change) : tellChanges()),
    topic: (range, since) => ({
      follow: (listener) => {
        const follower = { range, listener };
        followers.add(follower);
        return () => followers.delete(follower);
      },
      resume: since && { since, read: async () => frameOf(await reads.changes(since, range), false) },
    }),
  };
};
