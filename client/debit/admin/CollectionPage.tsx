import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { CollectionPageQuery } from '../../__generated__/CollectionPageQuery.graphql.ts';
import { RefusalBoundary } from '../../core/errors/RefusalBoundary.tsx';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { useRetryKey } from '../../core/relay/retryKey.ts';
import { EmptyList } from '../../ui/feedback/EmptyList.tsx';
import { ListSkeleton } from '../../ui/feedback/ListSkeleton.tsx';
import { RetryBoundary } from '../../ui/feedback/RetryBoundary.tsx';
import { BackLink } from '../../ui/layout/BackLink.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { CollectionDebits } from './CollectionDebits.tsx';
import { CollectionSteps } from './CollectionSteps.tsx';

const Back = () => {
  const { t } = useTranslation('debitAdmin');
  return <BackLink to="/dashboard/bank/debits">{t(($) => $.back)}</BackLink>;
};

/** The page of an address that is no collection's. */
const UnknownCollection = () => {
  const { t } = useTranslation('debitAdmin');
  return (
    <Page title={t(($) => $.run.unknown)} back={<Back />}>
      <EmptyList title={t(($) => $.run.unknown)} text={t(($) => $.run.unknownText)} />
    </Page>
  );
};

const Collection = ({ id }: { id: string }) => {
  const { t } = useTranslation('debitAdmin');
  const { date } = useFormat();
  const [changes, setChanges] = useState(0);
  const { debitCollection } = useLazyLoadQuery<CollectionPageQuery>(
    graphql`
      query CollectionPageQuery($id: ID!) {
        debitCollection(id: $id) {
          executionOn
          ...CollectionSteps_collection
          ...CollectionDebits_collection
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-and-network', fetchKey: `${useRetryKey()} ${changes}` },
  );
  const onChanged = () => setChanges((count) => count + 1);
  if (!debitCollection) return <UnknownCollection />;
  return (
    <Page title={t(($) => $.run.title, { day: date(debitCollection.executionOn, 'plain') })} back={<Back />}>
      <CollectionSteps collection={debitCollection} onChanged={onChanged} />
      <CollectionDebits collection={debitCollection} onChanged={onChanged} />
    </Page>
  );
};

/** /dashboard/bank/debits/:id: one collection, its file and its debits. */
export const CollectionPage = () => {
  const { id = '' } = useParams();
  return (
    <RetryBoundary key={id}>
      <RefusalBoundary code="ERR_DEBIT_NOT_FOUND" instead={<UnknownCollection />}>
        <Suspense fallback={<ListSkeleton />}>
          <Collection id={id} />
        </Suspense>
      </RefusalBoundary>
    </RetryBoundary>
  );
};
