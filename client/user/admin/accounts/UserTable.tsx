import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { UserTable_users$key } from '../../../__generated__/UserTable_users.graphql.ts';
import { Link } from '../../../ui/buttons/Link.tsx';
import { AdminTable, type Column } from '../../../ui/material/admin/AdminTable.tsx';
import { AccountMarks } from './AccountMarks.tsx';
import { UserActions } from './UserActions.tsx';
import type { UserFilter, UserSort } from './userFilter.ts';
import type { FilterChange } from './useUserFilter.ts';

/** At most two lines; the rest of a longer name is in the tooltip and on the account's page. */
const Name = styled(Link)({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontWeight: 600,
});

/** Breaks before the @ where the address is too long. */
const Email = ({ address }: { address: string }) => {
  const at = address.lastIndexOf('@');
  return (
    <span>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
};

type UserTableProps = {
  users: UserTable_users$key;
  filter: UserFilter;
  onChange: (change: FilterChange) => void;
  onChanged: () => void;
};

const useSortable = ({ filter, onChange }: Pick<UserTableProps, 'filter' | 'onChange'>) => {
  const orderOf = (sort: UserSort) => {
    if (filter.sort !== sort) return 'none';
    return filter.descending ? 'descending' : 'ascending';
  };
  return (label: string, sort: UserSort, width?: string): Column => ({
    label,
    ...(width !== undefined && { width }),
    sort: {
      order: orderOf(sort),
      onSort: () => onChange((latest) => ({ sort, descending: latest.sort === sort && !latest.descending })),
    },
  });
};

/** One page of accounts with their actions. */
export const UserTable = ({ users: key, filter, onChange, onChanged }: UserTableProps) => {
  const { t } = useTranslation('userAdmin');
  const sortable = useSortable({ filter, onChange });
  const users = useFragment(
    graphql`
      fragment UserTable_users on User @relay(plural: true) {
        id
        userID
        firstName
        lastName
        email
        role
        ...AccountMarks_user
        ...UserActions_user
      }
    `,
    key,
  );
  return (
    <AdminTable
      label={t(($) => $.users.title)}
      columns={[
        sortable(
          t(($) => $.users.columns.name),
          'NAME',
        ),
        sortable(
          t(($) => $.users.columns.number),
          'MEMBER_NUMBER',
          '6.5rem',
        ),
        { label: t(($) => $.users.columns.email) },
        sortable(
          t(($) => $.users.columns.role),
          'ROLE',
          '7.5rem',
        ),
        { label: t(($) => $.users.columns.state), width: '10.5rem' },
        { label: t(($) => $.users.columns.actions), isSilent: true, width: '4rem' },
      ]}
      rows={users.map((user) => ({
        key: user.id,
        cells: [
          <Name to={`/dashboard/user/${user.userID}/edit`} title={`${user.lastName}, ${user.firstName}`}>
            {user.lastName}, {user.firstName}
          </Name>,
          user.userID,
          user.email == null ? null : <Email address={user.email} />,
          t(($) => $.roles[user.role]),
          <AccountMarks user={user} />,
          <UserActions user={user} onChanged={onChanged} />,
        ],
      }))}
    />
  );
};
