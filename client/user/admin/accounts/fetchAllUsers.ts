import { fetchQuery } from 'react-relay';
import { type Environment, graphql } from 'relay-runtime';
import type { fetchAllUsersQuery, fetchAllUsersQuery$data } from '../../../__generated__/fetchAllUsersQuery.graphql.ts';
import type { UserFilter } from './userFilter.ts';

export type ExportedUser = fetchAllUsersQuery$data['userPage']['users'][number];

const query = graphql`
  query fetchAllUsersQuery(
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
        userID
        firstName
        lastName
        companyName
        email
        phone
        role
        discount
        language
        active
        verified
        address {
          street
          houseNumber
          zip
          city
          country
        }
      }
    }
  }
`;

/** The server's maximum. */
const size = 100;

/**
 * All accounts that match the filter, in its order; calls `onProgress` after each page. Throws `ServerRefusal`. An account that is
 * added or removed meanwhile may move another one to the next page: duplicates are removed.
 */
export const fetchAllUsers = async (
  environment: Environment,
  filter: UserFilter,
  onProgress: (progress: Readonly<{ done: number; total: number }>) => void,
): Promise<readonly ExportedUser[]> => {
  const found = new Map<string, ExportedUser>();
  for (let page = 1; ; page += 1) {
    const answer = await fetchQuery<fetchAllUsersQuery>(
      environment,
      query,
      { ...filter, page, size },
      { networkCacheConfig: { force: true } },
    ).toPromise();
    const { users, total } = answer?.userPage ?? { users: [], total: 0 };
    for (const user of users) found.set(user.userID, user);
    onProgress({ done: found.size, total });
    if (users.length < size) return [...found.values()];
  }
};
