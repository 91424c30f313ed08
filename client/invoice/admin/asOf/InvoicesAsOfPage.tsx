import { Suspense } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { useClubClock } from '../../../courtPlan/useClubClock.ts';
import { ButtonLink } from '../../../ui/buttons/Button.tsx';
import { ListSkeleton } from '../../../ui/feedback/ListSkeleton.tsx';
import { RetryBoundary } from '../../../ui/feedback/RetryBoundary.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { AdminSelect } from '../../../ui/material/admin/AdminSelect.tsx';
import { InvoicesAsOf } from './InvoicesAsOf.tsx';
import { type InvoicesAddress, firstDayOf, invoicesAddressOf, paramsOfInvoices } from './asOfAddress.ts';

const Choices = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(3, 4),
  maxWidth: 560,
  marginBottom: theme.spacing(4),
  '@media print': { display: 'none' },
}));
const months = Array.from({ length: 12 }, (_, index) => index + 1);
/** As long as invoices are kept (decisions.md N33). */
const yearsBack = 10;
const isNow = { at: null, compare: null };

/** The invoices as they stood at a moment, compared with a later one; the other clock is when they were issued. */
export const InvoicesAsOfPage = () => {
  const { t } = useTranslation('invoiceAdmin');
  const { date } = useFormat();
  const { date: today } = useClubClock();
  const [params, setParams] = useSearchParams();
  const address = invoicesAddressOf(params, today);
  const { year, month } = address;
  const go = (next: InvoicesAddress, position: string | null = null) =>
    setParams(paramsOfInvoices(next, position), { replace: true });
  const thisYear = Number(today.slice(0, 4));
  const years = Array.from({ length: yearsBack + 1 }, (_, back) => thisYear - back);
  return (
    <Page
      title={t(($) => $.asOf.title)}
      width="wide"
      actions={
        <ButtonLink to="/dashboard/invoice" variant="secondary">
          {t(($) => $.back)}
        </ButtonLink>
      }
    >
      <Choices>
        <AdminSelect
          label={t(($) => $.asOf.year)}
          value={String(year)}
          options={[...new Set([...years, year])].map((each) => ({ value: String(each), label: String(each) }))}
          onChange={({ target }) => go({ year: Number(target.value), month, ...isNow })}
        />
        <AdminSelect
          label={t(($) => $.list.month)}
          value={month === null ? '' : String(month)}
          options={[
            { value: '', label: t(($) => $.list.wholeYear) },
            ...months.map((each) => ({
              value: String(each),
              label: date(firstDayOf({ year, month: each }), 'monthAndYear'),
            })),
          ]}
          onChange={({ target }) => go({ year, month: target.value === '' ? null : Number(target.value), ...isNow })}
        />
      </Choices>
      <RetryBoundary key={`${year} ${month}`}>
        <Suspense fallback={<ListSkeleton />}>
          <InvoicesAsOf
            address={address}
            onMoments={(moments, position) => go({ year, month, ...moments }, position)}
          />
        </Suspense>
      </RetryBoundary>
    </Page>
  );
};
