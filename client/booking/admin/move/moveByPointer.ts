import type { Day } from '../../../courtPlan/plan/cell.ts';
import { type Moving, type Target, resized, startingAt, stepOf, targetOf } from './moveTarget.ts';

/** Which part of a booking the pointer has taken hold of. */
export type Grip = Readonly<{ part: 'whole' | 'start' | 'end'; /** Minutes after its start. */ offset: number }>;

/** How near an edge, in pixels, the pointer takes hold of the edge. */
const edgePixels = 7;

type Extent = Readonly<{ from: number; to: number; at: number }>;

/** `at` between the edges of a booking on the screen, in pixels; a booking too narrow for edges is moved as a whole. */
export const gripAt = ({ from, to, at }: Extent, minutes: number): Grip => {
  const isRoomy = to - from >= 4 * edgePixels;
  const offset = to > from ? ((at - from) / (to - from)) * minutes : 0;
  if (isRoomy && at - from < edgePixels) return { part: 'start', offset };
  if (isRoomy && to - at < edgePixels) return { part: 'end', offset };
  return { part: 'whole', offset };
};

type Pointed = Readonly<{ day: Day; court: number; /** May lie between two slots. */ minute: number }>;

/** Where the booking is while the pointer that holds it is there, on the slots' grid. An edge stays on its day and court. */
export const targetAtPointer = (
  { booking }: Moving,
  { part, offset }: Grip,
  { day, court, minute }: Pointed,
): Target => {
  const step = stepOf(day);
  const snapped = (value: number) => day.opensMinute + Math.round((value - day.opensMinute) / step) * step;
  const from = targetOf(booking);
  if (part === 'whole') return startingAt(day, { ...from, court }, snapped(minute - offset));
  return day.date === from.date ? resized(day, { booking, to: from }, { edge: part, minute: snapped(minute) }) : from;
};
