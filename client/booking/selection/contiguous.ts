import { type Place, type Slot, isSameDay, minutesOf } from '../plan/slot.ts';

/** Those of `slots` that form one unbroken stretch with `at` on its court and day, `at` itself included where it is among them. */
export const stretchAround = <S extends Slot>(slots: readonly S[], at: Slot): readonly S[] => {
  const lane = slots
    .filter((slot) => isSameDay(slot, at) && slot.court === at.court)
    .toSorted((a, b) => a.startMinute - b.startMinute);
  const before: S[] = [];
  for (const slot of lane.toReversed()) {
    if (slot.endMinute === (before[0]?.startMinute ?? at.startMinute)) before.unshift(slot);
  }
  const after: S[] = [];
  for (const slot of lane) {
    if (slot.startMinute === (after.at(-1)?.endMinute ?? at.endMinute)) after.push(slot);
  }
  return [...before, ...lane.filter(({ startMinute }) => startMinute === at.startMinute), ...after];
};

export const totalMinutes = (places: readonly Place[]): number =>
  places.reduce((sum, place) => sum + minutesOf(place), 0);
