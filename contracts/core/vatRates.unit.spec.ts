import { describe, expect, it } from 'vitest';
import { type VatRate, vatOfSold, vatOn, vatSwitchDays } from './vatRates.ts';
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
const always = { vatRates, smallBusinessPeriods: [] };
const year2027 = { from: localDate('2027-01-01'), to: localDate('2027-12-31') };
const later = { from: localDate('2029-03-05'), to: null };
const dated = { vatRates, smallBusinessPeriods: [later, year2027] };
const percentOn = (day: string): number => vatOn(localDate(day), 'MEMBER', always).percent;

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
    expect(vatOn(localDate('2026-08-01'), 'GUEST', always)).toEqual({
      percent: 7,
      sphere: 'ZWECKBETRIEB',
      isSmallBusiness: false,
    });
  });

  it('is nothing for a group without a rate', () => {
    const none = { percent: 0, sphere: null, isSmallBusiness: false };
    expect(vatOn(localDate('2026-06-30'), 'VOUCHER', always)).toEqual(none);
  });
});

describe('The days on which VAT begins and ends', () => {
  it('only begin without § 19, and are none without a rate', () => {
    expect(vatSwitchDays('MEMBER', always)).toEqual(['1970-01-01']);
    expect(vatSwitchDays('VOUCHER', always)).toEqual([]);
  });

  it('enclose those of § 19', () => {
    expect(vatSwitchDays('MEMBER', dated)).toEqual(['1970-01-01', '2027-01-01', '2028-01-01', '2029-03-05']);
  });

  it('are those of a rate that ends in 0', () => {
    const ending = [rate('2025-01-01', 7), rate('2026-01-01', 0), rate('2027-01-01', 0)];
    expect(vatSwitchDays('MEMBER', { ...always, vatRates: ending })).toEqual(['1970-01-01', '2026-01-01']);
  });
});

describe('A club to which § 19 UStG applies', () => {
  it.each([
    ['2026-12-31', 16],
    ['2027-01-01', 0],
    ['2027-12-31', 0],
    ['2028-01-01', 17],
    ['2029-03-04', 17],
    ['2029-03-05', 0],
    ['2040-01-01', 0],
  ])('charges on %s %i percent', (day, percent) => {
    const vat = vatOn(localDate(day), 'MEMBER', dated);
    expect(vat).toEqual({ percent, sphere: 'ZWECKBETRIEB', isSmallBusiness: percent === 0 });
  });

  it.each([
    ['keeps the booked rate of a day before', '2026-12-31 at 19', 19],
    ['charges nothing for a day within, whatever was booked', '2027-06-01 at 19', 0],
    ['charges the rate of a day after, where none was booked', '2028-06-01 at 0', 17],
    ['keeps another booked rate of a day after', '2028-06-01 at 7', 7],
  ])('%s', (_, booked, percent) => {
    const [day = '', vatRate] = booked.split(' at ');
    expect(vatOfSold({ day: localDate(day), group: 'MEMBER', vatRate: Number(vatRate) }, dated).percent).toBe(percent);
  });
});
