import { type PreloadedQuery, graphql, usePreloadedQuery } from 'react-relay';
import type { useNewAccountQuery } from '../../../__generated__/useNewAccountQuery.graphql.ts';

/** Guests get numbers from here on (decisions.md U1); members continue after the highest number below it. */
const firstOfGuests = 900_000;

type Highest = Readonly<{ users: readonly Readonly<{ userID: string }>[] }>;
const numbersOf = ({ users }: Highest): readonly number[] => users.map(({ userID }) => Number(userID));

export type NewAccount = Readonly<{
  /** The number that the next member will probably get; null where there is no member yet. */
  nextNumber: string | null;
  /** Percent that the club gives to new people (decisions.md P8). */
  discount: number;
}>;

/** What a new account begins with. */
export const useNewAccount = (defaults: PreloadedQuery<useNewAccountQuery>): NewAccount => {
  const { members, trainers, admins, bookingInfos } = usePreloadedQuery<useNewAccountQuery>(
    graphql`
      query useNewAccountQuery {
        bookingInfos {
          discount
        }
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
    defaults,
  );
  const highest = Math.max(
    ...[members, trainers, admins].flatMap(numbersOf).filter((number) => number < firstOfGuests),
  );
  return { nextNumber: Number.isFinite(highest) ? String(highest + 1) : null, discount: bookingInfos.discount };
};
