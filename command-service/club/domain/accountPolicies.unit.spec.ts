import { type Accounting, accountCharts, accountPreset, accountingSchema } from '@platzwart/contracts/club';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { wrongAccounts } from './accountPolicies.ts';

const [free, reduced, full] = accountPreset('03').revenue;
if (!free || !reduced || !full) throw new Error('A preset has three rates');
const wrong = (change: Partial<Accounting>) => wrongAccounts({ ...accountPreset('03'), ...change });

describe('The accounts of the books (decisions.md N45)', () => {
  it.each(accountCharts)('are accepted as proposed for SKR %s, with a debtor of one digit more', (chart) => {
    const preset = accountPreset(chart);
    expect(v.parse(accountingSchema, preset)).toEqual(preset);
    expect(wrongAccounts(preset)).toEqual([]);
    expect(preset.debtorBase).toBe(chart === '42' ? '100000' : '10000');
  });

  it.each([
    ['of other lengths than the chart has', { bank: '12000' }, ['bank']],
    [
      'of other lengths in a row of revenue',
      { revenue: [free, { ...reduced, season: '08300' }] },
      ['revenue.1.season'],
    ],
    ['of debtors that would be general ledger accounts', { debtorBase: '100000' }, ['debtorBase']],
    ['of debtors that begin with a zero', { debtorBase: '01000' }, ['debtorBase']],
    ['of debtors that are creditors', { debtorBase: '70000' }, ['debtorBase']],
    ['for the bank and the cash box', { cash: '1200' }, ['cash']],
    [
      'for revenue and fees',
      { bankFee: '8400' },
      ['revenue.2.court', 'revenue.2.season', 'revenue.2.guestFee', 'revenue.2.voucher'],
    ],
    ['for the bank and a provider', { payPal: '1200' }, ['payPal']],
    ['for a rate that is there twice', { revenue: [free, reduced, { ...full, vatRate: 7 }] }, ['revenue.2.vatRate']],
    ['without the rate 0', { revenue: [reduced, full] }, ['revenue.0.vatRate']],
  ])('are refused %s', (_, change, paths) => {
    expect(wrong(change)).toEqual(paths);
  });

  it('may be one for both providers, and one for several kinds of revenue', () => {
    expect(wrong({ payPal: '1360', card: '1360', revenue: [free, { ...full, taxKey: '3' }] })).toEqual([]);
  });

  it.each([
    ['letters', { bank: '12a0' }],
    ['Arabic digits', { bank: '١٢٠٠' }],
    ['too many digits', { bank: '123456789' }],
    ['a formula', { costCentres: { ...accountPreset('03').costCentres, WGB: '=1+1' } }],
    ['an adviser who is none', { adviser: 1000 }],
    ['a thirteenth month', { yearStartMonth: 13 }],
    ['a key of five digits', { revenue: [{ ...free, taxKey: '12345' }] }],
  ])('are no accounts with %s', (_, change) => {
    expect(v.safeParse(accountingSchema, { ...accountPreset('03'), ...change }).success).toBe(false);
  });
});
