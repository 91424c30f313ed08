import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { useReloadsItself } from '../../core/update/useReloadsItself.ts';
import { ListSkeleton } from '../../ui/feedback/ListSkeleton.tsx';
import { RetryBoundary } from '../../ui/feedback/RetryBoundary.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { SeasonOffer } from './SeasonOffer.tsx';

/** What a holder is offered, for whoever has the secret link (docs/adr/0041-season-take-over.md). */
export const SeasonOfferPage = () => {
  const { t } = useTranslation('seasonOffer');
  const { hash } = useLocation();
  const { token = hash.slice(1) } = useParams();
  useReloadsItself();
  return (
    <Page title={t(($) => $.title)} width="text">
      <RetryBoundary>
        <Suspense fallback={<ListSkeleton />}>
          <SeasonOffer token={token} />
        </Suspense>
      </RetryBoundary>
    </Page>
  );
};
