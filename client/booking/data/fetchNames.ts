import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import type { fetchNamesQuery } from '../../__generated__/fetchNamesQuery.graphql.ts';
import type { PlanPeriod } from './courtDays.ts';

type Person = Readonly<{ firstName: string; lastName: string }>;

/** `Ben Berg` for the club, `Ben B.` for everybody else (screens.md U37). */
const nameOf = ({ firstName, lastName }: Person, isFull: boolean): string =>
  isFull ? `${firstName} ${lastName}` : `${firstName} ${lastName.slice(0, 1)}.`;

/** Whose the bookings of some days are, by their `_id`; '' where nobody is named. Rejects with `ServerRefusal`. */
export const fetchNames = async (
  environment: Environment,
  period: PlanPeriod,
  isFull: boolean,
): Promise<ReadonlyMap<string, string>> => {
  const answer = await fetchQuery<fetchNamesQuery>(
    environment,
    graphql`
      query fetchNamesQuery($sport: String!, $fromDate: Date!, $toDate: Date!) {
        bookingsInPeriod(choosenSport: $sport, fromDate: $fromDate, toDate: $toDate) {
          _id
          user {
            firstName
            lastName
          }
        }
      }
    `,
    { ...period },
  ).toPromise();
  return new Map((answer?.bookingsInPeriod ?? []).map(({ _id, user }) => [_id, user ? nameOf(user, isFull) : '']));
};
