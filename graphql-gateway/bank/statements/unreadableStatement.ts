/**
 * UNKNOWN: neither camt nor MT940, nor a ZIP file of them. MALFORMED: such a file, but one in which not even the movements can be told apart.
 * TOO_LARGE: more than is read at once. OTHER_CURRENCY: no account in euros.
 */
export type StatementProblem = 'UNKNOWN' | 'MALFORMED' | 'TOO_LARGE' | 'OTHER_CURRENCY';

type Options = ErrorOptions & Readonly<{ line?: number | undefined }>;

/** Thrown for a file that cannot be read as statements of account. `line`: where, from 1; null where no line is to blame. */
export class UnreadableStatement extends Error {
  override readonly name = 'UnreadableStatement';
  readonly problem: StatementProblem;
  readonly line: number | null;

  constructor(problem: StatementProblem, { line, ...options }: Options = {}) {
    super(problem, options);
    this.problem = problem;
    this.line = line ?? null;
  }
}
