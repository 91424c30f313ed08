import { useCallback, useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { type IEnvironment, createOperationDescriptor, getRequest } from 'relay-runtime';
import * as v from 'valibot';
import { clubInfosQuery } from '../useClubInfos.ts';

const namesSchema = v.object({
  generalInfos: v.object({ sportNames: v.array(v.object({ sport: v.string(), de: v.string(), en: v.string() })) }),
});
type SportName = Readonly<{ sport: string; de: string; en: string }>;

const nothing: readonly SportName[] = [];

const namesIn = (data: unknown): readonly SportName[] => {
  const found = v.safeParse(namesSchema, data);
  return found.success && found.output.generalInfos.sportNames.length > 0
    ? found.output.generalInfos.sportNames
    : nothing;
};

const selector = createOperationDescriptor(getRequest(clubInfosQuery), {}).fragment;

/** What was read last: a lookup answers new objects each time. */
const lastRead = new WeakMap<IEnvironment, readonly SportName[]>();
const read = (environment: IEnvironment): readonly SportName[] => {
  const names = namesIn(environment.lookup(selector).data);
  lastRead.set(environment, names);
  return names;
};

/**
 * The club's own names of its sports, as the store has them: `useClubInfos` loads them for the frame of every page. Nothing waits for them,
 * and no page fails without them.
 */
export const useClubSportNames = (): readonly SportName[] => {
  const environment = useRelayEnvironment();
  const follow = useCallback(
    (onChange: () => void) => {
      const changed = () => {
        read(environment);
        onChange();
      };
      const following = environment.subscribe(environment.lookup(selector), changed);
      changed();
      return () => following.dispose();
    },
    [environment],
  );
  return useSyncExternalStore(follow, () => lastRead.get(environment) ?? read(environment));
};
