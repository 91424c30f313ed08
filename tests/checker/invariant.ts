import type { Evidence } from './evidence.ts';

/** `looked` counts what was looked at: a check that has seen nothing has shown nothing. */
export type Finding = Readonly<{ looked: number; violations: readonly string[] }>;

export type Invariant = Readonly<{
  /** As in reference/reliability.md §3a. */
  id: string;
  says: string;
  check: (evidence: Evidence) => Finding;
}>;

/** A promise about something that the club does not have yet: it counts neither as kept nor as broken. */
export type NotYet = Readonly<{ id: string; says: string; waitsFor: string }>;
