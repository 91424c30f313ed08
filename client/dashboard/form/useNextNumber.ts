import { graphql, useLazyLoadQuery } from 'react-relay';
import type { useNextNumberQuery } from '../../__generated__/useNextNumberQuery.graphql.ts';
import { useRetryKey } from '../../core/retryKey.ts';

/** Guests get theirs from here on (decisions.md U1): what follows the highest below it is a member's. */
const firstOfGuests = 900_000;

type Highest = Readonly<{ users: readonly Readonly<{ userID: string }>[] }>;
const numbersOf = ({ users }: Highest): readonly number[] => users.map(({ userID }) => Number(userID));

/** The number that the next member will probably get; null where there is nobody to count from. */
export const useNextNumber = (): string | null => {
  const { members, trainers, admins } = useLazyLoadQuery<useNextNumberQuery>(
    graphql`
      query useNextNumberQuery {
        members: userPage(role: MEMBER, sort: MEMBER_NUMBER, descending: true, size: 1) {
          users {
            userID
          }
        }
        trainers: userPage(role: TRAINER, sort: MEMBER_NUMBER, descending: true, size: 1) {
          users {
            userID
          }
        }
        admins: userPage(role: ADMIN, sort: MEMBER_NUMBER, descending: true, size: 1) {
          users {
            userID
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only', fetchKey: useRetryKey() },
  );
  const highest = Math.max(
    ...[members, trainers, admins].flatMap(numbersOf).filter((number) => number < firstOfGuests),
  );
  return Number.isFinite(highest) ? String(highest + 1) : null;
};
