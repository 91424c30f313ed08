import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useChildTermsQuery } from '../../__generated__/useChildTermsQuery.graphql.ts';
import type { Booking } from '../useBooking.ts';

/**
 * Loads what holds for the child that is booked for, again when the club's settings change; nothing where the viewer books for themselves.
 * `isLoading` until it is there: what is on screen may be that of the viewer. `failure`: why it is not.
 */
export const useChildTerms = ({
  setup: { bookedFor, children },
  childTerms,
  setChildTerms,
}: Pick<Booking, 'setup' | 'childTerms' | 'setChildTerms'>) => {
  const environment = useRelayEnvironment();
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const userID = bookedFor?.userID ?? null;
  useEffect(() => {
    if (userID === null) return undefined;
    const subscription = fetchQuery<useChildTermsQuery>(
      environment,
      graphql`
        query useChildTermsQuery($userID: ID!) {
          bookingInfosByUser(userID: $userID) {
            paymentMethods
            vatSwitchDays
            avoidGaps
            limits {
              minAdvanceMinutes
              maxAdvanceDays
              graceMinutes
              maxOpenBookings
              maxMinutesPerDay
              maxParallel
            }
          }
        }
      `,
      { userID },
    ).subscribe({
      start: () => setFailure(null),
      next: ({ bookingInfosByUser: { limits, paymentMethods, vatSwitchDays, avoidGaps } }) => {
        const { minAdvanceMinutes, maxAdvanceDays = null, graceMinutes } = limits;
        const { maxOpenBookings, maxMinutesPerDay, maxParallel } = limits;
        const quota = { maxOpenBookings, maxMinutesPerDay, maxParallel };
        setChildTerms({
          userID,
          window: { minAdvanceMinutes, maxAdvanceDays, graceMinutes },
          rules: { paymentMethods, vatSwitchDays, avoidGaps, quota },
        });
      },
      error: setFailure,
    });
    return () => subscription.unsubscribe();
    // The children are others, too, when the settings are.
  }, [environment, userID, children, attempt, setChildTerms]);
  const isLoading = userID !== null && childTerms?.userID !== userID;
  return { isLoading, failure: isLoading ? failure : null, retry: () => setAttempt((before) => before + 1) };
};
