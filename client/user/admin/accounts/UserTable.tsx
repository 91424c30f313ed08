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

const Name = styled(Link)({ fontWeight: 600 });
const Address = styled('span')({ display: 'inline-block', minWidth: '9rem', overflowWrap: 'anywhere' });

/** Breaks before the @ where the address is too long. */
const Email = ({ address }: { address: string }) => {
  const at = address.lastIndexOf('@');
  return (
    <Address>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </Address>
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
  return (label: string, sort: UserSort): Column => ({
    label,
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
        ),
        { label: t(($) => $.users.columns.email) },
        sortable(
          t(($) => $.users.columns.role),
          'ROLE',
        ),
        { label: t(($) => $.users.columns.state) },
        { label: t(($) => $.users.columns.actions), isSilent: true },
      ]}
      rows={users.map((user) => ({
        key: user.id,
        cells: [
          <Name to={`/dashboard/user/${user.userID}/edit`}>
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
