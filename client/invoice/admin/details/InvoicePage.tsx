import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { RefusalBoundary } from '../../../core/errors/RefusalBoundary.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { BackLink } from '../../../ui/layout/BackLink.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { InvoiceDetails } from './InvoiceDetails.tsx';
import { UnknownInvoice } from './UnknownInvoice.tsx';

const Loading = () => {
  const { t } = useTranslation('invoiceAdmin');
  return (
    <Page title={t(($) => $.details.loading)} back={<BackLink to="/dashboard/invoice">{t(($) => $.back)}</BackLink>}>
      <Skeleton height={480} />
    </Page>
  );
};

/** /dashboard/invoice/:id/details */
export const InvoicePage = () => {
  const { id = '' } = useParams();
  return (
    <RefusalBoundary key={id} code="ERR_INVOICE_NOT_FOUND" instead={<UnknownInvoice />}>
      <Suspense fallback={<Loading />}>
        <InvoiceDetails id={id} />
      </Suspense>
    </RefusalBoundary>
  );
};
