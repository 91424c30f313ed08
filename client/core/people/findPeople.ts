import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import type { Role } from '@platzwart/contracts/core';
import type { findPeopleQuery } from '../../__generated__/findPeopleQuery.graphql.ts';

export type PickedPerson = Readonly<{ userID: string; firstName: string; lastName: string; role: Role }>;

/** `Ähre, Anna (1001)`: sorts in a list, and tells people of one name apart. */
export const nameInList = ({ firstName, lastName, userID }: PickedPerson): string =>
  `${lastName}, ${firstName} (${userID})`;

/** Whom a picker offers: the roles, and inactive people too where `isActive` is false. */
export type Pickable = Readonly<{ roles: readonly Role[]; isActive: boolean }>;

/** People by the beginning of a name or number. Rejects with `ServerRefusal`. */
export const findPeople = async (
  environment: Environment,
  search: string,
  { roles, isActive }: Pickable,
): Promise<readonly PickedPerson[]> => {
  const answer = await fetchQuery<findPeopleQuery>(
    environment,
    graphql`
      query findPeopleQuery($search: String!, $role: Role, $state: AccountState) {
        userPage(search: $search, role: $role, state: $state, size: 30) {
          users {
            userID
            firstName
            lastName
            role
          }
        }
      }
    `,
    { search, role: roles.length === 1 ? roles[0] : null, state: isActive ? 'ACTIVE' : null },
  ).toPromise();
  return (answer?.userPage.users ?? []).filter(({ role }) => roles.includes(role));
};
