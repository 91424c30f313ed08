import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import type { LocalDate, LocalTime } from '@platzwart/contracts/core';
import type { fetchOccupantsQuery } from '../../../__generated__/fetchOccupantsQuery.graphql.ts';

/** A court on a date, from `start` to `end`. */
export type Place = Readonly<{ court: number; start: LocalTime; end: LocalTime }>;

/** The bookings of a day that are on any of these places. Rejects with `ServerRefusal`. */
export const fetchOccupants = async (
  environment: Environment,
  { sport, date, places }: Readonly<{ sport: string; date: LocalDate; places: readonly Place[] }>,
) => {
  const answer = await fetchQuery<fetchOccupantsQuery>(
    environment,
    graphql`
      query fetchOccupantsQuery($sport: String!, $date: Date!) {
        bookingsInPeriod(choosenSport: $sport, fromDate: $date, toDate: $date) {
          court
          start
          end
          category
          title
          user {
            firstName
            lastName
          }
        }
      }
    `,
    { sport, date },
    { networkCacheConfig: { force: true } },
  ).toPromise();
  const isInWay = (booking: Place): boolean =>
    places.some(({ court, start, end }) => court === booking.court && start < booking.end && booking.start < end);
  return (answer?.bookingsInPeriod ?? []).filter(isInWay).map(({ court, start, end, category, title, user }) => ({
    ...{ court, start, end, category, title },
    user: user && { firstName: user.firstName, lastName: user.lastName },
  }));
};
