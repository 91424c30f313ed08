import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { createOperationDescriptor, fetchQuery, getRequest, graphql } from 'relay-runtime';
import type { useClubSportsQuery } from '../__generated__/useClubSportsQuery.graphql.ts';

const query = graphql`
  query useClubSportsQuery {
    bookingInfos {
      sports
    }
  }
`;

/**
 * The keys of the club's sports, in the club's order. Empty until they are loaded and where they cannot be: a menu must not keep its
 * area from being shown.
 */
export const useClubSports = (): readonly string[] => {
  const environment = useRelayEnvironment();
  const [sports, setSports] = useState<readonly string[]>([]);
  useEffect(() => {
    const operation = createOperationDescriptor(getRequest(query), {});
    const kept = environment.retain(operation);
    const fetching = fetchQuery<useClubSportsQuery>(environment, query, {}).subscribe({
      next: ({ bookingInfos }) => setSports(bookingInfos.sports),
      error: () => undefined,
    });
    return () => {
      fetching.unsubscribe();
      kept.dispose();
    };
  }, [environment]);
  return sports;
};
