/** What a stage of `npm test` found. */
export type StageResult = Readonly<{
  passed: number;
  failed: number;
  /** Names of what was not run. */
  skipped: readonly string[];
  /** What the reader of the last lines must know. */
  notes: readonly string[];
}>;

export type Stage = Readonly<{ name: string; title: string; run: () => Promise<StageResult> }>;

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

/** A stage that fell over before it could count counts as one failure. */
export const fellOver = (note: string): StageResult => ({ ...nothing, failed: 1, notes: [note] });
