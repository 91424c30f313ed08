import { useTranslation } from 'react-i18next';
import type { FieldSet, SettingTable } from '../form/settingField.ts';

/** A row for each period in which § 19 UStG holds for the club: its first day of service, and its last one, if that is known. */
export const useSmallBusinessSets = (rows: number): readonly FieldSet[] => {
  const { t } = useTranslation('settingsAdmin');
  const labels = { from: t(($) => $.tax.small.from), to: t(($) => $.tax.small.to) };
  const table: SettingTable = {
    title: t(($) => $.tax.small.title),
    help: t(($) => $.tax.small.help),
    columns: Object.values(labels),
    emptyRow: ({ title }) => t(($) => $.prices.emptyRow, { row: title }),
  };
  return Array.from({ length: rows }, (_, index): FieldSet => {
    const [from, to] = [`small.${index}.from`, `small.${index}.to`];
    return {
      key: `small.${index}`,
      title: t(($) => (index < rows - 1 ? $.tax.small.period : $.tax.small.newPeriod), { number: index + 1 }),
      table,
      fields: [
        { name: from, label: labels.from, kind: 'date', neededWith: to },
        {
          ...{ name: to, label: labels.to, kind: 'date' },
          isAllowed: (typed, values) => typed === '' || typed >= (values[from] ?? ''),
        },
      ],
    };
  });
};
