import { useCallback } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { commitLocalUpdate } from 'relay-runtime';

type Fact = 'secondFactor' | 'erasureRequested';

/** What is true of a person from now on, told to every part of the screen: the server's answer does not name the person. */
export const useSetOnUser = (id: string) => {
  const environment = useRelayEnvironment();
  return useCallback(
    (fact: Fact, value: boolean) =>
      commitLocalUpdate(environment, (store) => {
        store.get(id)?.setValue(value, fact);
      }),
    [environment, id],
  );
};
