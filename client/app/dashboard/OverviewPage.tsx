import { type ReactNode, Suspense } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { RetryBoundary } from '../../ui/feedback/RetryBoundary.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { AccountFigures } from '../../user/admin/figures/AccountFigures.tsx';
import { MailFigures } from '../../mail/admin/MailFigures.tsx';
import { ReadModelFigures } from './ReadModelFigures.tsx';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: theme.spacing(5),
  alignItems: 'start',
}));

/** A figure that cannot be loaded does not affect the others. */
const Part = ({ children }: { children: ReactNode }) => (
  <RetryBoundary>
    <Suspense fallback={<Skeleton height={280} />}>{children}</Suspense>
  </RetryBoundary>
);

/** Figures about the club, each with a link to the list that it counts. */
export const OverviewPage = () => {
  const { t } = useTranslation('dashboard');
  return (
    <Page title={t(($) => $.title)}>
      <Grid>
        <Part>
          <AccountFigures />
        </Part>
        <Part>
          <MailFigures />
        </Part>
        <Part>
          <ReadModelFigures />
        </Part>
      </Grid>
    </Page>
  );
};
