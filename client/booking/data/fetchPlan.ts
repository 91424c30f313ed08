import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import * as v from 'valibot';
import { positionSchema } from '@platzwart/contracts/core';
import type { fetchPlanQuery } from '../../__generated__/fetchPlanQuery.graphql.ts';
import { planBookingOf } from './planBookingOf.ts';
import type { PlanEntry, PlanPeriod } from './planEntries.ts';

/** Asks the server for the plan of a period as it stands now; rejects with `ServerRefusal`. */
export const fetchPlan = async (environment: Environment, period: PlanPeriod): Promise<PlanEntry> => {
  const answer = await fetchQuery<fetchPlanQuery>(
    environment,
    graphql`
      query fetchPlanQuery($sport: String!, $fromDate: Date!, $toDate: Date!) {
        bookingsInPeriod(choosenSport: $sport, fromDate: $fromDate, toDate: $toDate) {
          ...planBookingOf_booking
        }
        courtPlanPosition
      }
    `,
    { ...period },
  ).toPromise();
  return {
    ...period,
    bookings: (answer?.bookingsInPeriod ?? []).flatMap((booking) => planBookingOf(booking) ?? []),
    position: v.parse(positionSchema, answer?.courtPlanPosition),
    asOf: Date.now(),
  };
};
