import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useViewer } from '../core/session/useViewer.ts';
import { ListSkeleton } from '../ui/feedback/ListSkeleton.tsx';
import { RetryBoundary } from '../ui/feedback/RetryBoundary.tsx';
import { Page } from '../ui/layout/Page.tsx';
import { MyVouchers } from './MyVouchers.tsx';

/** The viewer's hour cards; a guest has none (decisions.md V3). */
export const MyVouchersPage = () => {
  const { t } = useTranslation('vouchers');
  if (useViewer().role === 'GUEST') return <Navigate replace to="/user/bookings" />;
  return (
    <Page title={t(($) => $.title)}>
      <RetryBoundary>
        <Suspense fallback={<ListSkeleton />}>
          <MyVouchers />
        </Suspense>
      </RetryBoundary>
    </Page>
  );
};
