import { describe, expect, it } from 'vitest';
import { decodeOnRecord, readable } from './dataOnRecord.ts';

describe('What is stored about a person', () => {
  it('is read whole, however deep it lies', () => {
    const stored = {
      account: { address: { zip: '80331' }, phone: null },
      bookings: [{ court: 3, mine: true }, 'note'],
    };
    expect(decodeOnRecord(JSON.stringify(stored))).toEqual(stored);
  });

  it.each(['"text"', 'null', '{'])('is not %s', (json) => {
    expect(() => decodeOnRecord(json)).toThrow();
  });

  it.each([
    ['cancelledAt', 'Cancelled at'],
    ['made_at', 'Made at'],
    ['PasswordChanged', 'Password changed'],
  ])('is shown with a readable name where it has none of ours: %s', (name, shown) => {
    expect(readable(name)).toBe(shown);
  });
});
