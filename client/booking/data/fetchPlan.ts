import { startTransition } from 'react';
import { type Environment, type RecordSourceProxy, fetchQuery, graphql } from 'relay-runtime';
import type { fetchPlanQuery } from '../../__generated__/fetchPlanQuery.graphql.ts';
import { type PlanPeriod, linkedIn, positionIn, storePlan } from './courtDays.ts';
import { type SharedBooking, planBookingOf } from './planBookingOf.ts';

const storeAnswer = (store: RecordSourceProxy, period: PlanPeriod): void => {
  const root = store.getRoot();
  const { sport, ...days } = period;
  const bookings = linkedIn(root, 'bookingsInPeriod', { choosenSport: sport, ...days });
  storePlan(store, { ...period, bookings, position: positionIn(root, 'courtPlanPosition'), asOf: Date.now() });
};

/**
 * Fetches the plan of a period, puts it into the store as days (courtDays.ts), and returns its bookings. Rejects with
 * `ServerRefusal`.
 */
export const fetchPlan = async (environment: Environment, period: PlanPeriod): Promise<readonly SharedBooking[]> => {
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
  )
    .do({
      // Renders a whole plan in slices, so that input and live changes need not wait for it.
      next: () => startTransition(() => environment.commitUpdate((store) => storeAnswer(store, period))),
    })
    .toPromise();
  return (answer?.bookingsInPeriod ?? []).flatMap((booking) => planBookingOf(booking) ?? []);
};
