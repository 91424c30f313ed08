import type { Evidence } from './evidence.ts';

/** `examined` counts the examined items: a check that examined none proves nothing. */
export type Finding = Readonly<{ examined: number; violations: readonly string[] }>;

export type Invariant = Readonly<{
  /** Its row in docs/specification/reliability.md. */
  id: string;
  says: string;
  check: (evidence: Evidence) => Finding;
}>;
