/**
 * UNKNOWN: neither camt.052, camt.053 nor MT940, nor a ZIP file of them. MALFORMED: such a file, but damaged or incomplete.
 * TOO_LARGE: more than is read at once. OTHER_CURRENCY: an account that is not in euros.
 */
export type StatementProblem = 'UNKNOWN' | 'MALFORMED' | 'TOO_LARGE' | 'OTHER_CURRENCY';

/** Thrown for a file that cannot be read as statements of account. */
export class UnreadableStatement extends Error {
  override readonly name = 'UnreadableStatement';
  readonly problem: StatementProblem;

  constructor(problem: StatementProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}
