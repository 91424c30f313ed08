import { type ReactNode, Suspense } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { TodayPlan } from '../../booking/today/TodayPlan.tsx';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { useClubClock } from '../../courtPlan/useClubClock.ts';
import { KeyFigures } from '../../figures/admin/KeyFigures.tsx';
import { MailFigures } from '../../mail/admin/MailFigures.tsx';
import { RetryBoundary } from '../../ui/feedback/RetryBoundary.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { AccountFigures } from '../../user/admin/figures/AccountFigures.tsx';
import { NeedsAttention } from './NeedsAttention.tsx';
import { OperationsCorner } from './OperationsCorner.tsx';
import { QuickLinks } from './QuickLinks.tsx';
import { ReadModelFigures } from './ReadModelFigures.tsx';
import { SetUpChecklist } from './SetUpChecklist.tsx';

const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
}));
const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  gap: theme.spacing(5),
  alignItems: 'start',
}));
const Today = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));

/** A part that cannot be loaded does not affect the others. */
const Part = ({ height, children }: { height: number; children: ReactNode }) => (
  <RetryBoundary>
    <Suspense fallback={<Skeleton height={height} />}>{children}</Suspense>
  </RetryBoundary>
);

/** Where the club's day begins: what needs somebody, who plays where today, and the ways to what admins do most. */
export const OverviewPage = () => {
  const { t } = useTranslation('dashboard');
  const { date } = useFormat();
  const clock = useClubClock();
  return (
    <Page title={t(($) => $.title)} actions={<Today>{date(clock.date, 'long')}</Today>}>
      <Stack>
        <RetryBoundary>
          {/* Nothing for a club that is set up, so nothing takes its place while it loads. */}
          <Suspense fallback={null}>
            <SetUpChecklist />
          </Suspense>
        </RetryBoundary>
        <Pair>
          <Part height={160}>
            <NeedsAttention />
          </Part>
          <QuickLinks />
        </Pair>
        <Part height={480}>
          <TodayPlan />
        </Part>
        <Part height={480}>
          <KeyFigures />
        </Part>
        <Pair>
          <Part height={280}>
            <AccountFigures />
          </Part>
          <Part height={160}>
            <MailFigures />
          </Part>
        </Pair>
        <OperationsCorner>
          <Part height={160}>
            <ReadModelFigures />
          </Part>
        </OperationsCorner>
      </Stack>
    </Page>
  );
};
