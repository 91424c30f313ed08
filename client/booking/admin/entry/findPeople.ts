import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import type { Role } from '@platzwart/contracts/core';
import type { findPeopleQuery } from '../../../__generated__/findPeopleQuery.graphql.ts';
import type { DraftPerson } from './bookingDraft.ts';

/** Active people by the beginning of a name or number, who have one of these roles. Rejects with `ServerRefusal`. */
export const findPeople = async (
  environment: Environment,
  search: string,
  roles: readonly Role[],
): Promise<readonly DraftPerson[]> => {
  const answer = await fetchQuery<findPeopleQuery>(
    environment,
    graphql`
      query findPeopleQuery($search: String!, $role: Role) {
        userPage(search: $search, role: $role, state: ACTIVE, size: 30) {
          users {
            userID
            firstName
            lastName
            role
          }
        }
      }
    `,
    { search, role: roles.length === 1 ? roles[0] : null },
  ).toPromise();
  return (answer?.userPage.users ?? []).filter(({ role }) => roles.includes(role));
};
