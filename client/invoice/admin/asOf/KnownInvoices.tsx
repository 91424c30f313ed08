import { useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { Link } from '../../../ui/buttons/Link.tsx';
import { PagedList } from '../../../ui/layout/PagedList.tsx';
import { Unbroken } from '../../../ui/layout/Unbroken.tsx';
import { AdminTable } from '../../../ui/material/admin/AdminTable.tsx';
import { localDate } from '@platzwart/contracts/core';
import { StateWithAmounts } from '../StateWithAmounts.tsx';
import type { KnownInvoice } from './fetchInvoicesAsOf.ts';
import { type InvoiceDifference, sumsOf } from './invoiceDifferences.ts';
import { useChangeText } from './useChangeText.ts';

const Sums = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2, 8),
  margin: theme.spacing(0, 0, 4),
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { ...theme.typography.h2, margin: 0, fontVariantNumeric: 'tabular-nums' },
}));
const Changed = styled('strong')(({ theme }) => ({ color: theme.vars.palette.clay.onTint }));
const pageSize = 50;
const sumNames = ['open', 'overdue', 'paid'] as const;

type KnownInvoicesProps = {
  invoices: readonly KnownInvoice[];
  differences: readonly InvoiceDifference[];
  isBusy: boolean;
};

/** The invoices as they stood, with their sums; what has become of one since is in its last column. */
export const KnownInvoices = ({ invoices, differences, isBusy }: KnownInvoicesProps) => {
  const { t } = useTranslation(['invoiceAdmin', 'invoices']);
  const { cents, date } = useFormat();
  const changeText = useChangeText();
  const [wanted, setPage] = useState(1);
  const page = Math.min(wanted, Math.max(1, Math.ceil(invoices.length / pageSize)));
  const changes = new Map(differences.map(({ later, kinds }) => [later.id, changeText(kinds)]));
  const sums = sumsOf(invoices);
  const dayOf = (day: string | null): string => (day === null ? '–' : date(localDate(day), 'inColumn'));
  return (
    <>
      <Sums>
        {sumNames.map((name) => (
          <div key={name}>
            <dt>{t(($) => $.asOf.sums[name])}</dt>
            <dd>{cents(sums[name])}</dd>
          </div>
        ))}
      </Sums>
      <PagedList
        count={t(($) => $.list.count, { count: invoices.length })}
        pagerLabel={t(($) => $.list.pages)}
        total={invoices.length}
        pageSize={pageSize}
        page={page}
        onTurn={setPage}
        isBusy={isBusy}
      >
        <AdminTable
          label={t(($) => $.list.label)}
          columns={[
            { label: t(($) => $.list.columns.number) },
            { label: t(($) => $.list.columns.person) },
            { label: t(($) => $.list.columns.amount), isNarrow: true, isNumber: true },
            { label: t(($) => $.list.columns.state) },
            { label: t(($) => $.list.columns.created), isNarrow: true },
            { label: t(($) => $.list.columns.due), isNarrow: true },
            { label: t(($) => $.asOf.sinceThen) },
          ]}
          rows={invoices.slice((page - 1) * pageSize, page * pageSize).map((invoice) => ({
            key: invoice.id,
            cells: [
              <Link key="number" to={`/dashboard/invoice/${invoice.id}/details`}>
                <Unbroken>{invoice.number}</Unbroken>
              </Link>,
              invoice.who || t(($) => $.erased),
              cents(invoice.amount),
              <StateWithAmounts
                key="state"
                state={invoice.state}
                warningLevel={invoice.warningLevel}
                refundDue={invoice.refundDue}
              />,
              dayOf(invoice.issuedOn),
              dayOf(invoice.dueOn),
              changes.has(invoice.id) ? <Changed key="since">{changes.get(invoice.id)}</Changed> : '–',
            ],
          }))}
        />
      </PagedList>
    </>
  );
};
