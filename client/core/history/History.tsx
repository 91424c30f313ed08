import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { HistoryQuery } from '../../__generated__/HistoryQuery.graphql.ts';
import { useRetryKey } from '../relay/retryKey.ts';
import { useCourtName } from '../texts/useCourtName.ts';
import { HistoryEntryView } from './HistoryEntryView.tsx';

const List = styled('ol')({ margin: 0, padding: 0, listStyle: 'none' });

/**
 * What happened to a booking, a series …, the newest first (decisions.md N47); `subjectId` is its `_id`. To be put into a boundary with a
 * `<Suspense>`; the page around it names the namespace `history`.
 */
export const History = ({ subjectId }: { subjectId: string }) => {
  const { t } = useTranslation('history');
  const { history } = useLazyLoadQuery<HistoryQuery>(
    graphql`
      query HistoryQuery($id: ID!) {
        history(id: $id) {
          at
          action
          ...HistoryEntryView_entry
        }
        ...useCourtName_courts
      }
    `,
    { id: subjectId },
    // Something may have happened since it was shown last.
    { fetchPolicy: 'store-and-network', fetchKey: useRetryKey() },
  );
  // The names come with the history: without them it would wait for them entry by entry.
  useCourtName();
  if (history.length === 0) return <p>{t(($) => $.none)}</p>;
  return (
    <List aria-label={t(($) => $.list)}>
      {history.toReversed().map((entry, index) => (
        <HistoryEntryView key={`${entry.at} ${entry.action} ${history.length - index}`} entry={entry} />
      ))}
    </List>
  );
};
