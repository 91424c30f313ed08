import { localDate } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { type ReportAddress, comparedPeriod, isTooLong, periodOf, stepped } from './reportPeriod.ts';
import { paramsOf, reportAddressOf } from './useReportAddress.ts';

const today = localDate('2026-11-25');
const address = (search: string): ReportAddress => reportAddressOf(new URLSearchParams(search), today);
const shown = (search: string): string => Object.values(periodOf(address(search))).join(' ');

describe('The period of a report', () => {
  it.each([
    ['', '2026-11-01 2026-11-30'],
    ['period=quarter', '2026-10-01 2026-12-31'],
    ['period=season', '2026-10-01 2027-03-31'],
    ['period=season&day=2027-02-03', '2026-10-01 2027-03-31'],
    ['period=season&day=2026-04-01', '2026-04-01 2026-09-30'],
    ['period=year&day=2024-02-29', '2024-01-01 2024-12-31'],
    ['period=month&day=2024-02-10', '2024-02-01 2024-02-29'],
    ['period=free&from=2026-05-03&to=2026-05-20', '2026-05-03 2026-05-20'],
    ['period=free&from=2026-05-20&to=2026-05-03', '2026-05-03 2026-05-20'],
    ['period=week&day=31.12.2026&compare=never', '2026-11-01 2026-11-30'],
    ['period=month&day=9999-12-31', '2026-11-01 2026-11-30'],
    ['period=season&day=0000-01-01', '2026-10-01 2027-03-31'],
  ])('of the address %o is %s', (search, expected) => {
    expect(shown(search)).toBe(expected);
  });

  it.each([
    ['period=month&day=2026-03-31', '2026-02-01 2026-02-28', '2026-04-01 2026-04-30'],
    ['period=season&day=2026-11-01', '2026-04-01 2026-09-30', '2027-04-01 2027-09-30'],
    ['period=free&from=2026-05-07&to=2026-05-01', '2026-04-24 2026-04-30', '2026-05-08 2026-05-14'],
    ['period=free&from=2026-05-01&to=2026-05-07', '2026-04-24 2026-04-30', '2026-05-08 2026-05-14'],
  ])('moves from %o by its own length', (search, before, later) => {
    const move = (direction: 1 | -1) =>
      Object.values(periodOf({ ...address(search), ...stepped(address(search), direction) })).join(' ');
    expect([move(-1), move(1)]).toEqual([before, later]);
  });

  it.each([
    ['period=month&day=2026-11-02', null],
    ['period=month&day=2026-11-02&compare=previous', { from: '2026-10-01', to: '2026-10-31' }],
    ['period=month&day=2025-02-02&compare=year', { from: '2024-02-01', to: '2024-02-29' }],
    ['period=free&from=2024-02-29&to=2024-03-02&compare=year', { from: '2023-02-28', to: '2023-03-02' }],
  ])('%o is compared with %o', (search, expected) => {
    expect(comparedPeriod(address(search))).toEqual(expected);
  });

  it('stays in the address as it was typed, because the second day may not be typed yet', () => {
    expect(address('period=free&from=2026-05-20&to=2026-05-03')).toMatchObject({
      from: '2026-05-20',
      to: '2026-05-03',
    });
  });

  it.each([
    ['from=2024-01-01&to=2027-01-04', false],
    ['from=2024-01-01&to=2027-01-05', true],
    ['from=0002-01-01&to=2026-05-03', true],
  ])('is too long: %s %s', (search, expected) => {
    expect(isTooLong(periodOf(address(`period=free&${search}`)))).toBe(expected);
  });

  it('is in the address with everything that the report depends on', () => {
    const asked = address('period=quarter&day=2026-05-05&compare=year&position=0007');
    expect(paramsOf(asked).toString()).toBe('period=quarter&day=2026-05-05&compare=year&position=0007');
  });
});
