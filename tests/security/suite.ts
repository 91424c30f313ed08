import type { RunningClub } from '../support/runningClub.ts';

/** The attacked instance, and its session secret. It is configured for one proxy. */
export type Target = RunningClub & Readonly<{ sessionSecret: string }>;
export type Size = 'small' | 'full';

export type Findings = Readonly<{
  /** Number of attempts. */
  cases: number;
  /** Descriptions of successful attempts. */
  violations: readonly string[];
  /** What was measured. */
  notes?: readonly string[];
}>;

export type Suite = Readonly<{
  name: string;
  /** The property that the suite checks. */
  says: string;
  /** True where the specs cover it in a small run. */
  onlyInFull?: boolean;
  run: (target: Target, size: Size) => Promise<Findings>;
}>;
