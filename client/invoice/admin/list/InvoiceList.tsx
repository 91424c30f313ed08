import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { InvoiceListQuery } from '../../../__generated__/InvoiceListQuery.graphql.ts';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { useRetryKey } from '../../../core/relay/retryKey.ts';
import { Button, ButtonLink } from '../../../ui/buttons/Button.tsx';
import { EmptyList } from '../../../ui/feedback/EmptyList.tsx';
import { PagedList } from '../../../ui/layout/PagedList.tsx';
import { InvoiceFilterBar } from './InvoiceFilterBar.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';
import { filterInvoices, openSums, yearsOf } from './invoiceFilter.ts';
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

/** The invoices that the address asks for, with the sums of what is open and overdue among them. */
export const InvoiceList = () => {
  const { t } = useTranslation('invoiceAdmin');
  const { cents } = useFormat();
  const { filter, change } = useInvoiceFilter();
  const { invoices } = useLazyLoadQuery<InvoiceListQuery>(
    graphql`
      query InvoiceListQuery {
        invoices {
          invoiceNumber
          createDate
          state
          overdue
          amountDue
          cancels {
            _id
          }
          invoiceTo {
            userID
            firstName
            lastName
          }
          ...InvoiceTable_invoices
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: useRetryKey() },
  );
  if (invoices.length === 0)
    return (
      <EmptyList
        title={t(($) => $.list.none)}
        text={t(($) => $.list.noneText)}
        action={<ButtonLink to="/dashboard/invoice/run">{t(($) => $.toRun)}</ButtonLink>}
      />
    );
  const shown = filterInvoices(invoices, filter);
  const { open, overdue } = openSums(shown);
  const page = Math.min(filter.page, Math.max(1, Math.ceil(shown.length / pageSize)));
  return (
    <Root>
      <InvoiceFilterBar filter={filter} years={yearsOf(invoices)} onChange={change} />
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
        count={t(($) => $.list.count, { count: shown.length })}
        pagerLabel={t(($) => $.list.pages)}
        total={shown.length}
        pageSize={pageSize}
        page={page}
        onTurn={(next) => change({ page: next })}
        isBusy={false}
      >
        {shown.length > 0 ? (
          <InvoiceTable invoices={shown.slice((page - 1) * pageSize, page * pageSize)} />
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
    </Root>
  );
};
