import type {
  TaxSection_settings$data,
  TaxSection_settings$key,
} from '../../../__generated__/TaxSection_settings.graphql.ts';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { type PaymentMethod, localDate, paymentMethods, taxSpheres, vatGroups } from '@platzwart/contracts/core';
import { SettingsForm } from '../form/SettingsForm.tsx';
import { numberIn } from '../../../core/forms/typedNumbers.ts';
import { type FieldSet, type Values, checked, orNull, textOf, yes } from '../form/settingField.ts';
import { useSaveSettings } from '../useSaveSettings.ts';
import type { SectionProps } from './sectionProps.ts';

const fragment = graphql`
  fragment TaxSection_settings on Query {
    dashboardInfos {
      revision
      rules {
        smallBusiness
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

type Rates = Settings['dashboardInfos']['rules']['vatRates'];

/** Fewer only where the club has agreed so with its members (EPC016-06). */
const usualNoticeDays = 14;

/** Hours of a card are paid already: whoever has some may use them, and the rules say whether cards are sold. */
const chargedMethods = ['INVOICE', 'PAYPAL', 'CREDIT_CARD'] as const satisfies readonly PaymentMethod[];

/** One empty row for a further rate. */
const rowsOf = (rates: Rates): number => rates.length + 1;

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
  ...Object.fromEntries(
    Array.from({ length: rowsOf(rules.vatRates) }, (_, index) => rules.vatRates[index]).flatMap((rate, index) => [
      [`vat.${index}.group`, rate?.group ?? 'MEMBER'],
      [`vat.${index}.percent`, textOf(rate?.percent)],
      [`vat.${index}.validFrom`, textOf(rate?.validFrom)],
      [`vat.${index}.sphere`, rate?.sphere ?? 'ZWECKBETRIEB'],
    ]),
  ),
  smallBusiness: checked(rules.smallBusiness),
  ...Object.fromEntries(paymentMethods.map((method) => [method, checked(rules.paymentMethods.includes(method))])),
  invoiceForGuests: checked(rules.invoiceForGuests),
  ...billingValues(billing),
  ...initialDebit(billing),
});

const useSets = (rates: Rates): readonly FieldSet[] => {
  const { t } = useTranslation('settingsAdmin');
  const billing = (name: 'taxNumber' | 'iban' | 'bic' | 'accountHolder') =>
    ({ name, kind: 'text', label: t(($) => $.tax[name]) }) as const;
  const check = (name: 'eInvoice' | 'smallBusiness' | 'invoiceForGuests') =>
    ({ name, kind: 'check', label: t(($) => $.tax[name]), help: t(($) => $.tax.help[name]) }) as const;
  const groups = vatGroups.map((value) => ({ value, label: t(($) => $.tax.groups[value]) }));
  const spheres = taxSpheres.map((value) => ({ value, label: t(($) => $.tax.spheres[value]) }));
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
    { key: 'small', title: t(($) => $.tax.vat), help: t(($) => $.tax.vatHelp), fields: [check('smallBusiness')] },
    ...Array.from({ length: rowsOf(rates) }, (_, index): FieldSet => ({
      key: `vat.${index}`,
      title: t(($) => (index < rates.length ? $.tax.rate : $.tax.newRate), { number: index + 1 }),
      fields: [
        { name: `vat.${index}.group`, kind: 'choice', label: t(($) => $.tax.group), options: groups },
        { name: `vat.${index}.percent`, kind: 'number', label: t(($) => $.tax.percent) },
        { name: `vat.${index}.validFrom`, kind: 'date', label: t(($) => $.tax.validFrom) },
        { name: `vat.${index}.sphere`, kind: 'choice', label: t(($) => $.tax.sphere), options: spheres },
      ],
    })),
  ];
};

const typedRates = (values: Values, rows: number) =>
  Array.from({ length: rows }, (_, index) => (name: string) => (values[`vat.${index}.${name}`] ?? '').trim())
    .filter((typed) => typed('percent') !== '' && typed('validFrom') !== '')
    .map((typed) => ({
      group: vatGroups.find((group) => group === typed('group')) ?? 'MEMBER',
      percent: numberIn(typed('percent')) ?? 0,
      validFrom: localDate(typed('validFrom')),
      sphere: taxSpheres.find((sphere) => sphere === typed('sphere')) ?? 'ZWECKBETRIEB',
    }));

/** Null where nothing was ever entered; a switch without an identifier is refused by the server. */
const typedDebit = (values: Values) => {
  const [creditorId, isOffered] = [orNull(values['creditorId']), values['isOffered'] === yes];
  if (creditorId === null && !isOffered) return null;
  return { creditorId: creditorId ?? '', noticeDays: numberIn(values['noticeDays']) ?? 0, isOffered };
};

/** `settings.rules.vatRates.1.percent` → `vat.1.percent`. */
const fieldOf = (path: string): string => {
  const vat = /vatRates\.(\d+)(?:\.(\w+))?/.exec(path);
  return vat ? `vat.${vat[1] ?? ''}.${vat[2] ?? 'validFrom'}` : path.slice(path.lastIndexOf('.') + 1);
};

/** How members pay, what invoices say, and the VAT of each group. */
export const TaxSection = ({ settings: key, onOutdated }: SectionProps<TaxSection_settings$key>) => {
  const { dashboardInfos } = useFragment(fragment, key);
  const { call, isBusy } = useSaveSettings();
  const { vatRates } = dashboardInfos.rules;
  return (
    <SettingsForm
      sets={useSets(vatRates)}
      initial={initialOf(dashboardInfos)}
      fieldOf={fieldOf}
      isBusy={isBusy}
      onOutdated={onOutdated}
      onSave={(values, _, callbacks) => {
        const rules = {
          paymentMethods: paymentMethods.filter((method) => values[method] === yes),
          invoiceForGuests: values['invoiceForGuests'] === yes,
          smallBusiness: values['smallBusiness'] === yes,
          vatRates: typedRates(values, rowsOf(vatRates)),
        };
        const billing = {
          taxNumber: orNull(values['taxNumber']),
          iban: orNull(values['iban']),
          bic: orNull(values['bic']),
          accountHolder: orNull(values['accountHolder']),
          dueDays: numberIn(values['dueDays']) ?? 14,
          footer: orNull(values['footer']),
          eInvoice: values['eInvoice'] === yes,
          directDebit: typedDebit(values),
        };
        call({ settings: { rules, billing }, basedOn: dashboardInfos.revision }, callbacks);
      }}
    />
  );
};
