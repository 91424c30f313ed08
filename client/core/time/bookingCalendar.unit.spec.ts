import { describe, expect, it } from 'vitest';
import { localDate, localTime } from '@platzwart/contracts/core';
import { calendarEntryOf } from './bookingCalendar.ts';
import { calendarFile } from '@platzwart/contracts/calendar-file';

const wording = { title: 'Tennis, Platz 3', location: 'TC Musterstadt, Platz 3', description: '' };
const writtenAt = Date.parse('2026-06-01T10:20:30.456Z');
const booking = (date: string, start: string, end: string) =>
  calendarEntryOf(
    { _id: 'b-1', date: localDate(date), start: localTime(start), end: localTime(end) },
    wording,
    writtenAt,
  );
const linesOf = (entry: ReturnType<typeof booking>) => calendarFile([entry], { method: 'PUBLISH' }).split('\r\n');

describe('A booking as a calendar file', () => {
  it('is one event in UTC, with CRLF after every line', () => {
    const text = calendarFile([booking('2026-06-15', '18:00', '19:30')], { method: 'PUBLISH' });
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Platzwart//Platzwart//DE',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:b-1@platzwart',
      'SEQUENCE:0',
      'DTSTAMP:20260601T102030Z',
      'DTSTART:20260615T160000Z',
      'DTEND:20260615T173000Z',
      'SUMMARY:Tennis\\, Platz 3',
      'LOCATION:TC Musterstadt\\, Platz 3',
      'STATUS:CONFIRMED',
      'LAST-MODIFIED:20260601T102030Z',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('is the same text whenever it is written, and has the same UID after a change', () => {
    const entry = booking('2026-06-15', '18:00', '19:30');
    expect(linesOf(entry)).toEqual(linesOf(entry));
    const changed = { ...entry, sequence: 7, changedAt: writtenAt + 86_400_000, isCancelled: true };
    expect(linesOf(changed)).toEqual(
      expect.arrayContaining(['UID:b-1@platzwart', 'SEQUENCE:7', 'STATUS:CANCELLED', 'DTSTAMP:20260602T102030Z']),
    );
  });

  it('ends at the next midnight for 24:00', () => {
    expect(linesOf(booking('2026-06-15', '22:00', '24:00'))).toContain('DTEND:20260615T220000Z');
  });

  it('keeps the wall-clock time on both days on which the clocks change', () => {
    expect(linesOf(booking('2026-03-29', '08:00', '09:00'))).toContain('DTSTART:20260329T060000Z');
    expect(linesOf(booking('2026-10-25', '08:00', '09:00'))).toContain('DTSTART:20261025T070000Z');
  });

  it('escapes what the format reserves', () => {
    const entry = { ...booking('2026-06-15', '18:00', '19:00'), description: 'a;b,c\\d\ne\r\nf' };
    expect(linesOf(entry)).toContain('DESCRIPTION:a\\;b\\,c\\\\d\\ne\\nf');
  });

  it('folds lines at 75 bytes without cutting an umlaut or an emoji apart, and unfolds to the same text', () => {
    const description = 'Grüße an die Müllers 🎾 '.repeat(20).trim();
    const text = calendarFile([{ ...booking('2026-06-15', '18:00', '19:00'), description }], { method: 'PUBLISH' });
    const encoder = new TextEncoder();
    for (const line of text.split('\r\n')) expect(encoder.encode(line).length).toBeLessThanOrEqual(75);
    expect(text).not.toContain('\uFFFD');
    expect(text.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${description}\r\n`);
  });

  it('holds several bookings of one order', () => {
    const entries = [booking('2026-06-15', '18:00', '19:00'), booking('2026-06-16', '18:00', '19:00')];
    expect(calendarFile(entries, { method: 'PUBLISH' }).match(/BEGIN:VEVENT/g)).toHaveLength(2);
  });
});
