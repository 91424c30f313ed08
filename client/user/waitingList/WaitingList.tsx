import { useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { WaitingListQuery } from '../../__generated__/WaitingListQuery.graphql.ts';
import { useCourtName } from '../../core/texts/useCourtName.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { useWaitingListChanges } from './useWaitingListChanges.ts';
import { WaitingEntry } from './WaitingEntry.tsx';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

/** What the viewer and their children wait for, with the offer that is running; nothing where they wait for nothing (decisions.md N5, N25). */
export const WaitingList = ({ onBooked }: { onBooked: () => void }) => {
  const { t } = useTranslation('myBookings');
  const [fetchKey, setFetchKey] = useState(0);
  const refresh = () => setFetchKey((key) => key + 1);
  useWaitingListChanges(refresh);
  const club = useLazyLoadQuery<WaitingListQuery>(
    graphql`
      query WaitingListQuery {
        waitingList(withChildren: true) {
          _id
          ...WaitingEntry_entry
        }
        ...WaitingEntry_club
        ...useCourtName_courts
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  // The names come with the list: without them a running offer would wait for them.
  useCourtName();
  const { waitingList } = club;
  if (waitingList.length === 0) return null;
  return (
    <Card title={t(($) => $.waiting.title)}>
      <List>
        {waitingList.map((entry) => (
          <WaitingEntry key={entry._id} entry={entry} club={club} onChanged={refresh} onBooked={onBooked} />
        ))}
      </List>
    </Card>
  );
};
