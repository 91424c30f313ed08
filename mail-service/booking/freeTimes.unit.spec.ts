import { type SportArrangement, localDate, localTime } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import type { TakenSpan } from '../core/takenCourts.ts';
import { freeTimesFor } from './freeTimes.ts';

const friday = localDate('2026-06-19');
const saturday = localDate('2026-06-20');
const court = (number: number, active = true) => ({
  number,
  name: `Platz ${number}`,
  surface: 'CLAY' as const,
  active,
});
const tennis: SportArrangement = {
  ...{ sport: 'TENNIS', labels: null, courts: [court(1), court(2), court(3, false)] },
  ...{ opensAt: localTime('16:00'), closesAt: localTime('20:00'), halfHour: true },
};
const annas = { sport: 'TENNIS', court: 2, date: friday, start: localTime('18:00'), end: localTime('19:00') };
const noon = Date.parse('2026-06-19T10:00:00Z');

const taken = (number: number, [startMinute, endMinute]: readonly [number, number], date = friday): TakenSpan => ({
  ...{ court: number, date, startMinute, endMinute },
});
const closed = [taken(1, [960, 1200]), taken(2, [960, 1200])];
const timesAt = (now: number, others: readonly TakenSpan[], arrangement = tennis) =>
  freeTimesFor(annas, { arrangement, taken: others, now }).map(
    (each) => `${each.date} ${each.start}-${each.end} ${each.court}`,
  );

describe('Free times instead of a booking that made way', () => {
  it('are the nearest, each on one court, and on the same one where it is free', () => {
    const others = [taken(2, [1080, 1140]), taken(1, [1050, 1080])];
    expect(timesAt(noon, others)).toEqual([
      '2026-06-19 18:00-19:00 1',
      '2026-06-19 18:30-19:30 1',
      '2026-06-19 17:00-18:00 2',
    ]);
  });

  it('are on the next days where nothing is free today, and none after those', () => {
    expect(timesAt(noon, closed)[0]).toBe('2026-06-20 18:00-19:00 2');
    const week = [0, 1, 2, 3].flatMap((day) =>
      closed.map((each) => ({ ...each, date: localDate(`2026-06-${19 + day}`) })),
    );
    expect(timesAt(noon, week)).toEqual([]);
  });

  it('end before the club closes, and are long enough', () => {
    const others = [...closed.map((each) => ({ ...each, endMinute: 1170 })), taken(1, [960, 1200], saturday)];
    expect(timesAt(noon, others).some((time) => time.startsWith('2026-06-19'))).toBe(false);
  });

  it('leave an hour to come', () => {
    const at1740 = Date.parse('2026-06-19T15:40:00Z');
    expect(timesAt(at1740, [])).toEqual([
      '2026-06-19 19:00-20:00 2',
      '2026-06-20 18:00-19:00 2',
      '2026-06-20 17:30-18:30 2',
    ]);
  });

  it('are none in a sport without courts', () => {
    expect(timesAt(noon, [], { ...tennis, courts: [] })).toEqual([]);
  });
});
