import { type Place, type Slot, isSameDay, minutesOf } from '../plan/slot.ts';

/**
 * Walks along `lane` from `minute` for as long as each slot begins (or, backwards, ends) where the previous one ended.
 */
const chain = <S extends Slot>(
  lane: readonly S[],
  minute: number,
  edges: Readonly<{ near: Edge; far: Edge }>,
): readonly S[] => {
  const next = lane.find((slot) => slot[edges.near] === minute);
  return next ? [next, ...chain(lane, next[edges.far], edges)] : [];
};
type Edge = 'startMinute' | 'endMinute';

/**
 * The slots of `slots` that form one unbroken stretch with `at` on its court and day, in order; includes `at` where it
 * is among them.
 */
export const stretchAround = <S extends Slot>(slots: readonly S[], at: Slot): readonly S[] => {
  const lane = slots.filter((slot) => isSameDay(slot, at) && slot.court === at.court);
  const before = chain(lane, at.startMinute, { near: 'endMinute', far: 'startMinute' });
  const after = chain(lane, at.startMinute, { near: 'startMinute', far: 'endMinute' });
  const beyond = after.length > 0 ? after : chain(lane, at.endMinute, { near: 'startMinute', far: 'endMinute' });
  return [...before.toReversed(), ...beyond];
};

export const totalMinutes = (places: readonly Place[]): number =>
  places.reduce((sum, place) => sum + minutesOf(place), 0);
