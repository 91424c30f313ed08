import { describe, expect, it } from 'vitest';
import { courtStatus, shownWindow } from './courtStatus.ts';

const booking = (startMinute: number, endMinute: number) => ({
  ...{ id: `${startMinute}`, court: 1, startMinute, endMinute, label: null, category: 'SINGLE' as const },
});

describe('The state of a court', () => {
  it.each([
    ['nobody plays any more', [booking(600, 660)], { is: 'freeAllDay' }],
    ['somebody plays later', [booking(1080, 1140)], { is: 'free', until: 1080 }],
    ['somebody plays', [booking(990, 1080)], { is: 'taken', until: 1080 }],
    [
      'others follow at once',
      [booking(1080, 1140), booking(990, 1080), booking(1170, 1200)],
      { is: 'taken', until: 1140 },
    ],
    ['play ends this minute', [booking(900, 1000)], { is: 'freeAllDay' }],
  ])('where %s', (_, bookings, status) => {
    expect(courtStatus(bookings, 1000, { opensMinute: 420, closesMinute: 1320 })).toEqual(status);
  });

  it('is shut with its reason where the club has closed it, and taken where it is held for somebody', () => {
    const hours = { opensMinute: 420, closesMinute: 1320 };
    const rain = { ...booking(960, 1080), category: 'BLOCK' as const, label: 'Regen' };
    expect(courtStatus([rain, booking(1080, 1140)], 1000, hours)).toEqual({ is: 'shut', until: 1080, reason: 'Regen' });
    expect(courtStatus([{ ...rain, label: null }], 1000, hours)).toEqual({ is: 'taken', until: 1080 });
    expect(courtStatus([booking(960, 1080), { ...rain, startMinute: 1080, endMinute: 1200 }], 1000, hours)).toEqual({
      ...{ is: 'taken', until: 1080 },
    });
  });

  it('is closed before opening and after closing, unless somebody plays', () => {
    const hours = { opensMinute: 420, closesMinute: 900 };
    expect(courtStatus([], 1000, hours)).toEqual({ is: 'closed' });
    expect(courtStatus([booking(480, 540)], 400, hours)).toEqual({ is: 'closed' });
    expect(courtStatus([booking(960, 1080)], 1000, hours)).toEqual({ is: 'taken', until: 1080 });
  });
});

describe('The shown part of the day', () => {
  const sport = { sport: 'TENNIS', labels: null, opensMinute: 420, closesMinute: 1320, courts: [], bookings: [] };

  it.each([
    ['before opening', 300, { from: 420, to: 720 }],
    ['during the day', 1000, { from: 960, to: 1260 }],
    ['at the end', 1300, { from: 1020, to: 1320 }],
  ])('%s', (_, minute, shown) => {
    expect(shownWindow(sport, minute)).toEqual(shown);
  });

  it('is the whole day where that is short', () => {
    expect(shownWindow({ ...sport, closesMinute: 540 }, 500)).toEqual({ from: 420, to: 540 });
  });
});
