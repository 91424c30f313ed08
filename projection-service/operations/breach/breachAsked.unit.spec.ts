import { describe, expect, it } from 'vitest';
import { breachAsked } from './breachAsked.ts';

const noon = '2026-06-01T12:00:00Z';

describe('What happened is said', () => {
  it('by the instant of the copy', () => {
    expect(breachAsked(['--copied', noon])).toEqual({ kind: 'copied', at: Date.parse(noon) });
  });

  it('by the member and the time in which somebody else was signed in as them', () => {
    expect(breachAsked(['--account', '1001', '--from', noon, '--to', '2026-06-01T14:30:00+02:00'])).toEqual({
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
    expect(() => breachAsked(words)).toThrow('--copied INSTANT');
  });
});
