import { Suspense } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../../ui/feedback/ListSkeleton.tsx';
import { RetryBoundary } from '../../ui/feedback/RetryBoundary.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Debits } from './Debits.tsx';

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
}));

/** What can be collected, what was, and by which mandates. */
export const DebitsPage = () => {
  const { t } = useTranslation('debitAdmin');
  return (
    <Page title={t(($) => $.title)}>
      <RetryBoundary>
        <Suspense fallback={<ListSkeleton />}>
          <Column>
            <Debits />
          </Column>
        </Suspense>
      </RetryBoundary>
    </Page>
  );
};
