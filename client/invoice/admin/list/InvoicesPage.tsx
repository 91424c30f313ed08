import { Suspense } from 'react';
import { mdiFileDocumentMultipleOutline, mdiFileDocumentPlusOutline, mdiHistory } from '@mdi/js';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/buttons/Button.tsx';
import { ButtonRow } from '../../../ui/buttons/ButtonRow.tsx';
import { ListSkeleton } from '../../../ui/feedback/ListSkeleton.tsx';
import { RetryBoundary } from '../../../ui/feedback/RetryBoundary.tsx';
import { Icon } from '../../../ui/graphics/Icon.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { ClubRefunds } from './ClubRefunds.tsx';
import { Credits } from './Credits.tsx';
import { DebitRefunds } from './DebitRefunds.tsx';
import { InvoiceList } from './InvoiceList.tsx';
import { PaymentTasks } from './PaymentTasks.tsx';
import { useInvoiceFilter } from './useInvoiceFilter.ts';

const Lists = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(5), '& > *': { minWidth: 0 } }));

/** All invoices of the club, and the ways to new ones (product.md, /dashboard/invoice). */
export const InvoicesPage = () => {
  const { t } = useTranslation('invoiceAdmin');
  const { filter } = useInvoiceFilter();
  return (
    <Page
      title={t(($) => $.title)}
      actions={
        <ButtonRow>
          <ButtonLink to="/dashboard/invoice/run" icon={<Icon path={mdiFileDocumentMultipleOutline} />}>
            {t(($) => $.toRun)}
          </ButtonLink>
          <ButtonLink to="/dashboard/invoice/new" variant="secondary" icon={<Icon path={mdiFileDocumentPlusOutline} />}>
            {t(($) => $.toNew)}
          </ButtonLink>
          <ButtonLink to="/dashboard/invoice/as-of" variant="secondary" icon={<Icon path={mdiHistory} />}>
            {t(($) => $.asOf.link)}
          </ButtonLink>
        </ButtonRow>
      }
    >
      <RetryBoundary>
        <Suspense fallback={<ListSkeleton />}>
          <Lists>
            {filter.state === 'REFUND_DUE' && <PaymentTasks />}
            {filter.state === 'REFUND_DUE' && <ClubRefunds />}
            {filter.state === 'REFUND_DUE' && <Credits />}
            {filter.state === 'REFUND_DUE' && <DebitRefunds />}
            <InvoiceList />
          </Lists>
        </Suspense>
      </RetryBoundary>
    </Page>
  );
};
