import { useTranslation } from 'react-i18next';
import { taxSpheres, vatGroups } from '@platzwart/contracts/core';
import { numberIn } from '../../../core/forms/typedNumbers.ts';
import type { FieldSet, SettingTable } from '../form/settingField.ts';

const isPercentage = (typed: string): boolean => {
  const percent = numberIn(typed);
  return percent === null || (percent >= 0 && percent <= 100);
};

/** A row for each rate of VAT: for whom, how much, from which day of play on, and in which sphere of the club's taxes. */
export const useVatSets = (rows: number): readonly FieldSet[] => {
  const { t } = useTranslation('settingsAdmin');
  const groups = vatGroups.map((value) => ({ value, label: t(($) => $.tax.groups[value]) }));
  const spheres = taxSpheres.map((value) => ({ value, label: t(($) => $.tax.spheres[value]) }));
  const labels = {
    group: t(($) => $.tax.group),
    percent: t(($) => $.tax.percent),
    validFrom: t(($) => $.tax.validFrom),
    sphere: t(($) => $.tax.sphere),
  };
  const table: SettingTable = {
    title: t(($) => $.tax.rates),
    help: t(($) => $.tax.ratesHelp),
    columns: Object.values(labels),
    shares: [11, 5, 10, 14],
    emptyRow: ({ title }) => t(($) => $.prices.emptyRow, { row: title }),
  };
  return Array.from({ length: rows }, (_, index): FieldSet => {
    const field = (name: keyof typeof labels) => ({ name: `vat.${index}.${name}`, label: labels[name] });
    return {
      key: `vat.${index}`,
      title: t(($) => (index < rows - 1 ? $.tax.rate : $.tax.newRate), { number: index + 1 }),
      table,
      fields: [
        { ...field('group'), kind: 'choice', options: groups },
        { ...field('percent'), kind: 'number', isAllowed: isPercentage, neededWith: field('validFrom').name },
        { ...field('validFrom'), kind: 'date', neededWith: field('percent').name },
        { ...field('sphere'), kind: 'choice', options: spheres },
      ],
    };
  });
};
