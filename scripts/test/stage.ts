/** The result of a stage of `npm test`. */
export type StageResult = Readonly<{
  passed: number;
  failed: number;
  /** Names of what was not run. */
  skipped: readonly string[];
  /** Notes for the summary. */
  notes: readonly string[];
}>;

export type Stage = Readonly<{
  name: string;
  title: string;
  /** Its instances start on a copy of the demo club (prepareData.ts). */
  startsInstances?: boolean;
  /** With `logFile` its output goes there instead of to our own output. */
  run: (logFile?: string) => Promise<StageResult>;
}>;

export const nothing: StageResult = { passed: 0, failed: 0, skipped: [], notes: [] };

export const sumOf = (results: readonly StageResult[]): StageResult =>
  results.reduce(
    (sum, { passed, failed, skipped, notes }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: [...sum.skipped, ...skipped],
      notes: [...sum.notes, ...notes],
    }),
    nothing,
  );

/** A stage that crashed before it counted its tests counts as one failure. */
export const crashed = (note: string): StageResult => ({ ...nothing, failed: 1, notes: [note] });
