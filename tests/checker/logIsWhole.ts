import type { Evidence } from './evidence.ts';
import type { Finding, Invariant } from './invariant.ts';

/** Positions grow, each stream counts 0, 1, 2, …, and each event carries the hash of the previous one. */
export const checkLogIsWhole = ({ log, chainBreak }: Pick<Evidence, 'log' | 'chainBreak'>): Finding => {
  const next = new Map<string, number>();
  const violations = chainBreak === null ? [] : [chainBreak];
  let before = 0n;
  for (const { position, stream, revision } of log) {
    const expected = next.get(stream) ?? 0;
    if (revision !== expected)
      violations.push(`${stream} has revision ${revision} where ${expected} is due (${position})`);
    if (position <= before) violations.push(`position ${position} comes after ${before}`);
    next.set(stream, revision + 1);
    before = position;
  }
  return { examined: log.length, violations };
};

export const logIsWhole: Invariant = {
  id: 'INV9',
  says: 'Streams without holes, growing positions, an unbroken hash chain',
  check: checkLogIsWhole,
};
