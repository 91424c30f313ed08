import { localDate, taxSpheres, vatGroups } from '@platzwart/contracts/core';
import type { TaxSection_settings$data } from '../../../__generated__/TaxSection_settings.graphql.ts';
import { numberIn } from '../../../core/forms/typedNumbers.ts';
import { type Values, textOf } from '../form/settingField.ts';

type Rates = TaxSection_settings$data['dashboardInfos']['rules']['vatRates'];

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

const typedIn = (values: Values, row: number) => (name: string) => (values[`vat.${row}.${name}`] ?? '').trim();

/** The rows that are sent, those with a percentage and a day: an emptied one removes its rate. */
export const sentRows = (values: Values, rows: number): readonly number[] =>
  Array.from({ length: rows }, (_, row) => row).filter((row) => {
    const typed = typedIn(values, row);
    return typed('percent') !== '' && typed('validFrom') !== '';
  });

/** What is sent: the rates of `sentRows`. */
export const typedRates = (values: Values, rows: number) =>
  sentRows(values, rows)
    .map((row) => typedIn(values, row))
    .map((typed) => ({
      group: vatGroups.find((group) => group === typed('group')) ?? usual.group,
      percent: numberIn(typed('percent')) ?? 0,
      validFrom: localDate(typed('validFrom')),
      sphere: taxSpheres.find((sphere) => sphere === typed('sphere')) ?? usual.sphere,
    }));
