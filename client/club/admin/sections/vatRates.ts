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

/** The rates that are sent: every row with a percentage and a day. */
export const typedRates = (values: Values, rows: number) =>
  Array.from({ length: rows }, (_, index) => (name: string) => (values[`vat.${index}.${name}`] ?? '').trim())
    .filter((typed) => typed('percent') !== '' && typed('validFrom') !== '')
    .map((typed) => ({
      group: vatGroups.find((group) => group === typed('group')) ?? usual.group,
      percent: numberIn(typed('percent')) ?? 0,
      validFrom: localDate(typed('validFrom')),
      sphere: taxSpheres.find((sphere) => sphere === typed('sphere')) ?? usual.sphere,
    }));
