import { Suspense } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../../../ui/feedback/ListSkeleton.tsx';
import { RetryBoundary } from '../../../ui/feedback/RetryBoundary.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { LogProofs } from './LogProofs.tsx';
import { ReadModelTable } from './ReadModelTable.tsx';

const Hint = styled('p')(({ theme }) => ({
  maxWidth: '70ch',
  margin: theme.spacing(0, 0, 5),
  color: theme.vars.palette.text.secondary,
}));

/** The nightly proofs of the log (docs/adr/0066), and the read models: how far each is, and its rebuilding (docs/adr/0057-rebuild-from-the-page.md). */
export const OperationsPage = () => {
  const { t } = useTranslation('operations');
  return (
    <Page title={t(($) => $.title)}>
      <RetryBoundary>
        <Suspense fallback={<ListSkeleton />}>
          <LogProofs />
        </Suspense>
      </RetryBoundary>
      <h2>{t(($) => $.readModels)}</h2>
      <Hint>{t(($) => $.hint)}</Hint>
      <RetryBoundary>
        <Suspense fallback={<ListSkeleton />}>
          <ReadModelTable />
        </Suspense>
      </RetryBoundary>
    </Page>
  );
};
