import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { LocalDate } from '@platzwart/contracts/core';
import type { useHoursLeftQuery } from '../../__generated__/useHoursLeftQuery.graphql.ts';

/**
 * Hours on all cards of the viewer, or of the child with this member number, that pay for a day; 0 until the answer is there, and where there is none: the other
 * methods do not wait for it.
 */
export const useHoursLeft = (userID: string | null, playedOn: LocalDate): number => {
  const environment = useRelayEnvironment();
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const subscription = fetchQuery<useHoursLeftQuery>(
      environment,
      graphql`
        query useHoursLeftQuery($userID: ID, $playedOn: Date) {
          voucherHoursLeft(userID: $userID, playedOn: $playedOn)
        }
      `,
      { playedOn, ...(userID !== null && { userID }) },
    ).subscribe({ next: ({ voucherHoursLeft }) => setLeft(voucherHoursLeft), error: () => setLeft(0) });
    return () => subscription.unsubscribe();
  }, [environment, userID, playedOn]);
  return left;
};
