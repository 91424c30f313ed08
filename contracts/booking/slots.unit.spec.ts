import { describe, expect, it } from 'vitest';
import { localTime, timeOfMinute } from '../core/index.ts';
import { endMinute, gridStart, slotMinutes, slotStarts } from './slots.ts';

const sport = (opensAt: string, closesAt: string, halfHour: boolean) => ({
  opensAt: localTime(opensAt),
  closesAt: localTime(closesAt),
  halfHour,
});

describe('The cells of a day', () => {
  it.for([
    ['half hours', sport('07:00', '22:00', true), 30, '07:00', '21:30'],
    ['hours', sport('07:00', '22:00', false), 15, '07:00', '21:00'],
    ['until midnight', sport('07:00', '24:00', false), 17, '07:00', '23:00'],
    ['around the clock', sport('00:00', '24:00', true), 48, '00:00', '23:30'],
    ['hours from the half hour on', sport('07:30', '22:00', false), 14, '07:30', '20:30'],
    ['half hours from a quarter past on', sport('07:15', '22:00', true), 29, '07:30', '21:30'],
    ['a rest at closing time is none', sport('07:00', '22:15', true), 30, '07:00', '21:30'],
    ['a rest of half an hour is no hour', sport('07:00', '22:30', false), 15, '07:00', '21:00'],
  ] as const)('%s', ([, day, count, first, last]) => {
    const starts = slotStarts(day).map(timeOfMinute);
    expect([starts.length, starts.at(0), starts.at(-1)]).toEqual([count, first, last]);
    expect(new Set(starts).size).toBe(count);
  });

  it.each([sport('10:00', '10:00', true), sport('22:00', '07:00', true), sport('10:00', '10:30', false)])(
    'are none: %o',
    (day) => {
      expect(slotStarts(day)).toEqual([]);
    },
  );

  it('are half an hour long or an hour', () => {
    expect([slotMinutes({ halfHour: true }), slotMinutes({ halfHour: false })]).toEqual([30, 60]);
  });

  it('begin on :00 or :30 where they are half hours, otherwise at the opening', () => {
    expect(gridStart(sport('07:15', '22:00', true))).toBe(450);
    expect(gridStart(sport('07:15', '22:00', false))).toBe(435);
  });
});

describe('The end of a block', () => {
  it.each([
    ['19:00', 1140],
    ['24:00', 1440],
    ['00:00', 1440],
    ['00:30', 30],
  ])('at %s is minute %i', (end, minute) => {
    expect(endMinute(localTime(end))).toBe(minute);
  });
});
