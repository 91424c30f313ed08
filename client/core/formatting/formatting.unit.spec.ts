import { describe, expect, it } from 'vitest';
import { localDate, localTime } from '@platzwart/contracts/core';
import {
  formatCents,
  formatClock,
  formatDate,
  formatDuration,
  formatInstant,
  formatShortCents,
  formatTimeRange,
} from './formatting.ts';

const day = localDate('2026-06-15');
/** Intl separates with non-breaking spaces; only the visible text is compared here. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('Formatting', () => {
  it('writes prices with comma and euro sign in German, the other way round in English', () => {
    expect(plain(formatCents(1200, 'de'))).toBe('12,00 €');
    expect(formatCents(1200, 'en')).toBe('€12.00');
    expect(plain(formatCents(123_456, 'de'))).toBe('1.234,56 €');
  });

  it('writes what is paid back with a minus sign and not with a hyphen', () => {
    expect(plain(formatCents(-1200, 'de'))).toBe('−12,00 €');
    expect(formatCents(-1250, 'en')).toBe('−€12.50');
    expect(formatShortCents(-1200, 'en')).toBe('−€12');
  });

  it('leaves out zero cents in the short form', () => {
    expect(plain(formatShortCents(1200, 'de'))).toBe('12 €');
    expect(plain(formatShortCents(1250, 'de'))).toBe('12,50 €');
    expect(formatShortCents(1200, 'en')).toBe('€12');
  });

  it('writes dates as usual in the language', () => {
    expect(formatDate(day, 'de')).toBe('Mo., 15. Juni');
    expect(plain(formatDate(day, 'en'))).toMatch(/^Mon,? 15 June$/);
    expect(formatDate(day, 'de', 'long')).toBe('Montag, 15. Juni 2026');
  });

  it('shows a calendar day as the same day wherever the browser is', () => {
    expect(formatDate(localDate('2026-01-01'), 'de', 'plain')).toBe('1. Januar 2026');
  });

  it('writes times with “Uhr” in German only, and 24:00 as 24:00', () => {
    expect(formatTimeRange(localTime('18:00'), localTime('19:00'), 'de')).toBe('18:00–19:00 Uhr');
    expect(formatTimeRange(localTime('22:30'), localTime('24:00'), 'en')).toBe('22:30–24:00');
  });

  it('shows an instant in the club’s time, not in the browser’s', () => {
    const instant = Date.parse('2026-06-14T16:00:00Z');
    expect(formatInstant(instant, 'de')).toBe('14. Juni, 18:00 Uhr');
    expect(formatInstant(instant, 'en')).toBe('14 June, 18:00');
    expect(formatClock(Date.parse('2026-12-14T16:00:00Z'), 'de')).toBe('17:00 Uhr');
  });

  it.each([
    [30, '30 Min.', '30 min'],
    [60, '1 Std.', '1 h'],
    [90, '1 Std. 30 Min.', '1 h 30 min'],
    [0, '0 Min.', '0 min'],
  ])('writes %d minutes as hours and minutes', (minutes, german, english) => {
    expect(formatDuration(minutes, 'de')).toBe(german);
    expect(formatDuration(minutes, 'en')).toBe(english);
  });
});
