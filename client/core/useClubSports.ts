import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useSettingsChanges } from './relay/useSettingsChanges.ts';
import { createOperationDescriptor, fetchQuery, getRequest, graphql } from 'relay-runtime';
import type { useClubSportsQuery } from '../__generated__/useClubSportsQuery.graphql.ts';

const query = graphql`
  query useClubSportsQuery {
    generalInfos {
      displayName
      sportNames {
        sport
        de
        en
      }
    }
    bookingInfos {
      sports
    }
  }
`;

/**
 * The keys of the club's sports, in the club's order; the names of club and sports follow with them. Empty until they are loaded and where they cannot be: a menu must not keep its
 * area from being shown.
 */
export const useClubSports = (): readonly string[] => {
  const environment = useRelayEnvironment();
  const [sports, setSports] = useState<readonly string[]>([]);
  const [changes, setChanges] = useState(0);
  useSettingsChanges(() => setChanges((before) => before + 1));
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
  }, [environment, changes]);
  return sports;
};
