import { type PreloadedQuery, graphql, useFragment, usePreloadedQuery } from 'react-relay';
import type { AccountBilling_user$key } from '../../../__generated__/AccountBilling_user.graphql.ts';
import type { AccountFamily_user$key } from '../../../__generated__/AccountFamily_user.graphql.ts';
import type { AccountFacts_user$key } from '../../../__generated__/AccountFacts_user.graphql.ts';
import type { useEditedUserQuery } from '../../../__generated__/useEditedUserQuery.graphql.ts';
import type { useEditedUser_user$key } from '../../../__generated__/useEditedUser_user.graphql.ts';
import type { EditedUser } from './userInput.ts';

/** The current data of the requested account, its Relay id, and whether it is the last admin's; null where it does not exist. */
export const useEditedUser = (
  account: PreloadedQuery<useEditedUserQuery>,
): Readonly<{
  user: EditedUser;
  id: string;
  facts: AccountFacts_user$key;
  billing: AccountBilling_user$key;
  family: AccountFamily_user$key;
  isLastAdmin: boolean;
}> | null => {
  const { user: key, admins } = usePreloadedQuery<useEditedUserQuery>(
    graphql`
      query useEditedUserQuery($userID: ID!) {
        user(id: $userID) {
          ...useEditedUser_user
          ...AccountFacts_user
          ...AccountBilling_user
          ...AccountFamily_user
        }
        admins: userPage(role: ADMIN, state: ACTIVE, size: 1) {
          total
        }
      }
    `,
    account,
  );
  const user = useFragment<useEditedUser_user$key>(
    graphql`
      fragment useEditedUser_user on User {
        id
        userID
        firstName
        lastName
        companyName
        email
        phone
        role
        discount
        limits {
          maxAdvanceDays
          maxOpenBookings
          maxMinutesPerDay
          maxParallel
        }
        active
        verified
        guardian {
          userID
        }
        language
        address {
          street
          houseNumber
          zip
          city
          country
        }
      }
    `,
    key ?? null,
  );
  if (!user || !key) return null;
  const isActiveAdmin = user.role === 'ADMIN' && user.active && user.verified;
  return { user, id: user.id, facts: key, billing: key, family: key, isLastAdmin: isActiveAdmin && admins.total <= 1 };
};
