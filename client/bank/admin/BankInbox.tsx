import { useDeferredValue } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { EmptyList } from '../../ui/feedback/EmptyList.tsx';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { PagedList } from '../../ui/layout/PagedList.tsx';
import { BalanceGaps } from './BalanceGaps.tsx';
import { ClosedMovements } from './ClosedMovements.tsx';
import { InboxFilterBar } from './InboxFilterBar.tsx';
import { OpenMovements } from './OpenMovements.tsx';
import { pageSize, useInboxFilter } from './inboxFilter.ts';
import { type Inbox, useBankInbox } from './useBankInbox.ts';

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  '& > p': { margin: 0 },
}));

const isUnused = ({ open, settled, setAside, outgoing, readUntil }: Inbox): boolean =>
  open + settled + setAside + outgoing === 0 && readUntil == null;

type BankInboxProps = { refreshKey: number; onChanged: () => void };

/** What was read: what is missing, and one page of movements. The old page stays visible while another one loads. */
export const BankInbox = ({ refreshKey, onChanged }: BankInboxProps) => {
  const { t } = useTranslation('bankAdmin');
  const { date } = useFormat();
  const { filter, change } = useInboxFilter();
  const shown = useDeferredValue(filter);
  const inbox = useBankInbox(shown, useDeferredValue(refreshKey));
  const { movements, total, gaps, readUntil, unreadable } = inbox;
  if (isUnused(inbox)) return <EmptyList title={t(($) => $.unused)} text={t(($) => $.unusedText)} />;
  const empty = shown.search === '' ? t(($) => $.empty[shown.state]) : t(($) => $.empty.search);
  return (
    <Column>
      {unreadable > 0 && (
        <NoticeBox kind="warning" role="status">
          {t(($) => $.unreadable, { count: unreadable })}
        </NoticeBox>
      )}
      <BalanceGaps gaps={gaps} />
      {readUntil != null && <p>{t(($) => $.readUntil, { date: date(readUntil, 'plain') })}</p>}
      <InboxFilterBar filter={filter} inbox={inbox} onChange={change} />
      {total === 0 ? (
        <EmptyList title={empty} text={t(($) => $.emptyText)} />
      ) : (
        <PagedList
          count={t(($) => $.count, { count: total })}
          pagerLabel={t(($) => $.pages)}
          total={total}
          pageSize={pageSize}
          page={shown.page}
          onTurn={(page) => change({ page })}
          isBusy={shown !== filter}
        >
          {shown.state === 'OPEN' ? (
            <OpenMovements inbox={inbox} onChanged={onChanged} />
          ) : (
            <ClosedMovements movements={movements} state={shown.state} onChanged={onChanged} />
          )}
        </PagedList>
      )}
    </Column>
  );
};
