import type { AccountingSection_settings$key } from '../../../__generated__/AccountingSection_settings.graphql.ts';
import type { accountingValues_accounting$key } from '../../../__generated__/accountingValues_accounting.graphql.ts';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { accountCharts, revenueCategories } from '@platzwart/contracts/club';
import { taxSpheres } from '@platzwart/contracts/core';
import { Button } from '../../../ui/buttons/Button.tsx';
import { SettingsForm } from '../form/SettingsForm.tsx';
import type { FieldSet, Values } from '../form/settingField.ts';
import { useSaveSettings } from '../useSaveSettings.ts';
import { accountValues, accountingFragment, batchValues, shownPreset, typedAccounting } from './accountingValues.ts';
import type { SectionProps } from './sectionProps.ts';

const fragment = graphql`
  fragment AccountingSection_settings on Query {
    dashboardInfos {
      revision
      accounting {
        ...accountingValues_accounting
      }
    }
  }
`;

const monthNames = (language: string) => {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1),
    label: format.format(Date.UTC(2026, index, 1)),
  }));
};

const isEmptyRow = (values: Values, index: number): boolean =>
  [...revenueCategories, 'taxKey'].every((name) => (values[`revenue.${index}.${name}`] ?? '').trim() === '');

const revenueSets = (rows: number, t: ReturnType<typeof useTranslation<'settingsAdmin'>>['t']): readonly FieldSet[] => {
  const table = {
    title: t(($) => $.accounting.revenueTable),
    help: t(($) => $.accounting.revenueHelp),
    columns: [
      t(($) => $.accounting.vatRate),
      ...revenueCategories.map((name) => t(($) => $.accounting[name])),
      t(($) => $.accounting.taxKey),
    ],
    shares: [5, 7, 7, 8, 10, 10],
  };
  return Array.from({ length: rows }, (_, index) => ({
    key: `revenue.${index}`,
    title: t(($) => (index < rows - 1 ? $.accounting.revenue : $.accounting.newRevenue), { number: index + 1 }),
    table,
    fields: [
      {
        ...{ name: `revenue.${index}.vatRate`, kind: 'number', label: t(($) => $.accounting.vatRate) },
        isOptional: true,
        // A row without a rate is none: one with accounts is not dropped silently.
        isAllowed: (typed, values) => typed.trim() !== '' || isEmptyRow(values, index),
      },
      ...revenueCategories.map(
        (name) => ({ name: `revenue.${index}.${name}`, kind: 'text', label: t(($) => $.accounting[name]) }) as const,
      ),
      { name: `revenue.${index}.taxKey`, kind: 'text', label: t(($) => $.accounting.taxKey) },
    ],
  }));
};

const useSets = (rows: number): readonly FieldSet[] => {
  const { t, i18n } = useTranslation('settingsAdmin');
  const plain = (name: 'bank' | 'cash') => ({ name, kind: 'text', label: t(($) => $.accounting[name]) }) as const;
  const explained = (name: 'bankFee' | 'card' | 'debtorBase' | 'payPal' | 'toBeReturned') =>
    ({ name, kind: 'text', label: t(($) => $.accounting[name]), help: t(($) => $.accounting.help[name]) }) as const;
  const number = (name: 'accountLength' | 'adviser' | 'client') =>
    ({ name, kind: 'number', label: t(($) => $.accounting[name]) }) as const;
  return [
    {
      key: 'batch',
      title: t(($) => $.accounting.batch),
      help: t(($) => $.accounting.batchHelp),
      fields: [
        {
          ...{ name: 'chart', kind: 'choice', label: t(($) => $.accounting.chart) },
          options: accountCharts.map((value) => ({ value, label: t(($) => $.accounting.charts[value]) })),
        },
        number('accountLength'),
        number('adviser'),
        number('client'),
        {
          ...{ name: 'yearStartMonth', kind: 'choice', label: t(($) => $.accounting.yearStartMonth) },
          options: monthNames(i18n.language),
        },
      ],
      below: (values, change) => {
        const chart = values['chart'] ?? '';
        return (
          <div>
            <Button
              variant="secondary"
              onClick={() => change({ ...values, ...accountValues(shownPreset(chart), rows) })}
            >
              {t(($) => $.accounting.fill, { chart })}
            </Button>
          </div>
        );
      },
    },
    {
      key: 'money',
      title: t(($) => $.accounting.money),
      help: t(($) => $.accounting.moneyHelp),
      fields: [
        ...[plain('bank'), plain('cash'), explained('payPal'), explained('card')],
        ...[explained('bankFee'), explained('toBeReturned'), explained('debtorBase')],
      ],
    },
    ...revenueSets(rows, t),
    {
      key: 'small',
      title: t(($) => $.accounting.small),
      fields: [{ name: 'smallBusinessRevenue', kind: 'text', label: t(($) => $.accounting.smallBusinessRevenue) }],
    },
    {
      key: 'costCentres',
      title: t(($) => $.accounting.costCentres),
      help: t(($) => $.accounting.costCentresHelp),
      fields: taxSpheres.map((sphere) => ({
        ...{ name: `costCentres.${sphere}`, kind: 'text', label: t(($) => $.tax.spheres[sphere]) },
      })),
    },
  ];
};

/** `settings.accounting.revenue.1.court` → `revenue.1.court`. */
const fieldOf = (path: string): string => path.replace(/^settings\.accounting\./, '');

/** The accounts of the books, with which the export to DATEV is written; proposals until they are saved. */
export const AccountingSection = ({ settings: key, onOutdated }: SectionProps<AccountingSection_settings$key>) => {
  const { dashboardInfos } = useFragment(fragment, key);
  const saved = useFragment<accountingValues_accounting$key>(accountingFragment, dashboardInfos.accounting);
  const { call, isBusy } = useSaveSettings();
  const known = saved ?? shownPreset('42');
  const rows = Math.max(known.revenue.length, shownPreset('42').revenue.length) + 1;
  return (
    <SettingsForm
      sets={useSets(rows)}
      initial={{ ...batchValues(known), ...accountValues(known, rows) }}
      fieldOf={fieldOf}
      isBusy={isBusy}
      onOutdated={onOutdated}
      onSave={(values, _, callbacks) => {
        const accounting = typedAccounting(values, rows);
        call({ settings: { accounting }, basedOn: dashboardInfos.revision }, callbacks);
      }}
    />
  );
};
