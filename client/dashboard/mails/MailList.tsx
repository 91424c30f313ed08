import { useDeferredValue } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { MailListQuery, MailListQuery$data } from '../../__generated__/MailListQuery.graphql.ts';
import { useRetryKey } from '../../core/retryKey.ts';
import { EmptyList } from '../../ui/EmptyList.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { MailTable } from './MailTable.tsx';
import type { MailFilter } from './mailFilter.ts';

/** As many as the server hands out at once. */
const pageSize = 50;

/** One page of the letters in that state, newest first; `round` counts up to ask anew. */
const useMailPage = (filter: MailFilter, round: number): MailListQuery$data['mails'] =>
  useLazyLoadQuery<MailListQuery>(
    graphql`
      query MailListQuery($state: MailState, $page: Int) {
        mails(state: $state, page: $page) {
          total
          mails {
            id
            ...MailTable_mails
          }
        }
      }
    `,
    filter,
    { fetchPolicy: 'store-and-network', fetchKey: `${useRetryKey()} ${round}` },
  ).mails;

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  transition: 'opacity 120ms',
  '&[aria-busy="true"]': { opacity: 0.6 },
  '& > p': { margin: 0, color: theme.vars.palette.text.secondary },
}));

type MailListProps = {
  filter: MailFilter;
  round: number;
  onTurn: (page: number) => void;
  onChanged: () => void;
};

/** One page of the letters; the old one stays, paler, while the next one is on its way. */
export const MailList = ({ filter, round, onTurn, onChanged }: MailListProps) => {
  const { t } = useTranslation('dashboard');
  const shown = useDeferredValue(filter);
  const shownRound = useDeferredValue(round);
  const { total, mails } = useMailPage(shown, shownRound);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (total === 0) {
    const why = shown.state === null ? 'none' : 'filtered';
    return <EmptyList title={t(($) => $.mails.empty[why].title)} text={t(($) => $.mails.empty[why].text)} />;
  }
  return (
    <Root aria-busy={shown !== filter || shownRound !== round}>
      <p role="status">{t(($) => $.mails.count, { count: total })}</p>
      <MailTable mails={mails} onChanged={onChanged} />
      <Pager label={t(($) => $.mails.pages)} page={Math.min(shown.page, pages)} pages={pages} onTurn={onTurn} />
    </Root>
  );
};
