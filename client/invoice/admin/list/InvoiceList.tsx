import { useDeferredValue, useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { InvoiceListQuery } from '../../../__generated__/InvoiceListQuery.graphql.ts';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { useInvoiceChanges } from '../../../core/relay/useInvoiceChanges.ts';
import { useRetryKey } from '../../../core/relay/retryKey.ts';
import { Button, ButtonLink } from '../../../ui/buttons/Button.tsx';
import { EmptyList } from '../../../ui/feedback/EmptyList.tsx';
import { PagedList } from '../../../ui/layout/PagedList.tsx';
import { ExportInvoices } from './ExportInvoices.tsx';
import { InvoiceFilterBar } from './InvoiceFilterBar.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';
import { type InvoiceFilter, variablesOf } from './invoiceFilter.ts';
import { useInvoiceFilter } from './useInvoiceFilter.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
}));
const Sums = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2, 8),
  margin: 0,
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { ...theme.typography.h2, margin: 0, fontVariantNumeric: 'tabular-nums' },
}));
const pageSize = 50;

/** `refreshKey` rises when invoices have changed. */
const useInvoicePage = (filter: InvoiceFilter, refreshKey: number) =>
  useLazyLoadQuery<InvoiceListQuery>(
    graphql`
      query InvoiceListQuery(
        $search: String
        $state: InvoiceListState
        $year: Int
        $month: Int
        $sort: InvoiceSort
        $descending: Boolean
        $page: Int
        $size: Int
      ) {
        invoicePage(
          search: $search
          state: $state
          year: $year
          month: $month
          sort: $sort
          descending: $descending
          page: $page
          size: $size
        ) {
          total
          open
          overdue
          years
          invoices {
            ...InvoiceTable_invoices
          }
        }
      }
    `,
    variablesOf(filter, pageSize),
    { fetchPolicy: 'store-and-network', fetchKey: `${useRetryKey()} ${refreshKey}` },
  ).invoicePage;

/**
 * One page of the invoices that the address asks for, with the sums of what is open and overdue among all of them; the old page stays
 * visible, paler, while the next one loads.
 */
export const InvoiceList = () => {
  const { t } = useTranslation('invoiceAdmin');
  const { cents } = useFormat();
  const [refreshKey, setRefreshKey] = useState(0);
  const { filter, change } = useInvoiceFilter();
  const shown = useDeferredValue(filter);
  const { total, open, overdue, years, invoices } = useInvoicePage(shown, useDeferredValue(refreshKey));
  useInvoiceChanges(() => setRefreshKey((count) => count + 1));
  if (years.length === 0)
    return (
      <EmptyList
        title={t(($) => $.list.none)}
        text={t(($) => $.list.noneText)}
        action={<ButtonLink to="/dashboard/invoice/run">{t(($) => $.toRun)}</ButtonLink>}
      />
    );
  return (
    <Root>
      <InvoiceFilterBar filter={filter} years={years} onChange={change} />
      <Sums>
        <div>
          <dt>{t(($) => $.list.openSum)}</dt>
          <dd>{cents(open)}</dd>
        </div>
        <div>
          <dt>{t(($) => $.list.overdueSum)}</dt>
          <dd>{cents(overdue)}</dd>
        </div>
      </Sums>
      <PagedList
        count={t(($) => $.list.count, { count: total })}
        pagerLabel={t(($) => $.list.pages)}
        total={total}
        pageSize={pageSize}
        page={shown.page}
        onTurn={(next) => change({ page: next })}
        isBusy={shown !== filter}
      >
        {total > 0 ? (
          <InvoiceTable invoices={invoices} filter={filter} onChange={change} />
        ) : (
          <EmptyList
            title={t(($) => $.list.noneFound)}
            text={t(($) => $.list.noneFoundText)}
            action={
              <Button variant="secondary" onClick={() => change({ search: '', state: null, year: null, month: null })}>
                {t(($) => $.list.showAll)}
              </Button>
            }
          />
        )}
      </PagedList>
      {total > 0 && <ExportInvoices filter={filter} />}
    </Root>
  );
};
