import type {
  TaxSection_settings$data,
  TaxSection_settings$key,
} from '../../../__generated__/TaxSection_settings.graphql.ts';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { type PaymentMethod, paymentMethods } from '@platzwart/contracts/core';
import { SettingsForm } from '../form/SettingsForm.tsx';
import { requiredNumber } from '../../../core/forms/typedNumbers.ts';
import { type FieldSet, type Values, checked, orNull, textOf, yes } from '../form/settingField.ts';
import { useSaveSettings } from '../useSaveSettings.ts';
import type { SectionProps } from './sectionProps.ts';
import { useSmallBusinessSets } from './useSmallBusinessSets.ts';
import { useVatSets } from './useVatSets.ts';
import {
  periodRows,
  periodValues,
  sentPeriodRows,
  sentRows,
  typedPeriods,
  typedRates,
  vatRows,
  vatValues,
} from './vatRates.ts';

const fragment = graphql`
  fragment TaxSection_settings on Query {
    dashboardInfos {
      revision
      rules {
        smallBusinessPeriods {
          from
          to
        }
        paymentMethods
        invoiceForGuests
        vatRates {
          group
          percent
          validFrom
          sphere
        }
      }
      billing {
        taxNumber
        iban
        bic
        accountHolder
        dueDays
        footer
        eInvoice
        directDebit {
          creditorId
          noticeDays
          isOffered
        }
      }
    }
  }
`;
type Settings = TaxSection_settings$data;

/** Fewer only where the club has agreed so with its members (EPC016-06). */
const usualNoticeDays = 14;

/** Hours of a card are paid already: whoever has some may use them, and the rules say whether cards are sold. */
const chargedMethods = ['INVOICE', 'PAYPAL', 'CREDIT_CARD'] as const satisfies readonly PaymentMethod[];

const noBilling = {
  taxNumber: null,
  iban: null,
  bic: null,
  accountHolder: null,
  dueDays: 14,
  footer: null,
  eInvoice: false,
};

const billingValues = (billing: Settings['dashboardInfos']['billing']): Values => {
  const { taxNumber, iban, bic, accountHolder, dueDays, footer, eInvoice } = billing ?? noBilling;
  return {
    ...{ taxNumber: textOf(taxNumber), iban: textOf(iban), bic: textOf(bic), accountHolder: textOf(accountHolder) },
    ...{ dueDays: textOf(dueDays), footer: textOf(footer), eInvoice: checked(eInvoice) },
  };
};

type Billing = Settings['dashboardInfos']['billing'];

const initialDebit = (billing: Billing): Values => {
  const terms = billing?.directDebit;
  return {
    creditorId: textOf(terms?.creditorId),
    noticeDays: textOf(terms?.noticeDays ?? usualNoticeDays),
    isOffered: checked(terms?.isOffered ?? false),
  };
};

const initialOf = ({ rules, billing }: Settings['dashboardInfos']): Values => ({
  ...vatValues(rules.vatRates),
  ...periodValues(rules.smallBusinessPeriods),
  ...Object.fromEntries(paymentMethods.map((method) => [method, checked(rules.paymentMethods.includes(method))])),
  invoiceForGuests: checked(rules.invoiceForGuests),
  ...billingValues(billing),
  ...initialDebit(billing),
});

