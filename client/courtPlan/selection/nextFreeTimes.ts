import { minimumMinutes } from '@platzwart/contracts/booking';
import type { Day } from '../plan/cell.ts';
import type { Place } from '../plan/slot.ts';
import { freeBlocks } from './freeBlocks.ts';

const shownTimes = 3;

/**
 * The next free hours of the day, one per start and at least an hour apart, for selecting time and court by one tap.
 */
export const nextFreeTimes = (day: Day): readonly Place[] =>
  freeBlocks(day, minimumMinutes).reduce<readonly Place[]>((times, block) => {
    const last = times.at(-1);
    const isNews = !last || block.startMinute >= last.startMinute + minimumMinutes;
    return isNews && times.length < shownTimes ? [...times, block] : times;
  }, []);
