import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { RetryBoundary } from '../../../ui/feedback/RetryBoundary.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { BackLink } from '../../../ui/layout/BackLink.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { InvoiceRun } from './InvoiceRun.tsx';

/** Invoices for everybody who owes something (decisions.md N37). */
export const InvoiceRunPage = () => {
  const { t } = useTranslation('invoiceAdmin');
  return (
    <Page title={t(($) => $.run.title)} back={<BackLink to="/dashboard/invoice">{t(($) => $.back)}</BackLink>}>
      <RetryBoundary>
        <Suspense fallback={<Skeleton height={320} />}>
          <InvoiceRun />
        </Suspense>
      </RetryBoundary>
    </Page>
  );
};
