import type { ProblemReason } from '@platzwart/contracts/bank';

/** Thrown for one movement that cannot be read; the rest of its file can (decisions.md Q12). */
export class UnreadableEntry extends Error {
  override readonly name = 'UnreadableEntry';
  readonly reason: ProblemReason;

  constructor(reason: ProblemReason) {
    super(reason);
    this.reason = reason;
  }
}
