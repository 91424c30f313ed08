import { describe, expect, it } from 'vitest';
import { checkLogIsWhole } from './logIsWhole.ts';
import { booked, cancelled } from './specHistory.ts';

const registered = { ...booked(3, 'm'), stream: 'members', revision: 0, type: 'PersonRegistered', booking: null };
const log = [booked(1, 'a'), booked(2, 'b'), registered, { ...cancelled(4, 'a'), revision: 2 }];

const violationsOf = (...evidence: Parameters<typeof checkLogIsWhole>) => checkLogIsWhole(...evidence).violations;

describe('INV9, the log is whole', () => {
  it('passes where each stream counts by itself', () => {
    expect(checkLogIsWhole({ log, chainBreak: null })).toEqual({ examined: 4, violations: [] });
  });

  it('fails at a hole, at a revision that is there twice, and at a stream that does not begin with 0', () => {
    expect(violationsOf({ log: log.toSpliced(1, 1), chainBreak: null })).toHaveLength(1);
    expect(violationsOf({ log: [booked(1, 'a'), { ...booked(2, 'b'), revision: 0 }], chainBreak: null })).toHaveLength(
      1,
    );
    expect(violationsOf({ log: [{ ...booked(1, 'a'), revision: 1 }], chainBreak: null })).toHaveLength(1);
  });

  it('fails where a position does not grow', () => {
    expect(violationsOf({ log: [booked(2, 'a'), { ...booked(2, 'b'), revision: 2 }], chainBreak: null })).toContain(
      'position 2 comes after 2',
    );
  });

  it('fails where the hash chain breaks', () => {
    const chainBreak = 'The chain breaks at position 2';
    expect(violationsOf({ log, chainBreak })).toEqual([chainBreak]);
  });
});
