import { useCallback } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { fetchQuery } from 'relay-runtime';
import type { useBookingSetupQuery } from '../../__generated__/useBookingSetupQuery.graphql.ts';
import { bookingSetupQuery } from './useBookingSetup.ts';

/** Asks for prices and rules again; whatever has changed is on screen as soon as the answer is there. */
export const useRefreshSetup = (): (() => void) => {
  const environment = useRelayEnvironment();
  return useCallback(() => {
    fetchQuery<useBookingSetupQuery>(environment, bookingSetupQuery, {}).subscribe({});
  }, [environment]);
};
