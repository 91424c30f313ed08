import { Fragment } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { InvoiceTotals_totals$key } from '../__generated__/InvoiceTotals_totals.graphql.ts';
import { useFormat } from '../core/formatting/useFormat.ts';
import { useLanguage } from '../core/texts/language.ts';
import { type ShownState, isOpenState, signOf } from './invoiceState.ts';

const Sums = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  rowGap: theme.spacing(1),
  justifySelf: 'end',
  width: 'min(100%, 24rem)',
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& dd': { margin: 0, paddingInlineStart: theme.spacing(6), textAlign: 'right' },
  '& [data-strong="true"]': { fontWeight: 700, borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

type InvoiceTotalsProps = {
  totals: InvoiceTotals_totals$key;
  totalAmount: number;
  amountDue: number;
  /** What has arrived for it since, in cents. */
  paidAmount?: number;
  /** What the club does without, in cents. */
  waivedAmount?: number;
  state: ShownState;
};
type Row = Readonly<{ key: string; name: string; amount: number; isStrong?: boolean }>;

/** Net and VAT of each rate; nothing where no rate is above 0. */
const useRates = (key: InvoiceTotals_totals$key): readonly Row[] => {
  const { t } = useTranslation('invoices');
  const language = useLanguage();
  const totals = useFragment(
    graphql`
      fragment InvoiceTotals_totals on RateTotal @relay(plural: true) {
        vatRate
        net
        vat
      }
    `,
    key,
  );
  if (totals.every(({ vatRate }) => vatRate === 0)) return [];
  return totals.flatMap(({ vatRate, net, vat }): readonly Row[] => {
    if (vatRate === 0) return [{ key: 'exempt', name: t(($) => $.totals.exempt), amount: net }];
    const rate = vatRate.toLocaleString(language);
    return [
      { key: `net ${vatRate}`, name: t(($) => $.totals.net, { rate }), amount: net },
      { key: `vat ${vatRate}`, name: t(($) => $.totals.vat, { rate }), amount: vat },
    ];
  });
};

/** Net and VAT of each rate, the sum, and what of it is still to be paid, if anything (decisions.md I3, I6). */
export const InvoiceTotals = ({ totals, totalAmount, amountDue, state, ...settled }: InvoiceTotalsProps) => {
  const { paidAmount = 0, waivedAmount = 0 } = settled;
  const { t } = useTranslation('invoices');
  const { cents } = useFormat();
  const rates = useRates(totals);
  const paid = totalAmount - amountDue;
  const isOwed = isOpenState(state);
  const rows: readonly Row[] = [
    ...rates,
    { key: 'total', name: t(($) => $.totals.total), amount: totalAmount, isStrong: !isOwed },
    ...(paid > 0 ? [{ key: 'paid', name: t(($) => $.totals.alreadyPaid), amount: -paid }] : []),
    ...(isOwed && paidAmount > 0 ? [{ key: 'received', name: t(($) => $.totals.received), amount: -paidAmount }] : []),
    ...(waivedAmount > 0 ? [{ key: 'waived', name: t(($) => $.totals.waived), amount: -waivedAmount }] : []),
    ...(isOwed
      ? [
          {
            key: 'owed',
            name: t(($) => $.totals.amountDue),
            amount: amountDue - waivedAmount - paidAmount,
            isStrong: true,
          },
        ]
      : []),
  ];
  return (
    <Sums>
      {rows.map(({ key, name, amount, isStrong }) => (
        <Fragment key={key}>
          <dt data-strong={isStrong}>{name}</dt>
          <dd data-strong={isStrong}>{cents(signOf(state) * amount)}</dd>
        </Fragment>
      ))}
    </Sums>
  );
};
