import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { BackLink } from '../../../ui/layout/BackLink.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { InvoiceDetails } from './InvoiceDetails.tsx';
import { UnknownInvoiceBoundary } from './UnknownInvoice.tsx';

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
    <UnknownInvoiceBoundary key={id}>
      <Suspense fallback={<Loading />}>
        <InvoiceDetails id={id} />
      </Suspense>
    </UnknownInvoiceBoundary>
  );
};
