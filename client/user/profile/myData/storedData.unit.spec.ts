import { describe, expect, it } from 'vitest';
import { decodeStoredData, readable } from './storedData.ts';

describe('The stored data of a person', () => {
  it('are parsed at any depth', () => {
    const stored = {
      account: { address: { zip: '80331' }, phone: null },
      bookings: [{ court: 3, mine: true }, 'note'],
    };
    expect(decodeStoredData(JSON.stringify(stored))).toEqual(stored);
  });

  it.each(['"text"', 'null', '{'])('are not %s', (json) => {
    expect(() => decodeStoredData(json)).toThrow();
  });

  it.each([
    ['cancelledAt', 'Cancelled at'],
    ['made_at', 'Made at'],
    ['PasswordChanged', 'Password changed'],
  ])('get a readable name where the texts have none: %s', (name, shown) => {
    expect(readable(name)).toBe(shown);
  });
});
