import type { Day } from '../plan/cell.ts';
import { type Place, minutesOf, placeKey } from '../plan/slot.ts';
import { freeBlocks } from './freeBlocks.ts';

export const maxAlternatives = 3;

const byDistanceTo =
  (lost: Place) =>
  (a: Place, b: Place): number => {
    const shift = (place: Place) => Math.abs(place.startMinute - lost.startMinute);
    const courts = (place: Place) => Math.abs(place.court - lost.court);
    return shift(a) - shift(b) || courts(a) - courts(b) || a.startMinute - b.startMinute || a.court - b.court;
  };

/**
 * Up to three stretches as long as the lost one: the nearest court at the same time, the same court half an hour or an
 * hour earlier or later, and then whatever is nearest in time. All are free and none is in the selection yet.
 */
export const alternativesFor = (day: Day, lost: Place): readonly Place[] => {
  const nearest = freeBlocks(day, minutesOf(lost)).toSorted(byDistanceTo(lost));
  const sameTime = nearest.find(({ startMinute }) => startMinute === lost.startMinute);
  const sameCourt = nearest.find(
    ({ court, startMinute }) => court === lost.court && Math.abs(startMinute - lost.startMinute) <= 60,
  );
  const preferred = [sameTime, sameCourt, ...nearest].filter((place) => place !== undefined);
  return [...new Map(preferred.map((place) => [placeKey(place), place])).values()].slice(0, maxAlternatives);
};
