import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../ui/feedback/ListSkeleton.tsx';
import { RetryBoundary } from '../ui/feedback/RetryBoundary.tsx';
import { Page } from '../ui/layout/Page.tsx';
import { CardsOfFamily } from './CardsOfFamily.tsx';

/** The hour cards of the viewer and of their children; guests have none (decisions.md N5, V3). */
export const MyVouchersPage = () => {
  const { t } = useTranslation('vouchers');
  return (
    <Page title={t(($) => $.title)}>
      <RetryBoundary>
        <Suspense fallback={<ListSkeleton />}>
          <CardsOfFamily />
        </Suspense>
      </RetryBoundary>
    </Page>
  );
};
