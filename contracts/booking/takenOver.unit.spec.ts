import { describe, expect, it } from 'vitest';
import { localDate } from '../core/index.ts';
import { datesOf } from './recurrence.ts';
import { takenOver } from './takenOver.ts';

const period = (from: string, to: string) => ({ from: localDate(from), to: localDate(to) });
const dates = (repetition: 'DAILY' | 'WEEKLY' | 'MONTHLY', from: string, to: string) => ({
  ...{ repetition, startdate: localDate(from), enddate: localDate(to) },
});
const weekdayOf = (date: string): string => new Date(`${date}T12:00:00Z`).toLocaleDateString('en', { weekday: 'long' });

const summer2026 = period('2026-04-20', '2026-09-30');
const summer2027 = period('2027-04-19', '2027-09-30');

describe('Taking a series over into the next season', () => {
  it('keeps the weekday, from the first to the last of the season', () => {
    const tuesdays = dates('WEEKLY', '2026-04-21', '2026-09-29');
    const next = takenOver(tuesdays, { source: summer2026, period: summer2027 });
    expect(next).toEqual(dates('WEEKLY', '2027-04-20', '2027-09-28'));
  });

  it('keeps the weekday over a winter with both changes of the clocks and 29 February', () => {
    const source = period('2026-10-05', '2027-04-04');
    const winter = takenOver(dates('WEEKLY', '2026-10-09', '2027-04-02'), {
      source,
      period: period('2027-10-04', '2028-04-02'),
    });
    expect(winter).toEqual(dates('WEEKLY', '2027-10-08', '2028-03-31'));
    const all = winter ? datesOf(winter) : [];
    expect(all.every((date) => weekdayOf(date) === 'Friday')).toBe(true);
    expect(all).toHaveLength(26);
  });

  it('begins and ends as many whole weeks inside the season as before', () => {
    const late = takenOver(dates('WEEKLY', '2026-05-05', '2026-09-01'), { source: summer2026, period: summer2027 });
    expect(late).toEqual(dates('WEEKLY', '2027-05-04', '2027-08-31'));
  });

  it('cuts a series that was longer than its season', () => {
    const long = takenOver(dates('WEEKLY', '2026-01-06', '2026-12-29'), { source: summer2026, period: summer2027 });
    expect(long).toEqual(dates('WEEKLY', '2027-04-20', '2027-09-28'));
  });

  it('keeps the day of the month; a month without it is skipped', () => {
    const monthly = takenOver(dates('MONTHLY', '2026-04-30', '2026-09-30'), { source: summer2026, period: summer2027 });
    expect(monthly).toEqual(dates('MONTHLY', '2027-04-30', '2027-09-30'));
    const leap = takenOver(dates('MONTHLY', '2028-02-29', '2028-05-29'), {
      source: period('2028-02-01', '2028-05-31'),
      period: period('2029-02-01', '2029-05-31'),
    });
    expect(leap).toEqual(dates('MONTHLY', '2029-03-29', '2029-05-29'));
  });

  it('has every day of the season for a daily series', () => {
    const daily = takenOver(dates('DAILY', '2026-04-20', '2026-09-30'), { source: summer2026, period: summer2027 });
    expect(daily).toEqual(dates('DAILY', '2027-04-19', '2027-09-30'));
  });

  it('has none where the period is too short for the weekday', () => {
    const source = period('2026-04-20', '2026-04-26');
    const tuesday = dates('WEEKLY', '2026-04-21', '2026-04-21');
    expect(takenOver(tuesday, { source, period: period('2027-04-21', '2027-04-23') })).toBeNull();
  });
});
