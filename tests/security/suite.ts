import type { RunningClub } from '../support/runningClub.ts';

/** The house that is attacked, and the secret that only its gateway knows. It takes one proxy before it for granted. */
export type Target = RunningClub & Readonly<{ sessionSecret: string }>;
export type Size = 'small' | 'full';

export type Findings = Readonly<{
  /** Attempts that were made. */
  cases: number;
  /** Attempts that came through, in words. */
  violations: readonly string[];
}>;

export type Suite = Readonly<{
  name: string;
  /** What is promised. */
  says: string;
  /** Where a small run finds it elsewhere: in the specs. */
  onlyInFull?: boolean;
  run: (target: Target, size: Size) => Promise<Findings>;
}>;
