import { Button } from '../../../ui/buttons/Button.tsx';
import { useTranslation } from 'react-i18next';
import { voucherTypes } from '@platzwart/contracts/core';
import type { FieldSet, SettingField, SettingTable } from '../form/settingField.ts';
import { rates } from './priceValues.ts';

/** Rows of prices, hour cards and seasons. */
export const usePriceSets = (rows: number, addRow: () => void): readonly FieldSet[] => {
  const { t } = useTranslation('settingsAdmin');
  const moreRows = () => (
    <div>
      <Button variant="secondary" onClick={addRow}>
        {t(($) => $.prices.addRow)}
      </Button>
    </div>
  );
  const roles = [t(($) => $.prices.guest), t(($) => $.prices.member), t(($) => $.prices.trainer)];
  const table: SettingTable = {
    title: t(($) => $.prices.table),
    help: t(($) => $.prices.tableHelp),
    groups: [
      { label: t(($) => $.prices.weekdays), columns: roles.length },
      { label: t(($) => $.prices.weekend), columns: roles.length },
    ],
    columns: [t(($) => $.prices.time), ...roles, ...roles],
    emptyRow: ({ title }) => t(($) => $.prices.emptyRow, { row: title }),
  };
  return [
    ...Array.from({ length: rows }, (_, index): FieldSet => ({
      key: `row.${index}`,
      title: t(($) => $.prices.row, { number: index + 1 }),
      table,
      ...(index === rows - 1 && { below: moreRows }),
      fields: [
        { name: `row.${index}.time`, kind: 'time', label: t(($) => $.prices.time), isOptional: index > 0 },
        ...rates.map((rate): SettingField => ({
          name: `row.${index}.${rate}`,
          kind: 'money',
          label: t(($) => $.prices[rate]),
          neededWith: `row.${index}.time`,
        })),
      ],
    })),
    {
      key: 'cards',
      title: t(($) => $.prices.cards),
      help: t(($) => $.prices.cardsHelp),
      fields: [
        ...voucherTypes.map((type): SettingField => ({
          ...{ name: `card.${type}`, kind: 'money', label: t(($) => $.prices.types[type]) },
          isOptional: true,
        })),
        { name: 'voucherHours', kind: 'decimal', label: t(($) => $.prices.voucherHours) },
      ],
    },
    {
      key: 'season',
      title: t(($) => $.prices.season),
      fields: [{ name: 'saisonBookingDiscount', kind: 'money', label: t(($) => $.prices.saisonBookingDiscount) }],
    },
  ];
};
