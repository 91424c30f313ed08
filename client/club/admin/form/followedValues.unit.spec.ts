import { describe, expect, it } from 'vitest';
import { rebased } from './useFollowedValues.ts';

describe('What was typed into settings that somebody else changes meanwhile', () => {
  const before = { stornoTime: '24', discount: '0', 'row.1.time': '17:00' };

  it('keeps what was touched, and takes over the rest', () => {
    const typed = { ...before, discount: '10' };
    const latest = { ...before, stornoTime: '12', discount: '5' };
    expect(rebased(typed, before, latest)).toEqual({ ...before, stornoTime: '12', discount: '10' });
  });

  it('takes over fields that are new, and empties those that are gone', () => {
    const latest = { stornoTime: '24', discount: '0', 'row.2.time': '20:00' };
    expect(rebased(before, before, latest)).toEqual({ ...latest, 'row.1.time': '' });
  });
});
