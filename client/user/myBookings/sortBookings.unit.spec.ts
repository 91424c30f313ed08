import { describe, expect, it } from 'vitest';
import { localDate, localTime } from '@platzwart/contracts/core';
import { countdownTo, hasEnded, sortBookings } from './sortBookings.ts';

const booking = (date: string, start: string, end: string) => ({
  name: `${date} ${start}`,
  date: localDate(date),
  start: localTime(start),
  end: localTime(end),
  state: 'BOOKED',
  cancelReason: null,
});
const cancelledBy = (who: 'owner' | 'club', date: string) => ({
  ...booking(date, '10:00', '11:00'),
  state: 'CANCELED',
  cancelReason: who === 'club' ? 'Platzpflege' : null,
});
/** Monday 15 June 2026, 18:30 by the club's clock. */
const now = Date.parse('2026-06-15T16:30:00Z');
const names = (bookings: readonly { name: string }[]) => bookings.map(({ name }) => name);

describe('Sorting a person’s bookings', () => {
  it('puts the next one first, the rest by time, and the past latest first', () => {
    const sorted = sortBookings(
      [
        booking('2026-06-20', '10:00', '11:00'),
        booking('2026-06-10', '10:00', '11:00'),
        booking('2026-06-16', '10:00', '11:00'),
        booking('2026-06-14', '10:00', '11:00'),
      ],
      now,
    );
    expect(sorted.next?.name).toBe('2026-06-16 10:00');
    expect(names(sorted.upcoming)).toEqual(['2026-06-20 10:00']);
    expect(names(sorted.past)).toEqual(['2026-06-14 10:00', '2026-06-10 10:00']);
  });

  it('keeps a booking that is being played as the next one until its last minute', () => {
    const playing = booking('2026-06-15', '17:30', '18:31');
    expect(sortBookings([playing], now).next).toBe(playing);
    expect(sortBookings([playing], now + 60_000)).toEqual({
      next: null,
      upcoming: [],
      cancelled: [],
      past: [playing],
    });
  });

  it('separates what its owner cancelled', () => {
    const cancelled = cancelledBy('owner', '2026-06-16');
    const later = booking('2026-06-17', '10:00', '11:00');
    const sorted = sortBookings([cancelled, later], now);
    expect(sorted).toEqual({ next: later, upcoming: [], cancelled: [cancelled], past: [] });
  });

  it('keeps what the club cancelled in its place, but never as the next one', () => {
    const cancelled = cancelledBy('club', '2026-06-16');
    const later = booking('2026-06-17', '10:00', '11:00');
    const sorted = sortBookings([cancelled, later], now);
    expect(sorted).toEqual({ next: later, upcoming: [cancelled], cancelled: [], past: [] });
  });

  it('puts cancelled bookings among the past when their time is over', () => {
    const cancelled = cancelledBy('owner', '2026-06-14');
    expect(sortBookings([cancelled], now).past).toEqual([cancelled]);
  });

  it('returns nothing for no bookings', () => {
    expect(sortBookings([], now)).toEqual({ next: null, upcoming: [], cancelled: [], past: [] });
  });
});

describe('The label “ended”', () => {
  it('is shown for bookings that are over by the club’s clock', () => {
    expect(hasEnded(booking('2026-06-15', '17:30', '18:30'), now)).toBe(true);
    expect(hasEnded(booking('2026-06-15', '18:00', '19:00'), now)).toBe(false);
  });

  it('is not shown for cancelled bookings', () => {
    expect(hasEnded(cancelledBy('owner', '2026-06-01'), now)).toBe(false);
  });
});

describe('The countdown', () => {
  it.each([
    ['2026-06-15', '18:00', { when: 'running' }],
    ['2026-06-15', '21:00', { when: 'today' }],
    ['2026-06-16', '07:00', { when: 'tomorrow' }],
    ['2026-06-22', '07:00', { when: 'inDays', days: 7 }],
  ])('counts to %s %s', (date, start, expected) => {
    expect(countdownTo(booking(date, start, '22:00'), now)).toEqual(expected);
  });

  it('begins a new day at the club’s midnight, not at UTC’s', () => {
    const justAfterMidnight = Date.parse('2026-06-15T22:01:00Z');
    expect(countdownTo(booking('2026-06-16', '07:00', '08:00'), justAfterMidnight)).toEqual({ when: 'today' });
  });
});
