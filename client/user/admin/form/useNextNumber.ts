import { type PreloadedQuery, graphql, usePreloadedQuery } from 'react-relay';
import type { useNextNumberQuery } from '../../../__generated__/useNextNumberQuery.graphql.ts';

/** Guests get numbers from here on (decisions.md U1); members continue after the highest number below it. */
const firstOfGuests = 900_000;

type Highest = Readonly<{ users: readonly Readonly<{ userID: string }>[] }>;
const numbersOf = ({ users }: Highest): readonly number[] => users.map(({ userID }) => Number(userID));

/** The number that the next member will probably get; null where there is no member yet. */
export const useNextNumber = (highestNumbers: PreloadedQuery<useNextNumberQuery>): string | null => {
  const { members, trainers, admins } = usePreloadedQuery<useNextNumberQuery>(
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
    highestNumbers,
  );
  const highest = Math.max(
    ...[members, trainers, admins].flatMap(numbersOf).filter((number) => number < firstOfGuests),
  );
  return Number.isFinite(highest) ? String(highest + 1) : null;
};
