import { useDeferredValue } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { UserListQuery, UserListQuery$data } from '../../__generated__/UserListQuery.graphql.ts';
import { useRetryKey } from '../../core/retryKey.ts';
import { Pager } from '../../ui/Pager.tsx';
import { NoUsers } from './NoUsers.tsx';
import { UserTable } from './UserTable.tsx';
import type { UserFilter } from './userFilter.ts';
import type { FilterChange } from './useUserFilter.ts';

const pageSize = 25;

/** One page of the accounts that fit the filter, sorted and cut by the server; `round` counts up to ask anew. */
const useUserPage = (filter: UserFilter, round: number): UserListQuery$data['userPage'] =>
  useLazyLoadQuery<UserListQuery>(
    graphql`
      query UserListQuery(
        $search: String
        $role: Role
        $state: AccountState
        $sort: UserSort
        $descending: Boolean
        $page: Int
        $size: Int
      ) {
        userPage(
          search: $search
          role: $role
          state: $state
          sort: $sort
          descending: $descending
          page: $page
          size: $size
        ) {
          total
          users {
            id
            ...UserTable_users
          }
        }
      }
    `,
    { ...filter, size: pageSize },
    { fetchPolicy: 'store-and-network', fetchKey: `${useRetryKey()} ${round}` },
  ).userPage;

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  transition: 'opacity 120ms',
  '&[aria-busy="true"]': { opacity: 0.6 },
  '& > p': { margin: 0, color: theme.vars.palette.text.secondary },
}));

type UserListProps = {
  filter: UserFilter;
  /** Counts up whenever the list has to be asked for anew. */
  round: number;
  onChange: (change: FilterChange) => void;
  onChanged: () => void;
};

/** One page of the accounts that fit; the old one stays, paler, while the next one is on its way. */
export const UserList = ({ filter, round, onChange, onChanged }: UserListProps) => {
  const { t } = useTranslation('dashboard');
  const shown = useDeferredValue(filter);
  const shownRound = useDeferredValue(round);
  const { total, users } = useUserPage(shown, shownRound);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const isBusy = shown !== filter || shownRound !== round;
  if (total === 0) return <NoUsers filter={shown} onReset={onChange} />;
  return (
    <Root aria-busy={isBusy}>
      <p role="status">{t(($) => $.users.count, { count: total })}</p>
      <UserTable users={users} filter={filter} onChange={onChange} onChanged={onChanged} />
      <Pager
        label={t(($) => $.users.pages)}
        page={Math.min(shown.page, pages)}
        pages={pages}
        onTurn={(page) => onChange({ page })}
      />
    </Root>
  );
};
