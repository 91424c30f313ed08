import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import type { fetchNamesQuery } from '../../__generated__/fetchNamesQuery.graphql.ts';
import type { DayKey } from './courtDays.ts';

type Person = Readonly<{ firstName: string; lastName: string }>;

/** `Ben Berg` for the club, `Ben B.` for everybody else (reference: ux.md U37). */
const nameOf = ({ firstName, lastName }: Person, isFull: boolean): string =>
  isFull ? `${firstName} ${lastName}` : `${firstName} ${lastName.slice(0, 1)}.`;

/** Whose the bookings of a day are, by their `_id`; '' where nobody is named. Rejects with `ServerRefusal`. */
export const fetchNames = async (
  environment: Environment,
  { sport, date }: DayKey,
  isFull: boolean,
): Promise<ReadonlyMap<string, string>> => {
  const answer = await fetchQuery<fetchNamesQuery>(
    environment,
    graphql`
      query fetchNamesQuery($sport: String!, $date: Date!) {
        bookingsInPeriod(choosenSport: $sport, fromDate: $date, toDate: $date) {
          _id
          user {
            firstName
            lastName
          }
        }
      }
    `,
    { sport, date },
  ).toPromise();
  return new Map((answer?.bookingsInPeriod ?? []).map(({ _id, user }) => [_id, user ? nameOf(user, isFull) : '']));
};
