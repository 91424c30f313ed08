import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../ui/feedback/ListSkeleton.tsx';
import { RetryBoundary } from '../ui/feedback/RetryBoundary.tsx';
import { Page } from '../ui/layout/Page.tsx';
import { MyInvoices } from './MyInvoices.tsx';

/** The viewer's invoices and what is not billed yet (decisions.md I13). */
export const MyInvoicesPage = () => {
  const { t } = useTranslation('invoices');
  return (
    <Page title={t(($) => $.own.title)}>
      <RetryBoundary>
        <Suspense fallback={<ListSkeleton />}>
          <MyInvoices />
        </Suspense>
      </RetryBoundary>
    </Page>
  );
};
