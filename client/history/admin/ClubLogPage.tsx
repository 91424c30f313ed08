import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../../ui/feedback/ListSkeleton.tsx';
import { RetryBoundary } from '../../ui/feedback/RetryBoundary.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { ClubLogFilterBar } from './ClubLogFilterBar.tsx';
import { ClubLogList } from './ClubLogList.tsx';
import { ExportClubLog } from './ExportClubLog.tsx';
import { useClubLogFilter } from './useClubLogFilter.ts';

/** The club log: who did what, when and why (docs/adr/0056-club-log.md). */
export const ClubLogPage = () => {
  const { t } = useTranslation('historyAdmin');
  const { filter, change } = useClubLogFilter();
  return (
    <Page title={t(($) => $.title)} actions={<ExportClubLog filter={filter} />}>
      <ClubLogFilterBar filter={filter} onChange={change} />
      <RetryBoundary>
        <Suspense fallback={<ListSkeleton />}>
          <ClubLogList filter={filter} onChange={change} />
        </Suspense>
      </RetryBoundary>
    </Page>
  );
};