const useSets = ({ vatRates, smallBusinessPeriods }: Settings['dashboardInfos']['rules']): readonly FieldSet[] => {
  const { t } = useTranslation('settingsAdmin');
  const rates = useVatSets(vatRows(vatRates));
  const periods = useSmallBusinessSets(periodRows(smallBusinessPeriods));
  const billing = (name: 'taxNumber' | 'iban' | 'bic' | 'accountHolder') =>
    ({ name, kind: 'text', label: t(($) => $.tax[name]) }) as const;
  const check = (name: 'eInvoice' | 'invoiceForGuests') =>
    ({ name, kind: 'check', label: t(($) => $.tax[name]), help: t(($) => $.tax.help[name]) }) as const;
  return [
    {
      key: 'payment',
      title: t(($) => $.tax.payment),
      help: t(($) => $.tax.paymentHelp),
      fields: [
        ...chargedMethods.map((name) => ({ name, kind: 'check', label: t(($) => $.tax.methods[name]) }) as const),
        check('invoiceForGuests'),
      ],
    },
    {
      key: 'billing',
      title: t(($) => $.tax.billing),
      fields: [
        ...[billing('taxNumber'), billing('accountHolder'), billing('iban'), billing('bic')],
        { name: 'dueDays', kind: 'number', label: t(($) => $.tax.dueDays) },
        { name: 'footer', kind: 'lines', label: t(($) => $.tax.footer), help: t(($) => $.tax.help.footer) },
        check('eInvoice'),
      ],
    },
    {
      key: 'debit',
      title: t(($) => $.tax.debit.title),
      help: t(($) => $.tax.debit.help),
      fields: [
        { name: 'isOffered', kind: 'check', label: t(($) => $.tax.debit.isOffered) },
        { name: 'creditorId', kind: 'text', label: t(($) => $.tax.debit.creditorId) },
        { name: 'noticeDays', kind: 'number', label: t(($) => $.tax.debit.noticeDays) },
      ],
    },
    ...rates,
    ...periods,
  ];
};

/** Null where nothing was ever entered; a switch without an identifier is refused by the server. */
const typedDebit = (values: Values) => {
  const [creditorId, isOffered] = [orNull(values['creditorId']), values['isOffered'] === yes];
  if (creditorId === null && !isOffered) return null;
  return { creditorId: creditorId ?? '', noticeDays: requiredNumber(values['noticeDays']), isOffered };
};

/** `settings.rules.vatRates.1.percent` → `vat.2.percent` where the second rate that was sent stands in the third row. */
const fieldOf = (path: string, sent: Values, rules: Settings['dashboardInfos']['rules']): string => {
  const [, list, index, name] = /(vatRates|smallBusinessPeriods)\.(\d+)(?:\.(\w+))?/.exec(path) ?? [];
  if (list === 'vatRates')
    return `vat.${sentRows(sent, vatRows(rules.vatRates))[Number(index)] ?? ''}.${name ?? 'validFrom'}`;
  if (list === undefined) return path.slice(path.lastIndexOf('.') + 1);
  return `small.${sentPeriodRows(sent, periodRows(rules.smallBusinessPeriods))[Number(index)] ?? ''}.${name ?? 'from'}`;
};

/** How members pay, what invoices say, and the VAT of each group. */
export const TaxSection = ({ settings: key, onOutdated }: SectionProps<TaxSection_settings$key>) => {
  const { dashboardInfos } = useFragment(fragment, key);
  const { call, isBusy } = useSaveSettings();
  const { rules: before } = dashboardInfos;
  return (
    <SettingsForm
      sets={useSets(before)}
      initial={initialOf(dashboardInfos)}
      fieldOf={(path, sent) => fieldOf(path, sent, before)}
      isBusy={isBusy}
      onOutdated={onOutdated}
      onSave={(values, _, callbacks) => {
        const rules = {
          paymentMethods: paymentMethods.filter((method) => values[method] === yes),
          invoiceForGuests: values['invoiceForGuests'] === yes,
          smallBusinessPeriods: typedPeriods(values, periodRows(before.smallBusinessPeriods)),
          vatRates: typedRates(values, vatRows(before.vatRates)),
        };
        const billing = {
          taxNumber: orNull(values['taxNumber']),
          iban: orNull(values['iban']),
          bic: orNull(values['bic']),
          accountHolder: orNull(values['accountHolder']),
          dueDays: requiredNumber(values['dueDays']),
          footer: orNull(values['footer']),
          eInvoice: values['eInvoice'] === yes,
          directDebit: typedDebit(values),
        };
        call({ settings: { rules, billing }, basedOn: dashboardInfos.revision }, callbacks);
      }}
    />
  );
};
