import { describe, expect, it } from 'vitest';
import { type HolidayRegion, holidayRegions, isPublicHoliday } from './publicHolidays.ts';
import { addDays, localDate } from './wallClock.ts';

const holidaysOf = (region: HolidayRegion, year: number): readonly string[] =>
  Array.from({ length: 366 }, (_, day) => addDays(localDate(`${year}-01-01`), day))
    .filter((date) => date.startsWith(String(year)) && isPublicHoliday(date, region))
    .map((date) => date.slice(5));

/** 2026: Easter is on 5 April. */
const everywhere = ['01-01', '04-03', '04-06', '05-01', '05-14', '05-25', '10-03', '12-25', '12-26'];
const besides: Readonly<Record<HolidayRegion, readonly string[]>> = {
  BW: ['01-06', '06-04', '11-01'],
  BY: ['01-06', '06-04', '11-01'],
  BE: ['03-08'],
  BB: ['04-05', '05-24', '10-31'],
  HB: ['10-31'],
  HH: ['10-31'],
  HE: ['06-04'],
  MV: ['03-08', '10-31'],
  NI: ['10-31'],
  NW: ['06-04', '11-01'],
  RP: ['06-04', '11-01'],
  SL: ['06-04', '08-15', '11-01'],
  SN: ['10-31', '11-18'],
  ST: ['01-06', '10-31'],
  SH: ['10-31'],
  TH: ['09-20', '10-31'],
};

describe('The public holidays of 2026', () => {
  it.each(holidayRegions)('in %s', (region) => {
    expect(holidaysOf(region, 2026)).toEqual([...everywhere, ...besides[region]].toSorted());
  });
});

describe('Easter Monday', () => {
  it.each([
    '2000-04-24',
    '2008-03-24',
    '2011-04-25',
    '2019-04-22',
    '2024-04-01',
    '2025-04-21',
    '2026-04-06',
    '2027-03-29',
    '2028-04-17',
    '2030-04-22',
    '2038-04-26',
    '2049-04-19',
    '2076-04-20',
    '2285-03-23',
  ])('is on %s, and the day before and after it are no holidays of that kind', (monday) => {
    const easterMonday = localDate(monday);
    expect(isPublicHoliday(easterMonday, 'HH')).toBe(true);
    expect(isPublicHoliday(addDays(easterMonday, -1), 'BB')).toBe(true);
    expect(isPublicHoliday(addDays(easterMonday, -1), 'HH')).toBe(false);
    expect(isPublicHoliday(addDays(easterMonday, -3), 'HH')).toBe(true);
    expect(isPublicHoliday(addDays(easterMonday, 38), 'HH')).toBe(true);
    expect(isPublicHoliday(addDays(easterMonday, 49), 'HH')).toBe(true);
    expect(isPublicHoliday(addDays(easterMonday, 59), 'NW')).toBe(true);
  });
});

describe('The Day of Prayer in Saxony', () => {
  it.each([
    '2021-11-17',
    '2023-11-22',
    '2024-11-20',
    '2025-11-19',
    '2026-11-18',
    '2027-11-17',
    '2028-11-22',
    '2029-11-21',
  ])('is on %s', (day) => {
    expect(isPublicHoliday(localDate(day), 'SN')).toBe(true);
    expect(isPublicHoliday(addDays(localDate(day), 7), 'SN')).toBe(false);
    expect(isPublicHoliday(addDays(localDate(day), -7), 'SN')).toBe(false);
    expect(isPublicHoliday(localDate(day), 'TH')).toBe(false);
  });
});

describe('Recently introduced holidays', () => {
  it.each([
    ['BE', '2018-03-08', false],
    ['BE', '2019-03-08', true],
    ['MV', '2022-03-08', false],
    ['MV', '2023-03-08', true],
    ['TH', '2018-09-20', false],
    ['TH', '2019-09-20', true],
    ['HH', '2016-10-31', false],
    ['HH', '2018-10-31', true],
  ] as const)('in %s on %s: %s', (region, day, isHoliday) => {
    expect(isPublicHoliday(localDate(day), region)).toBe(isHoliday);
  });
});
