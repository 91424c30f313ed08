import { describe, expect, it } from 'vitest';
import { localDate, localTime } from '@platzwart/contracts/core';
import { accountBookings } from './accountBookings.ts';

const booking = (day: string, state = 'BOOKED') => ({
  date: localDate(`2026-06-${day}`),
  start: localTime('10:00'),
  end: localTime('11:00'),
  state,
});
const daysOf = (bookings: readonly { date: string }[]) => bookings.map(({ date }) => date.slice(-2));

describe('The bookings of an account', () => {
  // 10:30 in Berlin.
  const now = Date.parse('2026-06-15T08:30:00Z');

  it('are those to come, soonest first, and those that are over, latest first', () => {
    const { upcoming, over } = accountBookings(
      ['20', '10', '17', '12'].map((day) => booking(day)),
      now,
    );
    expect(daysOf(upcoming)).toEqual(['17', '20']);
    expect(daysOf(over)).toEqual(['12', '10']);
  });

  it('are to come until their last minute', () => {
    expect(daysOf(accountBookings([booking('15')], now).upcoming)).toEqual(['15']);
  });

  it('are over once they are cancelled', () => {
    expect(daysOf(accountBookings([booking('20', 'CANCELED')], now).over)).toEqual(['20']);
  });
});
