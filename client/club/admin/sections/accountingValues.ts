import { graphql } from 'react-relay';
import { type Accounting, accountCharts, accountPreset } from '@platzwart/contracts/club';
import { taxSpheres } from '@platzwart/contracts/core';
import { requiredNumber } from '../../../core/forms/typedNumbers.ts';
import { type Values, orNull, textOf } from '../form/settingField.ts';

export const accountingFragment = graphql`
  fragment accountingValues_accounting on Accounting {
    chart
    accountLength
    adviser
    client
    yearStartMonth
    bank
    cash
    payPal
    card
    bankFee
    toBeReturned
    smallBusinessRevenue
    debtorBase
    revenue {
      vatRate
      court
      season
      guestFee
      voucher
      taxKey
    }
    costCentres {
      sphere
      number
    }
  }
`;

type RevenueRow = Omit<Accounting['revenue'][number], 'taxKey'> & Readonly<{ taxKey?: string | null | undefined }>;

/** The settings as the page reads them: cost centres as a list. */
export type ShownAccounting = Omit<Accounting, 'chart' | 'costCentres' | 'revenue'> &
  Readonly<{
    chart: string;
    revenue: readonly RevenueRow[];
    costCentres: readonly Readonly<{ sphere: string; number: string }>[];
  }>;

export const shownPreset = (chart: string): ShownAccounting => {
  const { costCentres, ...preset } = accountPreset(accountCharts.find((known) => known === chart) ?? '42');
  return {
    ...preset,
    costCentres: taxSpheres.flatMap((sphere) => {
      const number = costCentres[sphere];
      return number === null ? [] : [{ sphere, number }];
    }),
  };
};

const revenueValues = (row: RevenueRow | undefined, index: number) => {
  const { vatRate, court, season, guestFee, voucher, taxKey } = row ?? {};
  return Object.entries({ vatRate, court, season, guestFee, voucher, taxKey }).map(
    ([name, value]) => [`revenue.${index}.${name}`, textOf(value)] as const,
  );
};

/** What the adviser's program knows the club by; a proposal for another chart does not touch it. */
export const batchValues = ({ adviser, client, yearStartMonth }: ShownAccounting): Values => ({
  ...{ adviser: textOf(adviser), client: textOf(client), yearStartMonth: textOf(yearStartMonth) },
});

/** `rows`: of revenue, of which the last ones are empty. */
export const accountValues = (accounting: ShownAccounting, rows: number): Values => {
  const { chart, accountLength, debtorBase, bank, cash, payPal, card, bankFee, toBeReturned } = accounting;
  return {
    ...{ chart, debtorBase, accountLength: textOf(accountLength), bank, cash, payPal, card, bankFee, toBeReturned },
    smallBusinessRevenue: accounting.smallBusinessRevenue,
    ...Object.fromEntries(Array.from({ length: rows }, (_, at) => revenueValues(accounting.revenue[at], at)).flat()),
    ...Object.fromEntries(
      taxSpheres.map((sphere) => [
        `costCentres.${sphere}`,
        textOf(accounting.costCentres.find((each) => each.sphere === sphere)?.number),
      ]),
    ),
  };
};

const typed = (values: Values, name: string): string => (values[name] ?? '').trim();
const typedNumber = (values: Values, name: string): number => requiredNumber(typed(values, name));

/** The settings to send; a row of revenue without a rate is none. */
export const typedAccounting = (values: Values, rows: number) => ({
  ...{ chart: typed(values, 'chart'), debtorBase: typed(values, 'debtorBase') },
  ...{ accountLength: typedNumber(values, 'accountLength'), adviser: typedNumber(values, 'adviser') },
  ...{ client: typedNumber(values, 'client'), yearStartMonth: typedNumber(values, 'yearStartMonth') },
  ...{ bank: typed(values, 'bank'), cash: typed(values, 'cash'), payPal: typed(values, 'payPal') },
  ...{ card: typed(values, 'card'), bankFee: typed(values, 'bankFee'), toBeReturned: typed(values, 'toBeReturned') },
  smallBusinessRevenue: typed(values, 'smallBusinessRevenue'),
  revenue: Array.from({ length: rows }, (_, index) => (name: string) => typed(values, `revenue.${index}.${name}`))
    .filter((cell) => cell('vatRate') !== '')
    .map((cell) => ({
      vatRate: requiredNumber(cell('vatRate')),
      ...{ court: cell('court'), season: cell('season'), guestFee: cell('guestFee'), voucher: cell('voucher') },
      taxKey: orNull(cell('taxKey')),
    })),
  costCentres: taxSpheres
    .map((sphere) => ({ sphere, number: typed(values, `costCentres.${sphere}`) }))
    .filter(({ number }) => number !== ''),
});
