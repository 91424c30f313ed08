import { Suspense, useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../../ui/feedback/ListSkeleton.tsx';
import { RetryBoundary } from '../../ui/feedback/RetryBoundary.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { BankInbox } from './BankInbox.tsx';
import { StatementUpload } from './StatementUpload.tsx';
import { useBankChanges } from './useBankChanges.ts';

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  '& > p': { margin: 0 },
}));

/** Statements of account are read and kept, and what their movements pay is booked (decisions.md N38, N40). */
export const BankPage = () => {
  const { t } = useTranslation('bankAdmin');
  const [refreshKey, setRefreshKey] = useState(0);
  const refresh = () => setRefreshKey((count) => count + 1);
  useBankChanges(refresh);
  return (
    <Page title={t(($) => $.title)}>
      <Column>
        <StatementUpload onRead={refresh} />
        <RetryBoundary>
          <Suspense fallback={<ListSkeleton />}>
            <BankInbox refreshKey={refreshKey} onChanged={refresh} />
          </Suspense>
        </RetryBoundary>
      </Column>
    </Page>
  );
};
