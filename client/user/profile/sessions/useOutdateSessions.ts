import { useCallback } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { commitLocalUpdate } from 'relay-runtime';

/** To be called after something that has ended other sessions: the list of one's own is then fetched again. */
export const useOutdateSessions = (): (() => void) => {
  const environment = useRelayEnvironment();
  return useCallback(
    () => commitLocalUpdate(environment, (store) => store.getRoot().invalidateRecord()),
    [environment],
  );
};
