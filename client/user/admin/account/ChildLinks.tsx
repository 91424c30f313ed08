import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ChildLinks_user$key } from '../../../__generated__/ChildLinks_user.graphql.ts';
import { Link } from '../../../ui/buttons/Link.tsx';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: theme.spacing(2),
}));

/** For whom the person books and pays, each a link to the account. */
export const ChildLinks = ({ user }: { user: ChildLinks_user$key }) => {
  const { t } = useTranslation('userAdmin');
  const { children } = useFragment(
    graphql`
      fragment ChildLinks_user on User {
        children {
          userID
          firstName
          lastName
        }
      }
    `,
    user,
  );
  return (
    <>
      <p>{t(($) => $.account.family.children)}</p>
      <List>
        {children.map(({ userID, firstName, lastName }) => (
          <li key={userID}>
            <Link to={`/dashboard/user/${userID}/edit`}>
              {firstName} {lastName} ({userID})
            </Link>
          </li>
        ))}
      </List>
    </>
  );
};
