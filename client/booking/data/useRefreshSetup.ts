import { useCallback } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { fetchQuery } from 'relay-runtime';
import type { useBookingSetupQuery } from '../../__generated__/useBookingSetupQuery.graphql.ts';
import { bookingSetupQuery } from './useBookingSetup.ts';

/** Fetches prices and rules again; changes appear when the answer arrives. */
export const useRefreshSetup = (): (() => void) => {
  const environment = useRelayEnvironment();
  return useCallback(() => {
    fetchQuery<useBookingSetupQuery>(environment, bookingSetupQuery, {}).subscribe({});
  }, [environment]);
};
