import { Suspense } from 'react';
import styled from '@emotion/styled';
import { mdiCalendarSync } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { EventsPageQuery } from '../__generated__/EventsPageQuery.graphql.ts';
import { useRetryKey } from '../core/relay/retryKey.ts';
import { useClubClock } from '../courtPlan/useClubClock.ts';
import { buttonStyles } from '../ui/buttons/buttonStyles.ts';
import { EmptyList } from '../ui/feedback/EmptyList.tsx';
import { ListSkeleton } from '../ui/feedback/ListSkeleton.tsx';
import { RetryBoundary } from '../ui/feedback/RetryBoundary.tsx';
import { Icon } from '../ui/graphics/Icon.tsx';
import { Page } from '../ui/layout/Page.tsx';
import { EventCard } from './EventCard.tsx';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  margin: theme.spacing(5, 0, 0),
  padding: 0,
  listStyle: 'none',
}));
const Subscription = styled('a')(({ theme }) => buttonStyles({ theme, variant: 'secondary' }));

const UpcomingEvents = () => {
  const { t } = useTranslation('clubEvent');
  const { date } = useClubClock();
  const { events } = useLazyLoadQuery<EventsPageQuery>(
    graphql`
      query EventsPageQuery($from: Date!) {
        events(from: $from) {
          _id
          ...EventCard_event
        }
      }
    `,
    { from: date },
    { fetchPolicy: 'store-and-network', fetchKey: useRetryKey() },
  );
  if (events.length === 0) return <EmptyList title={t(($) => $.none)} text={t(($) => $.noneText)} />;
  return (
    <List>
      {events.map((event) => (
        <li key={event._id}>
          <EventCard event={event} />
        </li>
      ))}
    </List>
  );
};

/** What is coming up in the club, for everybody, as a page and as a calendar to subscribe to (decisions.md N26). */
export const EventsPage = () => {
  const { t } = useTranslation('clubEvent');
  return (
    <Page
      title={t(($) => $.title)}
      width="text"
      actions={
        <Subscription href={`webcal://${window.location.host}/calendar/events.ics`} title={t(($) => $.subscribeHelp)}>
          <Icon path={mdiCalendarSync} />
          {t(($) => $.subscribe)}
        </Subscription>
      }
    >
      <p>{t(($) => $.intro)}</p>
      <RetryBoundary>
        <Suspense fallback={<ListSkeleton />}>
          <UpcomingEvents />
        </Suspense>
      </RetryBoundary>
    </Page>
  );
};
