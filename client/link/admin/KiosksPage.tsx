import { Suspense, useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../../ui/feedback/ListSkeleton.tsx';
import { RetryBoundary } from '../../ui/feedback/RetryBoundary.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { KioskList } from './KioskList.tsx';
import { NewKiosk } from './NewKiosk.tsx';
import { PairKiosk } from './PairKiosk.tsx';

const Parts = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(6) }));

/** The screens in the club house (decisions.md N27). */
export const KiosksPage = () => {
  const { t } = useTranslation('kioskAdmin');
  const [refreshKey, setRefreshKey] = useState(0);
  const refresh = () => setRefreshKey((before) => before + 1);
  return (
    <Page title={t(($) => $.title)}>
      <Parts>
        <PairKiosk onPaired={refresh} />
        <RetryBoundary>
          <Suspense fallback={<ListSkeleton />}>
            <KioskList refreshKey={refreshKey} onChanged={refresh} />
          </Suspense>
        </RetryBoundary>
        <NewKiosk onCreated={refresh} />
      </Parts>
    </Page>
  );
};
