import { describe, expect, it } from 'vitest';
import { accountPreset } from './accountPresets.ts';
import { type AccountChart, revenueCategories, singleAccounts } from './accounting.ts';

/**
 * What the accounts are called in DATEV's charts (docs/adr/0069-accounting-export.md says where they were read). "Beside" are numbers that a
 * chart leaves to its user, next to the account for money on its way.
 */
const names: Readonly<Record<AccountChart, Readonly<Record<string, string>>>> = {
  '42': {
    ...{ 18000: 'Bank', 16000: 'Kasse', 13721: 'beside 13720 Geldtransit', 13722: 'beside 13720 Geldtransit' },
    ...{ 35000: 'Sonstige Verbindlichkeiten', 68550: 'Nebenkosten des Geldverkehrs', 42000: 'Erlöse' },
    ...{
      43000: 'Erlöse 7 % USt',
      44000: 'Erlöse 19 % USt',
      41850: 'Erlöse als Kleinunternehmer nach § 19 Abs. 1 UStG',
    },
  },
  '49': {
    ...{ '0945': 'Bank', '0920': 'Kasse', '0705': 'Geldtransit', 1800: 'Sonstige Verbindlichkeiten' },
    ...{ 5575: 'Verwaltungskosten (Zweckbetrieb Sport)', 5100: 'Einnahmen aus Leistungen gegenüber Mitgliedern' },
    ...{ 5105: 'Platzgebühren 7 % USt', 7833: 'Stundenweise Vermietung von Tennisplätzen 19 % USt' },
  },
  '03': {
    ...{ 1200: 'Bank', 1000: 'Kasse', 1361: 'beside 1360 Geldtransit', 1362: 'beside 1360 Geldtransit' },
    ...{ 1700: 'Sonstige Verbindlichkeiten', 4970: 'Nebenkosten des Geldverkehrs', 8200: 'Erlöse' },
    ...{
      8300: 'Erlöse 7 % USt',
      8400: 'Erlöse 19 % USt',
      8195: 'Erlöse als Kleinunternehmer i. S. d. § 19 Abs. 1 UStG',
    },
  },
  '04': {
    ...{ 1800: 'Bank', 1600: 'Kasse', 1461: 'beside 1460 Geldtransit', 1462: 'beside 1460 Geldtransit' },
    ...{ 3500: 'Sonstige Verbindlichkeiten', 6855: 'Nebenkosten des Geldverkehrs', 4200: 'Erlöse' },
    ...{ 4300: 'Erlöse 7 % USt', 4400: 'Erlöse 19 % USt', 4185: 'Erlöse als Kleinunternehmer nach § 19 Abs. 1 UStG' },
  },
};

describe('The accounts that are proposed', () => {
  it.each(Object.keys(names))('for SKR %s are accounts of this chart', (key) => {
    const chart = (['42', '49', '03', '04'] as const).find((each) => each === key) ?? '42';
    const preset = accountPreset(chart);
    const used = [
      ...singleAccounts.map((name) => preset[name]),
      ...preset.revenue.flatMap((row) => revenueCategories.map((category) => row[category])),
    ];
    expect(new Set(used)).toEqual(new Set(Object.keys(names[chart])));
  });

  it('have the cost centres of the spheres in SKR 42 alone', () => {
    expect(accountPreset('42').costCentres).toEqual({ IDEELL: '1', VERMOEGEN: '2', ZWECKBETRIEB: '3', WGB: '4' });
    expect(Object.values(accountPreset('49').costCentres)).toEqual([null, null, null, null]);
  });
});
