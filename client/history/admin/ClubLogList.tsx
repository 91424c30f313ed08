import { useDeferredValue, useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ClubLogListQuery, ClubLogListQuery$data } from '../../__generated__/ClubLogListQuery.graphql.ts';
import { useRetryKey } from '../../core/relay/retryKey.ts';
import { useCourtName } from '../../core/texts/useCourtName.ts';
import { EmptyList } from '../../ui/feedback/EmptyList.tsx';
import { PagedList } from '../../ui/layout/PagedList.tsx';
import { ClubLogEntry } from './ClubLogEntry.tsx';
import { type ClubLogFilter, isNarrowed } from './clubLogFilter.ts';
import { useClubLogChanges } from './useClubLogChanges.ts';

const pageSize = 25;

const Entries = styled('ol')({ margin: 0, padding: 0, listStyle: 'none', maxWidth: 820 });

const useClubLogPage = (filter: ClubLogFilter, refreshKey: number): ClubLogListQuery$data['clubLog'] =>
  useLazyLoadQuery<ClubLogListQuery>(
    graphql`
      query ClubLogListQuery(
        $search: String
        $kind: HistoryKind
        $action: String
        $person: String
        $actor: String
        $subject: String
        $day: Date
        $fromDate: Date
        $toDate: Date
        $page: Int
        $size: Int
      ) {
        clubLog(
          search: $search
          kind: $kind
          action: $action
          person: $person
          actor: $actor
          subject: $subject
          day: $day
          fromDate: $fromDate
          toDate: $toDate
          page: $page
          size: $size
        ) {
          total
          entries {
            position
            subjectID
            ...ClubLogEntry_entry
          }
        }
        ...useCourtName_courts
      }
    `,
    { ...filter, size: pageSize },
    { fetchPolicy: 'store-and-network', fetchKey: `${useRetryKey()} ${refreshKey}` },
  ).clubLog;

type ClubLogListProps = { filter: ClubLogFilter; onChange: (changed: Partial<ClubLogFilter>) => void };

/** One page of the club log, live; the old page stays visible, paler, while another one loads. */
export const ClubLogList = ({ filter, onChange }: ClubLogListProps) => {
  const { t } = useTranslation('historyAdmin');
  const [refreshKey, setRefreshKey] = useState(0);
  const shown = useDeferredValue(filter);
  const { total, entries } = useClubLogPage(shown, useDeferredValue(refreshKey));
  // The names come with the entries: without them the list would wait for them entry by entry.
  useCourtName();
  useClubLogChanges(() => setRefreshKey((count) => count + 1));
  if (total === 0) {
    const reason = isNarrowed(shown) ? 'filtered' : 'none';
    return <EmptyList title={t(($) => $.empty[reason].title)} text={t(($) => $.empty[reason].text)} />;
  }
  return (
    <PagedList
      count={t(($) => $.count, { count: total })}
      pagerLabel={t(($) => $.pages)}
      total={total}
      pageSize={pageSize}
      page={shown.page}
      onTurn={(page) => onChange({ page })}
      isBusy={shown !== filter}
    >
      <Entries aria-label={t(($) => $.list)}>
        {entries.map((entry) => (
          <ClubLogEntry key={`${entry.position} ${entry.subjectID}`} entry={entry} onChange={onChange} />
        ))}
      </Entries>
    </PagedList>
  );
};
