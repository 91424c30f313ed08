import type { BookingId, Position } from '@platzwart/contracts/core';
import type { Frame, LiveTopic } from '../core/liveTopic.ts';
import type { ReadModelChange } from '../core/readModelPositions.ts';
import type { BookingFacts } from './bookingFacts.ts';
import type { CourtPlanReads, PlanChanges } from './courtPlanReads.ts';
import { type PlanRange, hasBeenInRange, isInRange } from './planRange.ts';

/** One message of `courtPlanChanged`: everything in the range that changed up to `position` and was not in an earlier message. */
export type PlanFrame = Frame & Readonly<{ changed: readonly BookingFacts[]; removed: readonly BookingId[] }>;

/** The position of a plan that has seen no event: before every other position. */
export const beforeAll = '0';

export type CourtPlanFeed = Readonly<{
  /** What to open for a subscriber that has seen the plan as of `since`; null for a subscriber that begins now. */
  topic: (range: PlanRange, since: Position | null) => LiveTopic<PlanFrame>;
  /** To be called when the read model has moved; resolves when every follower has its frame. */
  advance: (change: ReadModelChange) => Promise<void>;
}>;

type Follower = Readonly<{ range: PlanRange; listener: (frame: PlanFrame) => void }>;

const occupies: readonly BookingFacts['occupancy'][] = ['BOOKED', 'HELD'];

/** A booking that was moved out of the range is gone from it. */
const frameOf = ({ position, rows }: PlanChanges, range: PlanRange, isRebuilt: boolean): PlanFrame => {
  const isShown = (row: BookingFacts): boolean => occupies.includes(row.occupancy) && isInRange(range, row);
  return {
    position: position ?? beforeAll,
    isRebuilt,
    changed: rows.filter(isShown),
    removed: rows.filter((row) => !isShown(row)).map(({ bookingId }) => bookingId),
  };
};

/**
 * Reads the changes once and gives each follower those that lie in its range.
 * `onChanged` is called with every change before the followers are; null means that any row may have changed.
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
    for (const { range, listener } of followers) listener(frameOf(await reads.changes(null, range), range, true));
  };
  const tellChanges = async (): Promise<void> => {
    const changes = await reads.changes(last);
    last = changes.position;
    if (changes.rows.length > 0) onChanged(changes.rows);
    for (const { range, listener } of followers) {
      const rows = changes.rows.filter((row) => hasBeenInRange(range, row));
      if (rows.length > 0) listener(frameOf({ ...changes, rows }, range, false));
    }
  };
  return {
    advance: (change) => (change.isRebuilt ? startAnew(change) : tellChanges()),
    topic: (range, since) => ({
      follow: (listener) => {
        const follower = { range, listener };
        followers.add(follower);
        return () => followers.delete(follower);
      },
      resume: since && { since, read: async () => frameOf(await reads.changes(since, range), range, false) },
    }),
  };
};
