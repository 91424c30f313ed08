import { describe, expect, it } from 'vitest';
import { accountBySubject, decodeStoredData, partsOf, readable, titleAndRest } from './storedData.ts';

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

describe('The stored account', () => {
  it('is read by subject, and leaves nothing out', () => {
    const account = { firstName: 'Anna', email: 'anna@x.example', role: 'MEMBER', shoeSize: 38 };
    expect(accountBySubject(account)).toEqual([
      ['person', { firstName: 'Anna' }],
      ['contact', { email: 'anna@x.example' }],
      ['access', { role: 'MEMBER' }],
      ['more', { shoeSize: 38 }],
    ]);
  });

  it('has its identifiers and what is not stored apart', () => {
    expect(partsOf({ userID: '1001', personId: 'p', phone: null, city: '' })).toEqual({
      shown: [['userID', '1001']],
      identifiers: [['personId', 'p']],
      missing: ['phone', 'city'],
    });
  });
});

describe('A stored list', () => {
  it('names an entry by what a person knows of it', () => {
    const booking = { bookingId: 'b', date: '2026-06-15', start: '18:00', sport: 'TENNIS', remark: null };
    expect(titleAndRest('bookings', booking)).toEqual({
      title: { date: '2026-06-15', start: '18:00', sport: 'TENNIS' },
      rest: { bookingId: 'b', remark: null },
    });
  });

  it('that is not known has entries without a title', () => {
    expect(titleAndRest('strange', { a: 1 })).toEqual({ title: {}, rest: { a: 1 } });
  });
});
