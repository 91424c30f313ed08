import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import { endMinute } from '@platzwart/contracts/booking';
import { type LocalDate, minuteOfDay } from '@platzwart/contracts/core';
import type { fetchPlanAsOfQuery } from '../../../__generated__/fetchPlanAsOfQuery.graphql.ts';
import { now } from '../../../core/asOf/useKnownAt.ts';
import type { SharedBooking } from '../../data/planBookingOf.ts';

/** A booking as it was known; `who`: today's name of its person, '' for nobody. */
export type PlannedBooking = SharedBooking & Readonly<{ who: string }>;

/**
 * The plan of a day as it was known at an instant; null: now. `environment` must be one of its own: a booking has one record in a store,
 * which would say of the live plan what was known then.
 */
export const fetchPlanAsOf = async (
  environment: Environment,
  { sport, date, at }: Readonly<{ sport: string; date: LocalDate; at: string | null }>,
): Promise<readonly PlannedBooking[]> => {
  const answer = await fetchQuery<fetchPlanAsOfQuery>(
    environment,
    graphql`
      query fetchPlanAsOfQuery($sport: String!, $date: Date!, $at: DateTime!) {
        bookingsInPeriodAsOf(fromDate: $date, toDate: $date, choosenSport: $sport, at: $at) {
          _id
          category
          title
          sport
          court
          date
          start
          end
          user {
            firstName
            lastName
          }
        }
      }
    `,
    { sport, date, at: at ?? now },
    { networkCacheConfig: { force: true } },
  ).toPromise();
  return (answer?.bookingsInPeriodAsOf ?? []).map(({ _id, title, start, end, user, ...booking }) => ({
    ...booking,
    id: _id,
    title: title ?? null,
    startMinute: minuteOfDay(start),
    endMinute: endMinute(end),
    who: user ? `${user.firstName} ${user.lastName}` : '',
  }));
};
