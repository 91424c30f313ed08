import { type ReactNode, Suspense } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Attempt } from '../ui/Attempt.tsx';
import { Page } from '../ui/Page.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { AccountFigures } from './overview/AccountFigures.tsx';
import { MailFigures } from './overview/MailFigures.tsx';
import { ReadModelFigures } from './overview/ReadModelFigures.tsx';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: theme.spacing(5),
  alignItems: 'start',
}));

/** One figure that cannot be loaded leaves the others alone. */
const Part = ({ children }: { children: ReactNode }) => (
  <Attempt>
    <Suspense fallback={<Skeleton height={280} />}>{children}</Suspense>
  </Attempt>
);

/** How the club stands, in figures that lead to what they count. */
export const OverviewPage = () => {
  const { t } = useTranslation('dashboard');
  return (
    <Page title={t(($) => $.overview.title)}>
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
