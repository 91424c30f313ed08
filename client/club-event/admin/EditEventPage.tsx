import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { useParams } from 'react-router-dom';
import type { EditEventPageQuery } from '../../__generated__/EditEventPageQuery.graphql.ts';
import { useRetryKey } from '../../core/relay/retryKey.ts';
import { ListSkeleton } from '../../ui/feedback/ListSkeleton.tsx';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { RetryBoundary } from '../../ui/feedback/RetryBoundary.tsx';
import { BackLink } from '../../ui/layout/BackLink.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { EditEventForm } from './EditEventForm.tsx';

const KnownEvent = ({ id }: { id: string }) => {
  const { t } = useTranslation('clubEventAdmin');
  const { event } = useLazyLoadQuery<EditEventPageQuery>(
    graphql`
      query EditEventPageQuery($id: ID!) {
        event(id: $id) {
          ...EditEventForm_event
        }
      }
    `,
    { id },
    // What was read before may have changed, and a form does not follow.
    { fetchPolicy: 'network-only', fetchKey: useRetryKey() },
  );
  return event ? <EditEventForm event={event} /> : <NoticeBox kind="info">{t(($) => $.gone)}</NoticeBox>;
};

/** Changes an event, calls it off or deletes it. */
export const EditEventPage = () => {
  const { t } = useTranslation('clubEventAdmin');
  const id = useParams()['id'] ?? '';
  return (
    <Page title={t(($) => $.edit)} back={<BackLink to="/dashboard/event">{t(($) => $.back)}</BackLink>}>
      <RetryBoundary>
        <Suspense fallback={<ListSkeleton />}>
          <KnownEvent key={id} id={id} />
        </Suspense>
      </RetryBoundary>
    </Page>
  );
};
