import { localDate, taxSpheres, vatGroups } from '@platzwart/contracts/core';
import type { TaxSection_settings$data } from '../../../__generated__/TaxSection_settings.graphql.ts';
import { requiredNumber } from '../../../core/forms/typedNumbers.ts';
import { type Values, textOf } from '../form/settingField.ts';

type Rules = TaxSection_settings$data['dashboardInfos']['rules'];
type Rates = Rules['vatRates'];
type Periods = Rules['smallBusinessPeriods'];

/** One empty row for a further rate. */
export const vatRows = (rates: Rates): number => rates.length + 1;

const usual = { group: 'MEMBER', sphere: 'ZWECKBETRIEB' } as const;

export const vatValues = (rates: Rates): Values =>
  Object.fromEntries(
    Array.from({ length: vatRows(rates) }, (_, index) => rates[index]).flatMap((rate, index) => [
      [`vat.${index}.group`, rate?.group ?? usual.group],
      [`vat.${index}.percent`, textOf(rate?.percent)],
      [`vat.${index}.validFrom`, textOf(rate?.validFrom)],
      [`vat.${index}.sphere`, rate?.sphere ?? usual.sphere],
    ]),
  );

const typedIn = (values: Values, row: string) => (name: string) => (values[`${row}.${name}`] ?? '').trim();

/** The rows that are sent, those with a percentage and a day: an emptied one removes its rate. */
export const sentRows = (values: Values, rows: number): readonly number[] =>
  Array.from({ length: rows }, (_, row) => row).filter((row) => {
    const typed = typedIn(values, `vat.${row}`);
    return typed('percent') !== '' && typed('validFrom') !== '';
  });

/** What is sent: the rates of `sentRows`. */
export const typedRates = (values: Values, rows: number) =>
  sentRows(values, rows)
    .map((row) => typedIn(values, `vat.${row}`))
    .map((typed) => ({
      group: vatGroups.find((group) => group === typed('group')) ?? usual.group,
      percent: requiredNumber(typed('percent')),
      validFrom: localDate(typed('validFrom')),
      sphere: taxSpheres.find((sphere) => sphere === typed('sphere')) ?? usual.sphere,
    }));

/** One empty row for a further period of § 19 UStG. */
export const periodRows = (periods: Periods): number => periods.length + 1;

export const periodValues = (periods: Periods): Values =>
  Object.fromEntries(
    Array.from({ length: periodRows(periods) }, (_, index) => periods[index]).flatMap((period, index) => [
      [`small.${index}.from`, textOf(period?.from)],
      [`small.${index}.to`, textOf(period?.to)],
    ]),
  );

/** The rows that are sent, those with a first day: an emptied one removes its period. */
export const sentPeriodRows = (values: Values, rows: number): readonly number[] =>
  Array.from({ length: rows }, (_, row) => row).filter((row) => typedIn(values, `small.${row}`)('from') !== '');

export const typedPeriods = (values: Values, rows: number) =>
  sentPeriodRows(values, rows)
    .map((row) => typedIn(values, `small.${row}`))
    .map((typed) => ({ from: localDate(typed('from')), to: typed('to') === '' ? null : localDate(typed('to')) }));
