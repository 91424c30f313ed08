import { fetchQuery } from 'react-relay';
import { type Environment, graphql } from 'relay-runtime';
import type { fetchAllUsersQuery, fetchAllUsersQuery$data } from '../../__generated__/fetchAllUsersQuery.graphql.ts';
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
        }
      }
    }
  }
`;

/** The most that the server hands out at once. */
const size = 100;

/**
 * All accounts that fit the filter, in its order; `onProgress` is told after each page. Throws `ServerRefusal`. An account that
 * comes or goes meanwhile may move another one over the edge of a page: nobody is listed twice.
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
