import type { Place } from '../plan/slot.ts';

/**
 * A stretch of the plan that has changed since it is on screen; `differs`: that is another way now than in the shown plan of the past. That
 * one brings its icon, which the members' plan does not load.
 */
export type LiveMark = Place &
  Readonly<{ id: string } & ({ kind: 'taken' | 'freed' } | { kind: 'differs'; icon: string })>;
