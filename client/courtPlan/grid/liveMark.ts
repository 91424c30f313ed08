import type { Place } from '../plan/slot.ts';

/** A stretch of the plan that has changed since it is on screen. */
export type LiveMark = Place & Readonly<{ id: string; kind: 'taken' | 'freed' }>;
