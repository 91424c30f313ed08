import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { MailListQuery, MailListQuery$data } from '../../__generated__/MailListQuery.graphql.ts';
import { useRetryKey } from '../../core/relay/retryKey.ts';
import { EmptyList } from '../../ui/feedback/EmptyList.tsx';
import { PagedList } from '../../ui/layout/PagedList.tsx';
import { MailTable } from './MailTable.tsx';
import type { MailFilter } from './mailFilter.ts';

/** The server's maximum. */
const pageSize = 50;

/** One page of the e-mails in that state, newest first; an increased `refreshKey` fetches it again. */
const useMailPage = (filter: MailFilter, refreshKey: number): MailListQuery$data['mails'] =>
  useLazyLoadQuery<MailListQuery>(
    graphql`
      query MailListQuery($state: MailState, $page: Int) {
        mails(state: $state, page: $page) {
          total
          mails {
            ...MailTable_mails
          }
        }
      }
    `,
    filter,
    { fetchPolicy: 'store-and-network', fetchKey: `${useRetryKey()} ${refreshKey}` },
  ).mails;

type MailListProps = {
  filter: MailFilter;
  refreshKey: number;
  onTurn: (page: number) => void;
  onChanged: () => void;
};

/** One page of e-mails; the old one stays visible, paler, while the next one loads. */
export const MailList = ({ filter, refreshKey, onTurn, onChanged }: MailListProps) => {
  const { t } = useTranslation('mailAdmin');
  const shown = useDeferredValue(filter);
  const shownRefreshKey = useDeferredValue(refreshKey);
  const { total, mails } = useMailPage(shown, shownRefreshKey);
  if (total === 0) {
    const emptyReason = shown.state === null ? 'none' : 'filtered';
    return <EmptyList title={t(($) => $.empty[emptyReason].title)} text={t(($) => $.empty[emptyReason].text)} />;
  }
  return (
    <PagedList
      count={t(($) => $.count, { count: total })}
      pagerLabel={t(($) => $.pages)}
      total={total}
      pageSize={pageSize}
      page={shown.page}
      onTurn={onTurn}
      isBusy={shown !== filter || shownRefreshKey !== refreshKey}
    >
      <MailTable mails={mails} onChanged={onChanged} />
    </PagedList>
  );
};
