import { anyRestHours, leavesGap } from '@platzwart/contracts/booking';
import { minuteOfDay } from '@platzwart/contracts/core';
import type { Day } from '../../courtPlan/plan/cell.ts';
import { type ClubClock, minutesUntil } from '../../courtPlan/plan/clubClock.ts';
import { cellsOf } from '../../courtPlan/plan/dayLookup.ts';
import { type Place, isSameDay, minutesOf } from '../../courtPlan/plan/slot.ts';
import type { PlannedSport } from '../../courtPlan/plan/sportPlan.ts';
import { freeBlocks } from '../../courtPlan/selection/freeBlocks.ts';
import type { Block } from '../../courtPlan/selection/mergeSlots.ts';

/** `day`: without a selection; null where it is not loaded. */
type Situation = Readonly<{
  blocks: readonly Block[];
  sport: PlannedSport;
  day: Day | null;
  clock: ClubClock;
}>;

/**
 * Where a block would leave a free rest below an hour (decisions.md N29b): the nearest place of the same length that does not, on the same
 * court before others; null where there is none. Undefined where the block leaves no such rest, or nobody knows yet.
 */
export const gapOf = (block: Block, { blocks, sport, day, clock }: Situation): Place | null | undefined => {
  const isShortlyBefore = minutesUntil(clock, { date: block.date, minute: block.startMinute }) <= anyRestHours * 60;
  if (!day || isShortlyBefore) return undefined;
  const others = blocks.filter((other) => other !== block && isSameDay(other, block));
  const leaves = (place: Place): boolean =>
    leavesGap(place, {
      taken: [...cellsOf(day).filter(({ state }) => state === 'booked'), ...others].filter(
        ({ court }) => court === place.court,
      ),
      opens: minuteOfDay(sport.opensAt),
      closes: minuteOfDay(sport.closesAt),
    });
  if (!leaves(block)) return undefined;
  const distance = (place: Place): number =>
    Math.abs(place.startMinute - block.startMinute) + (place.court === block.court ? 0 : 1_440);
  const isFree = (place: Place): boolean =>
    !others.some(
      (other) =>
        other.court === place.court && other.startMinute < place.endMinute && place.startMinute < other.endMinute,
    );
  const better = freeBlocks(day, minutesOf(block)).filter((place) => isFree(place) && !leaves(place));
  return better.toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
};
