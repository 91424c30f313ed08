import { describe, expect, it } from 'vitest';
import { parseBreach } from './breachArguments.ts';

const noon = '2026-06-01T12:00:00Z';

describe('A breach is described', () => {
  it('by the instant of the copy', () => {
    expect(parseBreach(['--copied', noon])).toEqual({ kind: 'copied', at: Date.parse(noon) });
  });

  it('by the member and the time in which another person was signed in as them', () => {
    expect(parseBreach(['--account', '1001', '--from', noon, '--to', '2026-06-01T14:30:00+02:00'])).toEqual({
      kind: 'account',
      memberNumber: '1001',
      from: Date.parse(noon),
      to: Date.parse('2026-06-01T12:30:00Z'),
    });
  });

  it.each([
    [[]],
    [['--copied']],
    [['--copied', 'yesterday']],
    [['--copied', noon, '--account', '1001']],
    [['--account', '1001']],
    [['--account', 'anna', '--from', noon, '--to', noon]],
    [['--account', '1001', '--from', noon, '--to', '2026-05-01T12:00:00Z']],
    [['--everybody']],
    [[noon]],
  ])('never as %j', (words) => {
    expect(() => parseBreach(words)).toThrow('--copied INSTANT');
  });
});
