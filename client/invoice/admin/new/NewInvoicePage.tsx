import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { RetryBoundary } from '../../../ui/feedback/RetryBoundary.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { BackLink } from '../../../ui/layout/BackLink.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { NewInvoiceForm } from './NewInvoiceForm.tsx';

/** An invoice for one person (decisions.md I2). */
export const NewInvoicePage = () => {
  const { t } = useTranslation('invoiceAdmin');
  return (
    <Page title={t(($) => $.new.title)} back={<BackLink to="/dashboard/invoice">{t(($) => $.back)}</BackLink>}>
      <RetryBoundary>
        <Suspense fallback={<Skeleton height={320} />}>
          <NewInvoiceForm />
        </Suspense>
      </RetryBoundary>
    </Page>
  );
};
