import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { UserListQuery, UserListQuery$data } from '../../../__generated__/UserListQuery.graphql.ts';
import { useRetryKey } from '../../../core/relay/retryKey.ts';
import { PagedList } from '../../../ui/layout/PagedList.tsx';
import { NoUsers } from './NoUsers.tsx';
import { UserTable } from './UserTable.tsx';
import type { UserFilter } from './userFilter.ts';
import type { FilterChange } from './useUserFilter.ts';

const pageSize = 25;

/**
 * One page of the accounts that match the filter, sorted and cut by the server; an increased `refreshKey` fetches it
 * again.
 */
const useUserPage = (filter: UserFilter, refreshKey: number): UserListQuery$data['userPage'] =>
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
            ...UserTable_users
          }
        }
      }
    `,
    { ...filter, size: pageSize },
    { fetchPolicy: 'store-and-network', fetchKey: `${useRetryKey()} ${refreshKey}` },
  ).userPage;

type UserListProps = {
  filter: UserFilter;
  /** Counts up whenever the list must be fetched again. */
  refreshKey: number;
  onChange: (change: FilterChange) => void;
  onChanged: () => void;
};

/** One page of the matching accounts; the old one stays visible, paler, while the next one loads. */
export const UserList = ({ filter, refreshKey, onChange, onChanged }: UserListProps) => {
  const { t } = useTranslation('userAdmin');
  const shown = useDeferredValue(filter);
  const shownRefreshKey = useDeferredValue(refreshKey);
  const { total, users } = useUserPage(shown, shownRefreshKey);
  const isBusy = shown !== filter || shownRefreshKey !== refreshKey;
  if (total === 0) return <NoUsers filter={shown} onReset={onChange} />;
  return (
    <PagedList
      count={t(($) => $.users.count, { count: total })}
      pagerLabel={t(($) => $.users.pages)}
      total={total}
      pageSize={pageSize}
      page={shown.page}
      onTurn={(page) => onChange({ page })}
      isBusy={isBusy}
    >
      <UserTable users={users} filter={filter} onChange={onChange} onChanged={onChanged} />
    </PagedList>
  );
};
