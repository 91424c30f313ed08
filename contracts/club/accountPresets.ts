import type { AccountChart, Accounting, RevenueAccounts, SingleAccount } from './accounting.ts';

const revenue = (vatRate: number, account: string): RevenueAccounts => ({
  ...{ vatRate, court: account, season: account, guestFee: account, voucher: account, taxKey: null },
});

type Preset = Readonly<{
  single: Readonly<Record<SingleAccount, string>>;
  /** Accounts of 0, 7 and 19 percent. */
  rates: readonly [string, string, string];
  costCentres: Accounting['costCentres'];
}>;

const noCostCentres = { IDEELL: null, VERMOEGEN: null, ZWECKBETRIEB: null, WGB: null };

const presets: Readonly<Record<AccountChart, Preset>> = {
  '42': {
    single: {
      ...{ bank: '18000', cash: '16000', payPal: '13721', card: '13722', bankFee: '68550', toBeReturned: '35000' },
      smallBusinessRevenue: '41850',
    },
    rates: ['42000', '43000', '44000'],
    costCentres: { IDEELL: '1', VERMOEGEN: '2', ZWECKBETRIEB: '3', WGB: '4' },
  },
  // The spheres are the first digit: 5 for the purpose-related operation of sports, 7 for other business with it.
  '49': {
    single: {
      ...{ bank: '0945', cash: '0920', payPal: '0705', card: '0705', bankFee: '5575', toBeReturned: '1800' },
      smallBusinessRevenue: '5100',
    },
    rates: ['5100', '5105', '7833'],
    costCentres: noCostCentres,
  },
  '03': {
    single: {
      ...{ bank: '1200', cash: '1000', payPal: '1361', card: '1362', bankFee: '4970', toBeReturned: '1700' },
      smallBusinessRevenue: '8195',
    },
    rates: ['8200', '8300', '8400'],
    costCentres: noCostCentres,
  },
  '04': {
    single: {
      ...{ bank: '1800', cash: '1600', payPal: '1461', card: '1462', bankFee: '6855', toBeReturned: '3500' },
      smallBusinessRevenue: '4185',
    },
    rates: ['4200', '4300', '4400'],
    costCentres: noCostCentres,
  },
};

/**
 * Proposals for a chart until the tax adviser has said otherwise. Debtors begin at 10000 (decisions.md N45) where accounts have four digits;
 * those of SKR 42 have five, so its debtors have six, and begin at 100000.
 */
export const accountPreset = (chart: AccountChart): Accounting => {
  const { single, rates, costCentres } = presets[chart];
  const accountLength = single.bank.length;
  const [free, reduced, full] = rates;
  return {
    ...{ chart, accountLength, adviser: 1001, client: 1, yearStartMonth: 1, ...single, costCentres },
    debtorBase: String(10 ** accountLength),
    revenue: [revenue(0, free), revenue(7, reduced), revenue(19, full)],
  };
};

/** What is exported with before the club has settled its accounts. */
export const standardAccounting = accountPreset('42');
