import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../ui/feedback/ListSkeleton.tsx';
import { RetryBoundary } from '../ui/feedback/RetryBoundary.tsx';
import { Page } from '../ui/layout/Page.tsx';
import { MyMandate } from './MyMandate.tsx';

/** The viewer's direct debit mandate. */
export const MyMandatePage = () => {
  const { t } = useTranslation('debit');
  return (
    <Page title={t(($) => $.title)} width="text">
      <RetryBoundary>
        <Suspense fallback={<ListSkeleton />}>
          <MyMandate />
        </Suspense>
      </RetryBoundary>
    </Page>
  );
};
