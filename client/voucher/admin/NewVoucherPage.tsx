import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { RetryBoundary } from '../../ui/feedback/RetryBoundary.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { BackLink } from '../../ui/layout/BackLink.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { NewVoucherForm } from './NewVoucherForm.tsx';

/** An ADMIN orders a card for a member (decisions.md V3). */
export const NewVoucherPage = () => {
  const { t } = useTranslation('voucherAdmin');
  return (
    <Page title={t(($) => $.newTitle)} back={<BackLink to="/dashboard/voucher">{t(($) => $.back)}</BackLink>}>
      <RetryBoundary>
        <Suspense fallback={<Skeleton height={240} />}>
          <NewVoucherForm />
        </Suspense>
      </RetryBoundary>
    </Page>
  );
};
