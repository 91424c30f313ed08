import { describe, expect, it } from 'vitest';
import { type VatRate, vatOn } from './vatRates.ts';
import { localDate } from './wallClock.ts';

const rate = (validFrom: string, percent: number, group: VatRate['group'] = 'MEMBER'): VatRate => ({
  group,
  percent,
  validFrom: localDate(validFrom),
  sphere: 'ZWECKBETRIEB',
});
// Not in the order of their days.
const vatRates = [
  ...[rate('2026-07-01', 16), rate('2025-01-01', 19), rate('2027-01-01', 17)],
  rate('2025-01-01', 7, 'GUEST'),
];
const percentOn = (day: string, smallBusiness = false): number =>
  vatOn(localDate(day), 'MEMBER', { vatRates, smallBusiness }).percent;

describe('The VAT of a day of play', () => {
  it.each([
    ['2026-06-30', 19],
    ['2026-07-01', 16],
    ['2026-12-31', 16],
    ['2030-01-01', 17],
    ['2020-01-01', 19],
  ])('on %s is %i percent', (day, percent) => {
    expect(percentOn(day)).toBe(percent);
  });

  it('is that of the group, with its sphere', () => {
    expect(vatOn(localDate('2026-08-01'), 'GUEST', { vatRates, smallBusiness: false })).toEqual({
      percent: 7,
      sphere: 'ZWECKBETRIEB',
    });
  });

  it('is nothing for a small business, and for a group without a rate', () => {
    expect(percentOn('2026-06-30', true)).toBe(0);
    expect(vatOn(localDate('2026-06-30'), 'VOUCHER', { vatRates, smallBusiness: false })).toEqual({
      percent: 0,
      sphere: null,
    });
  });
});
