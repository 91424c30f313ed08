import { useCallback } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { commitLocalUpdate } from 'relay-runtime';

type UserFlag = 'secondFactor' | 'erasureRequested';

/** Sets a flag of a person in the store, because the server's answer does not contain the person. */
export const useSetUserFlag = (id: string) => {
  const environment = useRelayEnvironment();
  return useCallback(
    (flag: UserFlag, value: boolean) =>
      commitLocalUpdate(environment, (store) => {
        store.get(id)?.setValue(value, flag);
      }),
    [environment, id],
  );
};
